"""Links in the documents lead somewhere, in the repository and on the site."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.code_blocks import ROOT, TEXTS
from tools import docs_pages

MADE = ("rules/", "reference/", "openapi.md", "commands.md")
"""Pages that only the site has, made from the program itself."""
LINK = re.compile(r"\]\((?![a-z]+:)([^)\s]*)\)")
FENCE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)


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


def test_all_modules_of_the_reference_exist() -> None:
    for rooms in docs_pages.REFERENCE.values():
        for room in rooms:
            assert docs_pages.modules_of(room)
            for module in docs_pages.modules_of(room):
                assert (ROOT / "src/kazamata" / f"{module.replace('.', '/')}.py").exists(), module


def test_the_help_page_equals_the_printed_help() -> None:
    assert "--risk" in docs_pages.help_of("arena")
