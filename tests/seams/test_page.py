"""The page and the engine agree: generated types, numbers, and texts in every language."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from kazamata import shelf
from kazamata.words.catalogue import LANGUAGES, catalogue, source_text

WEB = Path(__file__).resolve().parents[2] / "web"
SOURCES = [*WEB.joinpath("src").rglob("*.svelte"), *WEB.joinpath("src").rglob("*.ts")]
SAID = re.compile(r"\bt\(\s*['`]([a-z0-9-]+)['`]")
EITHER = re.compile(r"\bt\([^)`']*\? '([a-z-]+)' : '([a-z-]+)'")


def test_generated_files_are_up_to_date() -> None:
    """Annotations are there in the interpreted engine alone, so the generator has a process of its own."""
    order = [sys.executable, str(WEB / "generate.py"), "--check"]
    told = subprocess.run(order, capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == [], "run web/generate.py: these are out of date"


def messages(language: str) -> dict[str, ast.Message]:
    body = FluentResource(source_text("web", language)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for inner in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for one in inner if isinstance(inner, list) else [inner]:
                look(one)

    look(message)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_about_the_same_values(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    for key, message in english.items():
        assert variables(other[key]) == variables(message), key


def said_keys() -> set[str]:
    texts = [path.read_text("utf-8") for path in SOURCES]
    plain = {key for text in texts for key in SAID.findall(text)}
    return plain | {key for text in texts for pair in EITHER.findall(text) for key in pair}


def test_whatever_the_page_says_is_written_down() -> None:
    known = {key.removeprefix("page-") for key in messages("en")}
    assert said_keys() - known == set()


def test_every_lesson_is_told() -> None:
    for path in WEB.joinpath("src", "games").glob("*/lessons.ts"):
        keys = re.findall(r"key: '([a-z]+)'", path.read_text("utf-8"))
        assert keys
        assert {f"page-{path.parent.name}-lesson-{key}" for key in keys} <= set(messages("en"))


@pytest.mark.parametrize("game", shelf.NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_a_board_has_the_words_that_the_frame_needs(game: str, language: str) -> None:
    if not WEB.joinpath("src", "games", game).is_dir():
        return
    said, rules = catalogue(game, language), shelf.rules(game)
    kinds = [re.sub(r"(?<!^)(?=[A-Z])", "-", kind.name).lower() for kind in rules.asks]
    wanted = {
        "game-title",
        "game-blurb",
        *(f"ask-{kind}" for kind in kinds),
        *(f"ask-{kind}-waiting" for kind in kinds),
    }
    assert {key for key in wanted if not said.has(key)} == set()


FRAME = [
    path
    for folder in ("frame", "lib")
    for path in sorted((WEB / "src" / folder).iterdir())
    if ".test." not in path.name
]
IMPORTED = re.compile(r"""(?:from|import)\s*\(?\s*['"]([^'"]+)['"]""")


def test_the_frame_of_the_page_names_no_game() -> None:
    clauses = "|".join({clause.split("-")[0] for name in shelf.NAMES for clause in clauses_of(name)})
    game = re.compile(rf"\b({'|'.join(shelf.NAMES)}|({clauses})-[A-Z]?\d+)\b", re.IGNORECASE)
    for path in FRAME:
        assert game.findall(path.read_text("utf-8")) == [], path.name


def clauses_of(game: str) -> set[str]:
    found = {kind.clause for kind in shelf.rules(game).asks}
    assert found
    return found


def test_the_frame_of_the_page_speaks_no_words_of_a_game() -> None:
    shared = {
        key for key in messages("en") if not any(key.startswith(f"page-{name}-") for name in shelf.NAMES)
    }
    used = {key for path in FRAME for key in SAID.findall(path.read_text("utf-8"))}
    assert used
    assert {key for key in used if f"page-{key}" not in shared} == set()


def test_the_frame_of_the_page_imports_no_board() -> None:
    """It knows a game only through games/game.ts, and of generated files only the records that every game shares."""
    assert FRAME
    for path in FRAME:
        for wanted in IMPORTED.findall(path.read_text("utf-8")):
            assert "/games/" not in wanted or wanted.endswith("/games/game"), f"{path.name}: {wanted}"
            assert "/generated/" not in wanted or wanted.endswith("/generated/wire"), f"{path.name}: {wanted}"


def test_no_catalogue_of_a_game_is_fetched() -> None:
    """What is told of a game comes told: the page has words for its own buttons alone."""
    assert not [path.name for path in SOURCES if "/words/${" in path.read_text("utf-8")]


def test_boards_do_not_know_one_another() -> None:
    rooms = [room for room in (WEB / "src" / "games").iterdir() if room.is_dir()]
    assert rooms
    for room in rooms:
        others = {other.name for other in rooms} - {room.name}
        for path in room.iterdir():
            taken = IMPORTED.findall(path.read_text("utf-8"))
            assert not [one for one in taken for other in others if f"/{other}/" in one], path.name
