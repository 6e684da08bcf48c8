"""Collect the pages of the documentation: texts of the repository and pages generated from the program.

Texts live near the code they describe. The site has a different layout, so this module rewrites their links.
It generates the rulebooks, the commands, the OpenAPI document and the reference from the program.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import posixpath
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from kazamata import game_registry
from kazamata.cli.parser import COMMANDS, parse
from kazamata.server.http.app import make_app
from kazamata.server.settings import Settings
from kazamata.words.catalogue import ENGLISH, LANGUAGES, catalogue

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
HOME = ROOT / "build" / "docs"
PAGES = HOME / "pages"
SOURCE = ROOT / "src"

MOVED = {"README.md": "index.md", "ARCHITECTURE.md": "architecture.md", "CONTRIBUTING.md": "contributing.md",
         "CHANGELOG.md": "changelog.md", "SECURITY.md": "security.md"}  # fmt: skip
"""Texts at the top of the repository, with their paths on the site."""

LICENCE = "LICENSE"

FOLDERS = ("deploy",)
"""Folders whose files the site serves unchanged."""

PUBLIC = {
    "The package": ("",),
    "Rules and positions": ("core.rules", "core.asks", "core.events", "core.dice", "core.refusals"),
    "Environments": ("lab.envs", "lab.spaces", "lab.one_hot", "lab.rewards"),
    "Bots and agents": ("bots.bot", "bots.memory", "bots.roster", "lab.policy_bot"),
    "Matches, tasks and data": (
        "lab.matches.simulation",
        "lab.matches.tournament",
        "lab.tasks",
        "lab.datasets",
    ),
}
"""The reference of what other programs use; a package stands for all of its modules."""

INTERNALS = {
    "Registry and plugins": ("game_registry", "plugins"),
    "The engine": ("core",),
    "Advice and search": ("bots.advice", "bots.search"),
    "Codec": ("codec",),
    "Words": ("words.catalogue", "words.sentences", "words.narrator"),
    "Lab": ("lab", "lab.episodes", "lab.matches"),
    "Server": ("server.messages", "server.settings", "server.tables", "server.store", "server.runtime"),
}
"""The reference for those who change this program, without the modules of `PUBLIC`."""

REFERENCE_INTRO = """# Reference

Made from the docstrings. Names that begin with an underscore are left out.

**Public API**: what your own program uses: the package `kazamata`, rules and positions, environments, bots, matches
and the games. The [changelog](../changelog.md) names every change to it.

**Internals**: everything else, for those who change this program. It may change without notice.
"""

NAV: list[Any] = [
    {"Start": ["index.md", "start.md"]},
    {"Games": ["games.md", {"Rulebooks": "RULES"}, "rulings.md", "bots.md", "card-sets.md", "lords-components.md",
               "balance/miners.md"]},
    {"Host": ["hosting.md", "capacity.md"]},
    {"Program": ["write-a-bot.md", "arena.md", "research.md", "add-a-game.md", "protocol.md", "openapi.md",
                 "commands.md", {"Reference": "REFERENCE"}]},
    {"Develop": ["architecture.md", "contributing.md", "web.md", "lords-board.md", "miners-board.md", "figures.md",
                 "changelog.md", "security.md", "license.md"]},
]  # fmt: skip
"""The table of contents; missing texts are left out."""


def main() -> None:
    shutil.rmtree(HOME, ignore_errors=True)
    PAGES.mkdir(parents=True)
    copy_texts()
    rules, reference = write_rulebooks(), write_reference()
    write_commands()
    write_openapi()
    plan = {"INHERIT": "../../mkdocs.yml", "docs_dir": "pages", "site_dir": "../site",
            "nav": contents(NAV, {"RULES": rules, "REFERENCE": reference}), **paths()}  # fmt: skip
    (HOME / "mkdocs.yml").write_text(json.dumps(plan, indent=1), "utf-8")


def paths() -> dict[str, Any]:
    """Tell the reference where the sources are; it reads them without importing the program."""
    return {"plugins": {"mkdocstrings": {"handlers": {"python": {"paths": [str(SOURCE)]}}}}}


def contents(entries: Any, made: dict[str, Any]) -> Any:
    """Fill the generated pages into the table of contents and drop missing ones."""
    if isinstance(entries, str):
        return made.get(entries, entries)
    if isinstance(entries, dict):
        return {title: contents(below, made) for title, below in entries.items()}
    there = [entry for entry in entries if not isinstance(entry, str) or (PAGES / entry).exists()]
    return [contents(entry, made) for entry in there]


# ------------------------------------------------------------------------------- texts of the repository


def copy_texts() -> None:
    for name, target in MOVED.items():
        write(target, with_site_links((ROOT / name).read_text("utf-8"), name))
    licence = (ROOT / LICENCE).read_text("utf-8")
    write(target_of(LICENCE), f"# Licence\n\n```text\n{licence}\n```\n")
    for path in sorted(DOCS.rglob("*")):
        if path.suffix == ".md":
            name = path.relative_to(ROOT).as_posix()
            write(path.relative_to(DOCS).as_posix(), with_site_links(path.read_text("utf-8"), name))
        elif path.is_file():
            copy(path, PAGES / path.relative_to(DOCS))
    for folder in FOLDERS:
        for path in (ROOT / folder).iterdir():
            copy(path, PAGES / folder / path.name)


def copy(path: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(path, target)


LINK = re.compile(r"(?<=\]\()(?![a-z]+:)([^)#\s]+)")


def with_site_links(text: str, name: str) -> str:
    """Rewrite a text's links for the site."""
    return LINK.sub(lambda found: site_link(found[1], name), text)


