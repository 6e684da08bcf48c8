"""Links in the documents lead somewhere, and the files and tests that they name exist."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tests.docs.code_blocks import ROOT, TEXTS
from tools import docs_pages

MADE = ("rules/", "reference/", "openapi.md", "commands.md")
"""Pages that only the site has, made from the program itself."""
LINK = re.compile(r"\]\((?![a-z]+:)([^)\s]*)\)")
FENCE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"`(?:[\w{}-][\w./{},-]*/)?([\w-]+(?:\.[\w-]+)*\.(?:py|ts|svelte|css|ftl|toml|md))\b")
TEST = re.compile(r"\btest_\w+…?")


def links(path: Path) -> list[str]:
    return [found[1] for found in LINK.finditer(FENCE.sub("", path.read_text("utf-8")))]


def anchors(path: Path) -> set[str]:
    """The anchor of a heading."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", path.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for link in links(path):
        file, _, anchor = link.partition("#")
        if path.parent == ROOT / "docs" and file.startswith(MADE):
            continue
        target = path.parent / file if file else path
        assert target.exists(), f"{link} leads nowhere"
        if anchor:
            assert anchor in anchors(target), f"{target.name} has no heading {anchor}"


@cache
def known_files() -> list[str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return listed.stdout.split()


@cache
def known_tests() -> set[str]:
    """The names of all tests and of the modules that hold them."""
    modules = [ROOT / path for path in known_files() if path.startswith("tests/") and path.endswith(".py")]
    tests = {name for path in modules for name in re.findall(r"\bdef (test_\w+)", path.read_text("utf-8"))}
    return tests | {path.stem for path in modules}


@pytest.mark.parametrize(
    "path",
    [path for path in TEXTS if path.name != "CHANGELOG.md"],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_named_files_and_tests_exist(path: Path) -> None:
    """The change log is left out: it names files that are gone."""
    text, files = FENCE.sub("", path.read_text("utf-8")), {Path(known).name for known in known_files()}
    assert [name for name in FILE.findall(text) if name not in files] == []
    assert [name for name in TEST.findall(text) if not is_test(name)] == []


def is_test(name: str) -> bool:
    """Whether a test has this name, or a name that begins like this if it ends with an ellipsis or a line."""
    begun = name.endswith(("…", "_"))
    return any(known.startswith(name.rstrip("…")) if begun else known == name for known in known_tests())


def dependencies() -> set[str]:
    """The libraries of the program, its extras, development, the documentation and the page, without scopes."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    rows = [project["project"]["dependencies"], *project["project"]["optional-dependencies"].values()]
    python = (entry for row in (*rows, *project["dependency-groups"].values()) for entry in row)
    script = (name.rpartition("/")[2] for name in (*page["dependencies"], *page["devDependencies"]))
    return {*(re.split(r"[^\w-]", entry)[0] for entry in python), *script}


def test_the_architecture_names_every_dependency() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8").partition("## Dependencies")[2].lower()
    assert [name for name in dependencies() if any(part not in text for part in name.split("-"))] == []


def test_links_are_turned_for_the_site() -> None:
    assert docs_pages.with_site_links("[a](docs/bots.md)", "README.md") == "[a](bots.md)"
    assert (
        docs_pages.with_site_links("[a](../ARCHITECTURE.md#bots)", "docs/web.md")
        == "[a](architecture.md#bots)"
    )
    assert docs_pages.with_site_links("[a](../rulings.md)", "docs/balance/miners.md") == "[a](../rulings.md)"
    assert (
        docs_pages.with_site_links("[a](https://example.org/x.md)", "README.md")
        == "[a](https://example.org/x.md)"
    )
    assert docs_pages.with_site_links("[a](#here)", "README.md") == "[a](#here)"


def test_every_document_is_in_the_contents() -> None:
    named = set(re.findall(r"[\w/-]+\.md", repr(docs_pages.NAV)))
    there = {docs_pages.target_of(path.relative_to(ROOT).as_posix()) for path in TEXTS}
    assert there <= named


@pytest.mark.parametrize("reference", [docs_pages.PUBLIC, docs_pages.INTERNALS], ids=["public", "internals"])
def test_all_modules_of_the_reference_exist(reference: dict[str, tuple[str, ...]]) -> None:
    home = ROOT / "src/kazamata"
    for title in reference:
        modules = docs_pages.parts_of(reference, title)
        assert modules
        for module in modules:
            assert (home / f"{module.replace('.', '/') or '__init__'}.py").exists(), module


def test_the_reference_keeps_the_public_api_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs_pages, "PAGES", tmp_path)
    _, public, internals = docs_pages.write_reference()
    pages = {
        kind: {
            name
            for part in parts
            for page in part.values()
            for name in re.findall(r"^::: (\S+)$", (tmp_path / page).read_text("utf-8"), re.MULTILINE)
        }
        for kind, parts in (*public.items(), *internals.items())
    }
    assert {"kazamata", "kazamata.core.rules", "kazamata.lab.envs.gymnasium_env"} <= pages["Public API"]
    assert {"kazamata.core.lanes", "kazamata.lab.episodes.batch"} <= pages["Internals"]
    assert not pages["Public API"] & pages["Internals"]


def test_the_help_page_equals_the_printed_help() -> None:
    assert "--risk" in docs_pages.help_of("arena")
