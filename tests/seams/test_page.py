"""The page and the engine agree: generated types, numbers, and texts in every language."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kazamata import game_registry
from kazamata.plugins import game_module as room_of
from kazamata.words.catalogue import LANGUAGES, catalogue
from tests.seams.test_words import messages

WEB = Path(__file__).resolve().parents[2] / "web"
SOURCES = [*WEB.joinpath("src").rglob("*.svelte"), *WEB.joinpath("src").rglob("*.ts")]
USED_KEY = re.compile(r"\bt\(\s*['`]([a-z0-9-]+)['`]")
EITHER = re.compile(r"\bt\([^)`']*\? '([a-z-]+)' : '([a-z-]+)'")


def test_generated_files_are_up_to_date() -> None:
    """Only the interpreted engine has annotations, so the generator runs in a separate process."""
    order = [sys.executable, str(WEB / "generate.py"), "--check"]
    output = subprocess.run(order, capture_output=True, text=True, check=True)
    assert json.loads(output.stdout) == [], "run web/generate.py: these are out of date"


def used_keys() -> set[str]:
    texts = [path.read_text("utf-8") for path in SOURCES]
    plain = {key for text in texts for key in USED_KEY.findall(text)}
    return plain | {key for text in texts for pair in EITHER.findall(text) for key in pair}


def test_every_key_of_the_page_has_a_message() -> None:
    known = {key.removeprefix("page-") for key in messages("web", "en")}
    assert used_keys() - known == set()


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_boards_point_at_kinds_of_things_that_sentences_mention(game: str) -> None:
    rules = game_registry.rules(game)
    fields = [field for kind in rules.ask_kinds for form in kind.forms for field in form.fields]
    fields += [field for kind in rules.event_kinds for field in kind.fields]
    pointed = {
        kind
        for path in (WEB / "src" / "games" / game).rglob("*.svelte")
        for kind in re.findall(r"highlight\.matches\('([^']+)'", path.read_text("utf-8"))
    }
    assert pointed
    assert pointed - {field.kind for field in fields} == set()


def test_every_lesson_has_a_text() -> None:
    for path in WEB.joinpath("src", "games").glob("*/lessons.ts"):
        keys = re.findall(r"key: '([a-z-]+)'", path.read_text("utf-8"))
        assert keys
        wanted = {f"page-{path.parent.name}-lesson-{key}{part}" for key in keys for part in ("", "-title")}
        assert wanted - set(messages("web", "en")) == set()


def test_every_text_of_a_lesson_is_used() -> None:
    for path in WEB.joinpath("src", "games").glob("*/lessons.ts"):
        keys = re.findall(r"key: '([a-z-]+)'", path.read_text("utf-8"))
        known = {
            f"page-{path.parent.name}-lesson-{key}{part}" for key in keys for part in ("", "-title", "-why")
        }
        texts = {key for key in messages("web", "en") if key.startswith(f"page-{path.parent.name}-lesson-")}
        assert texts - known == set()


def test_a_guided_game_names_a_deal_that_the_server_knows() -> None:
    for path in WEB.joinpath("src", "games").glob("*/lessons.ts"):
        named = re.findall(r"\bdeal: '([a-z0-9-]+)'", path.read_text("utf-8"))
        deals = getattr(room_of("games", f"{path.parent.name}.lesson_deals"), "DEALS", {})
        assert set(named) <= set(deals), path.parent.name


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_a_board_has_the_words_that_the_frame_needs(game: str, language: str) -> None:
    if not WEB.joinpath("src", "games", game).is_dir():
        return
    said, rules = catalogue(game, language), game_registry.rules(game)
    kinds = [re.sub(r"(?<!^)(?=[A-Z])", "-", kind.name).lower() for kind in rules.ask_kinds]
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
    for path in sorted((WEB / "src" / folder).rglob("*"))
    if path.is_file() and ".test." not in path.name
]
IMPORTED = re.compile(r"""(?:from|import)\s*\(?\s*['"]([^'"]+)['"]""")


def test_the_frame_of_the_page_names_no_game() -> None:
    clauses = "|".join(
        {clause.split("-")[0] for name in game_registry.GAME_NAMES for clause in clauses_of(name)}
    )
    game = re.compile(rf"\b({'|'.join(game_registry.GAME_NAMES)}|({clauses})-[A-Z]?\d+)\b", re.IGNORECASE)
    for path in FRAME:
        assert game.findall(path.read_text("utf-8")) == [], path.name


def clauses_of(game: str) -> set[str]:
    found = {kind.clause for kind in game_registry.rules(game).ask_kinds}
    assert found
    return found


def test_the_frame_of_the_page_uses_no_words_of_a_game() -> None:
    shared = {
        key
        for key in messages("web", "en")
        if not any(key.startswith(f"page-{name}-") for name in game_registry.GAME_NAMES)
    }
    used = {key for path in FRAME for key in USED_KEY.findall(path.read_text("utf-8"))}
    assert used
    assert {key for key in used if f"page-{key}" not in shared} == set()


def test_the_frame_of_the_page_imports_no_board() -> None:
    """It knows games only through games/gamePlugin.ts, and of generated files only the wire records."""
    assert FRAME
    for path in FRAME:
        for wanted in IMPORTED.findall(path.read_text("utf-8")):
            assert "/games/" not in wanted or wanted.endswith("/games/gamePlugin"), f"{path.name}: {wanted}"
            assert "/generated/" not in wanted or wanted.endswith("/generated/wire"), f"{path.name}: {wanted}"


def test_no_catalogue_of_a_game_is_fetched() -> None:
    """Sentences about a game come rendered from the server; the page has words only for its buttons."""
    assert not [path.name for path in SOURCES if "/words/${" in path.read_text("utf-8")]


def test_boards_do_not_know_one_another() -> None:
    rooms = [room for room in (WEB / "src" / "games").iterdir() if room.is_dir()]
    assert rooms
    for room in rooms:
        others = {other.name for other in rooms} - {room.name}
        for path in (one for one in room.rglob("*") if one.is_file()):
            taken = IMPORTED.findall(path.read_text("utf-8"))
            assert not [one for one in taken for other in others if f"/{other}/" in one], path.name


DIST = WEB.parent / "src" / "kazamata" / "web" / "dist"
LIGHT = {"miners": 32 * 1024}
"""The scripts of a board may have so many bytes, compressed: they are fetched before the first card appears."""
WHOLE = {"lords": (50 * 1024, 9 * 1024 + 128)}
"""The same for everything that a board fetches: scripts with drawings, and styles."""


@pytest.mark.parametrize("game", LIGHT)
def test_the_boards_are_small_enough(game: str) -> None:
    room = built()[f"src/games/{game}/plugin.ts"]
    assert compressed_size([room["file"]]) <= LIGHT[game]


@pytest.mark.parametrize("game", WHOLE)
def test_a_board_with_all_its_files_is_small_enough(game: str) -> None:
    scripts, styles = board_sizes(built(), game)
    assert scripts <= WHOLE[game][0]
    assert styles <= WHOLE[game][1]


def built() -> dict[str, Any]:
    if not (DIST / "manifest.json").exists():
        pytest.skip("the page is not built")
    found: dict[str, Any] = json.loads((DIST / "manifest.json").read_text("utf-8"))
    return found


def board_sizes(parts: dict[str, Any], game: str) -> tuple[int, int]:
    """The compressed bytes that a table of a game needs beyond the frame: scripts with drawings, and styles."""
    frame = {
        one for name in parts if name == "index.html" or "src/frame" in name for one in fetched(parts, name)
    }
    own = [parts[name] for name in fetched(parts, f"src/games/{game}/plugin.ts") - frame]
    heavy = [part["file"] for part in own] + [one for part in own for one in part.get("assets", ())]
    return compressed_size(heavy), compressed_size([one for part in own for one in part.get("css", ())])


def fetched(parts: dict[str, Any], name: str) -> set[str]:
    """The files that a part of the page fetches."""
    found, waiting = set[str](), [name]
    while waiting:
        found.add(one := waiting.pop())
        waiting += [other for other in parts[one].get("imports", ()) if other not in found]
    return found


def compressed_size(files: list[str]) -> int:
    return sum(len(gzip.compress((DIST / one).read_bytes(), 9)) for one in set(files))
