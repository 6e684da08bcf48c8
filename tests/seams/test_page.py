"""The page and the engine agree: generated types, numbers, and texts in every language."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from kazamata import shelf
from kazamata.words.catalogue import LANGUAGES, catalogue, source_text

WEB = Path(__file__).resolve().parents[2] / "web"
SOURCES = [*WEB.joinpath("src").rglob("*.svelte"), *WEB.joinpath("src").rglob("*.ts")]
SAID = re.compile(r"\bt\(\s*['`]([a-z0-9-]+)['`]")
EITHER = re.compile(r"\bt\([^)`']*\? '([a-z-]+)' : '([a-z-]+)'")


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate", WEB / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_generated_files_are_up_to_date() -> None:
    for name, text in generator().files().items():
        stored = (WEB / "src" / "generated" / name).read_text("utf-8")
        assert stored == text, f"run web/generate.py: {name} is out of date"


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


def test_every_kind_of_event_cites_a_clause() -> None:
    for path in WEB.joinpath("src", "games").glob("*/names.ts"):
        rules = shelf.rules(path.parent.name)
        cited = set(re.findall(r"^  (\w+): '[A-Z]{2}-[A-Z]?\d+'", path.read_text("utf-8"), re.MULTILINE))
        assert {kind.name for kind in rules.events} == cited
