"""The rulebook inside the program: chapters of numbered clauses."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

from kazamata.plugins import package_folders
from kazamata.words.catalogue import ENGLISH, LANGUAGES

_HEADING: Final = re.compile(r"### (?P<id>[A-Z]+-[A-Z]?\d+) · (?P<title>.+)")


@dataclass(frozen=True)
class Clause:
    """One rule with its id."""

    id: str
    title: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """A chapter of clauses."""

    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rulebook of a game in one language."""

    game: str
    language: str
    title: str
    blurb: str
    chapters: tuple[Chapter, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """All clauses in order."""
        return tuple(clause for chapter in self.chapters for clause in chapter.clauses)


@cache
def load_rulebook(game: str, language: str) -> Rulebook:
    """The rulebook of a game; the `KeyError` for a missing one lists those that exist."""
    if language not in LANGUAGES:
        raise KeyError(f"no language is called {language!r}; there are: {', '.join(LANGUAGES)}")
    folders = [root / game for root in package_folders("rulebook")]
    for path in [folder / f"{name}.md" for name in (language, ENGLISH) for folder in folders]:
        if path.is_file():
            return parse(game, language, path.read_text("utf-8"))
    raise KeyError(
        f"no rulebook for {game!r} in {language!r}; there are rulebooks for: {', '.join(games_with_rulebook())}"
    )


def games_with_rulebook() -> tuple[str, ...]:
    """The games that have a rulebook."""
    folders = (folder for root in package_folders("rulebook") for folder in root.iterdir())
    return tuple(sorted(folder.name for folder in folders if folder.joinpath(f"{ENGLISH}.md").is_file()))


def clause(game: str, language: str, id: str) -> Clause:
    """A clause by its id, in any case; the `KeyError` for an unknown id names the nearest ones."""
    clauses = {clause.id: clause for clause in load_rulebook(game, language).clauses}
    wanted = id.strip().upper()
    if wanted not in clauses:
        near = get_close_matches(wanted, clauses, 5, 0.5) or list(clauses)[:5]
        raise KeyError(f"no clause {id!r} in the rulebook of {game}; near are: {', '.join(near)}")
    return clauses[wanted]


def parse(game: str, language: str, text: str) -> Rulebook:
    """Parse a rulebook: a title, a quoted blurb, `##` chapters, `### ID · title` clauses."""
    front, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    head = re.match(r"# (?P<title>.+)\n+> (?P<blurb>.+)", front)
    if head is None:
        raise ValueError(f"the rulebook {game}/{language}.md does not begin with a title and a blurb")
    chapters = tuple(_chapter(part) for part in parts)
    book = Rulebook(game, language, head["title"].strip(), head["blurb"].strip(), chapters)
    _refuse_duplicates(book)
    return book


def _chapter(part: str) -> Chapter:
    front, *sections = re.split(r"^(?=### )", part, flags=re.MULTILINE)
    return Chapter(front.strip(), tuple(_clause(section) for section in sections))


def _clause(section: str) -> Clause:
    heading, _, text = section.partition("\n")
    found = _HEADING.fullmatch(heading.strip())
    if found is None:
        raise ValueError(f"not a heading of a clause: {heading!r}")
    return Clause(found["id"], found["title"].strip(), text.strip())


def _refuse_duplicates(book: Rulebook) -> None:
    for id, count in Counter(clause.id for clause in book.clauses).items():
        if count > 1:
            raise ValueError(f"the clause {id} is there twice in {book.game}/{book.language}.md")