def site_link(link: str, name: str) -> str:
    target = posixpath.normpath(posixpath.join(posixpath.dirname(name), link))
    return posixpath.relpath(target_of(target), posixpath.dirname(target_of(name)) or ".")


def target_of(name: str) -> str:
    """Return the site's path for a file of the repository."""
    return {**MOVED, LICENCE: "license.md"}.get(name, name.removeprefix("docs/"))


def write(target: str, text: str) -> str:
    path = PAGES / target
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return target


# ------------------------------------------------------------------------------------------ generated pages


def write_rulebooks() -> list[Any]:
    return [
        {
            catalogue(game, ENGLISH).say("game-title"): [
                {language: write_rulebook(game, language)} for language in LANGUAGES
            ]
        }
        for game in game_registry.GAME_NAMES
    ]


def write_rulebook(game: str, language: str) -> str:
    text = (SOURCE / "kazamata" / "rulebook" / game / f"{language}.md").read_text("utf-8")
    return write(f"rules/{game}.{language}.md", text)


def write_commands() -> None:
    """Write the help text of every command."""
    lines = [
        "# Commands",
        "",
        "What `kazamata COMMAND --help` says; `--lang hu|pl|sr` says it in another language.",
        "",
    ]
    for name in COMMANDS:
        lines += [f"## {name}", "", "```text", help_of(name), "```", ""]
    write("commands.md", "\n".join(lines))


def help_of(name: str) -> str:
    os.environ["COLUMNS"] = "100"
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.suppress(SystemExit):
        parse([name, "--help"])
    return said.getvalue().rstrip()


def write_openapi() -> None:
    """Write the API's document as a file and its routes as a page."""
    found: Any = make_app(Settings()).openapi_schema.to_schema()
    (PAGES / "openapi.json").write_text(json.dumps(found, indent=1), "utf-8")
    lines = [
        "# OpenAPI",
        "",
        "Made from the server's routes and records. The whole document, for generators of clients:",
        "[openapi.json](openapi.json); a running server offers it at `/api/schema/openapi.json`. What the routes",
        "mean is explained in [the protocol](protocol.md).",
        "",
        "| route | | answers |",
        "|---|---|---|",
        *(line for path, methods in sorted(found["paths"].items()) for line in route_lines(path, methods)),
        "",
    ]
    write("openapi.md", "\n".join(lines))


def route_lines(path: str, methods: dict[str, Any]) -> Iterable[str]:
    for method, about in sorted(methods.items()):
        if method in ("get", "post", "delete", "put", "patch"):
            answers = ", ".join(sorted(about.get("responses", {})))
            yield f"| `{method.upper()} {path}` | {about.get('summary', '')} | {answers} |"


def write_reference() -> list[Any]:
    """Write the reference from the docstrings: a page for each part, the public API apart from internals."""
    public = [write_part(title, parts_of(PUBLIC, title)) for title in PUBLIC]
    games = [
        f"games.{game}.{module}"
        for game in game_registry.GAME_NAMES
        for module in ("rules", "asks", "events", "view")
    ]
    public.append(write_part("The games", games))
    known = {module for title in PUBLIC for module in parts_of(PUBLIC, title)}
    internals = [
        write_part(title, [module for module in parts_of(INTERNALS, title) if module not in known])
        for title in INTERNALS
    ]
    intro = write("reference/index.md", REFERENCE_INTRO)
    return [intro, {"Public API": public}, {"Internals": internals}]


def parts_of(reference: dict[str, tuple[str, ...]], title: str) -> list[str]:
    """List the modules of a page."""
    return [module for package in reference[title] for module in modules_of(package)]


def write_part(title: str, modules: list[str]) -> dict[str, str]:
    body = "\n".join(f"::: {f'kazamata.{module}'.rstrip('.')}\n" for module in modules)
    return {title: write(f"reference/{slug(title)}.md", f"# {title}\n\n{body}")}


def slug(title: str) -> str:
    return title.lower().replace(",", "").replace(" ", "-")


def modules_of(package: str) -> list[str]:
    """List a module, or the direct modules of a package; no name is the whole program's own module."""
    if not package:
        return [""]
    path = SOURCE / "kazamata" / package.replace(".", "/")
    if not path.is_dir():
        return [package]
    return [f"{package}.{module.stem}" for module in sorted(path.glob("*.py")) if module.stem != "__init__"]


if __name__ == "__main__":
    main()
