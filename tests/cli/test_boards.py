"""The board of Tranquility: shapes, signs, costs; colour alone carries no information."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

from kazamata import game_registry
from kazamata.bots.search.playout import random_playout
from kazamata.cli.boards import board
from kazamata.cli.boards.board import Scene, TypedAnswers
from kazamata.cli.boards.plain import PlainBoard
from kazamata.cli.boards.tranquility.option_list import places
from kazamata.cli.play.page import page
from kazamata.cli.text_narrator import TextNarrator
from kazamata.core.dice import seeded
from kazamata.core.seats import SPECTATOR
from kazamata.words.catalogue import LANGUAGES

RULES = game_registry.rules("tranquility")
BOARD = board("tranquility")
TABLES = {
    "grid": {},
    "seas": {"rocks": "yes", "storms": "yes", "monsters": "5"},
    "arch": {"variant": "arch"},
    "pyramid": {"variant": "pyramid"},
    "day": {"variant": "day_and_night"},
    "duel": {"variant": "duel"},
}


def position(choices: dict[str, str], answers: int, seed: int = 1, seats: int = 2) -> Any:
    """A table after some random answers."""
    state = RULES.deal(RULES.setup(seats, choices), seed)
    dice = seeded(seed)
    for _ in range(answers):
        asks = RULES.ask(state)
        if not asks:
            break
        ask = asks[0]
        RULES.take(state, ask.seat, ask.options[dice.below(len(ask.options))])
    return state


def scene(state: Any, viewer: int = SPECTATOR, language: str = "en", picked: int | None = None) -> Scene:
    narrator = TextNarrator("tranquility", language, [f"Name {seat}" for seat in range(5)])
    ask = RULES.ask_of(state, viewer)
    question = None if ask is None else RULES.question(state, ask)
    return Scene(narrator, RULES.see(state, viewer), question, picked)


def drawn(one: Scene, width: int = 80, colour: bool = False) -> str:
    out = io.StringIO()
    Console(file=out, width=width, no_color=not colour, force_terminal=colour).print(BOARD.draw(one))
    return out.getvalue()


def sea(one: Scene) -> list[str]:
    """The lines inside the frame, without the row numbers."""
    return [line.split("│")[1].rstrip() for line in drawn(one).splitlines() if line.count("│") == 2]


def test_TQ2_the_first_row_lies_at_the_bottom() -> None:
    lines = sea(scene(position({}, 0)))
    assert [line.split() for line in lines] == [
        [str(6 * row + column) for column in range(1, 7)] for row in range(5, -1, -1)
    ]


def test_TQH3_the_gate_has_two_pillars_and_a_closed_arch() -> None:
    lines = sea(scene(position({"variant": "arch"}, 0)))
    assert lines[0].split() == ["×13", "×14", "×15", "×16", "×17", "×18"]
    assert lines[1].split() == ["11", "12", "19", "20"]
    assert lines[6].split() == ["1", "2", "29", "30"]


def test_TQH4_the_pyramid_has_eight_steps_and_border_cards() -> None:
    lines = sea(scene(position({"variant": "pyramid"}, 0)))
    assert [len(line.replace("▒ ", "▒").split()) for line in lines] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert lines[0].strip() == "▒36"


def test_TQ22_rocks_are_a_sign_on_their_row() -> None:
    state = position({"rocks": "yes"}, 0)
    row = RULES.see(state, SPECTATOR).rocks_row
    lines = sea(scene(state))
    assert lines[5 - row].count("▲") == 6
    assert sum(line.count("▲") for line in lines) == 6


def test_TQ24_storms_are_signs() -> None:
    seen = ""
    for seed in range(30):
        seen += drawn(scene(position({"storms": "yes"}, 60, seed)))
    assert "≈yellow" in seen
    assert "≈orange" in seen
    assert any("≈" in line.split("│")[0] for line in seen.splitlines() if line.count("│") == 2)


def test_TQH5_sides_are_signs() -> None:
    text = drawn(scene(position({"variant": "day_and_night"}, 40)))
    assert "]○" in text
    assert "]●" in text
    assert "Showing the wrong side:" in text


def test_TQH6_owners_are_shapes() -> None:
    state = position({"variant": "duel"}, 25, 2)
    view = RULES.see(state, SPECTATOR)
    text = "\n".join(sea(scene(state)))
    first = sum(owner == view.duel.first_player + 1 for owner in view.duel.cell_owners)
    assert text.count("[") == first
    assert text.count("(") == sum(owner > 0 for owner in view.duel.cell_owners) - first


@pytest.mark.parametrize("table", TABLES)
def test_colours_add_nothing_but_colour(table: str) -> None:
    state = position(TABLES[table], 30)
    plain = drawn(scene(state))
    coloured = Console(file=io.StringIO(), width=80)
    assert coloured.render_str(plain).plain == plain
    assert "\x1b[" in drawn(scene(state), colour=True)
    assert "\x1b[" not in plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_the_table_fits_into_eighty_columns(table: str, language: str) -> None:
    for answers in (0, 20, 45, 400):
        state = position(TABLES[table], answers, seats=2 if table == "duel" else 5)
        for line in drawn(scene(state, language=language)).splitlines():
            assert len(line.rstrip()) <= 80
            assert "…" not in line


@pytest.mark.parametrize("table", TABLES)
def test_costs_are_the_engines_costs(table: str) -> None:
    """The engine confirms every cost that the board shows for a cell (TQ-10)."""
    priced = 0
    for answers in range(0, 50, 2):
        state = position(TABLES[table], answers, answers)
        for ask in RULES.ask(state):
            one = scene(state, int(ask.seat))
            for option in ask.options:
                text = BOARD.option(one, option)
                twin = RULES.copy(state)
                event = RULES.take(twin, ask.seat, option)[:1]
                if event and RULES.event_kinds[event[0].kind].name == "IslandPlaced":
                    cost = event[0].values[3]
                    assert text.endswith("free" if cost == 0 else f"costs {cost} card{'s' * (cost > 1)}")
                    priced += 1
    assert priced > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_suggested_input_can_be_parsed(table: str, language: str) -> None:
    """Typing the token of an option gives that option, for every option of whole games."""
    kinds = set()
    for seed in range(3):
        state = RULES.deal(RULES.setup(2, TABLES[table]), seed)
        dice = seeded(seed)
        while asks := RULES.ask(state):
            ask = asks[0]
            one = scene(state, int(ask.seat), language)
            BOARD.option_list(one), BOARD.input_hint(one), BOARD.hand(one)
            for option in ask.options:
                assert BOARD.read(one, BOARD.typed_form(one, option)) == TypedAnswers(((ask.kind, option),))
            kinds.add(ask.kind)
            RULES.take(state, ask.seat, ask.options[dice.below(len(ask.options))])
    assert len(kinds) > 2


def test_picked_cards_show_their_cells() -> None:
    state = position({}, 0)
    seat = int(RULES.ask(state)[0].seat)
    card = RULES.see(state, seat).seats[seat].hand[0]
    assert drawn(scene(state, seat, picked=card)).count("▸") == 36 + 1  # and the active player


def test_cells_in_short() -> None:
    assert places([(1, 0), (2, 0), (3, 2), (4, 2), (6, 2), (9, 0)]) == "1–2, 3–4 (−2), 6 (−2), 9"


def test_a_game_without_a_board_is_played_from_lists() -> None:
    state = position({}, 3)
    ask = RULES.ask(state)[0]
    one = scene(state, int(ask.seat))
    plain = PlainBoard()
    assert len(plain.option_list(one)) == len(ask.options)
    assert plain.read(one, plain.typed_form(one, ask.options[-1])) == TypedAnswers(
        ((ask.kind, ask.options[-1]),)
    )
    assert plain.read(one, "0") != plain.read(one, "1")


def test_the_end_shows_the_last_position() -> None:
    state = position({}, 0)
    random_playout(RULES, state, seeded(1))
    assert "▸" not in drawn(scene(state))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_a_page_fits_into_twenty_four_lines(table: str, language: str) -> None:
    console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True)
    story = [(f"something happens, and then something else: {line}",) for line in range(30)]
    for answers in range(0, 60, 3):
        state = position(TABLES[table], answers, answers, seats=2 if table == "duel" else 5)
        for ask in RULES.ask(state):
            shown = page(console, 24, BOARD, scene(state, int(ask.seat), language), story, ["a notice"])
            assert len(console.render_lines(shown)) + 1 <= 24


@pytest.mark.parametrize("table", ["grid", "seas", "day", "duel"])
def test_a_sea_is_whole_in_forty_columns(table: str) -> None:
    narrow = replace(scene(position(TABLES[table], 30), 0), width=40)
    lines = drawn(narrow, 40).splitlines()
    assert max(map(len, lines)) <= 40
    assert sum(line.count("│") == 2 for line in lines) == 6
