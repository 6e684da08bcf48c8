"""The board of Imperial Miners: mines are drawn with their names, tokens and carts, in every language."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from kazamata.cli.boards import board
from kazamata.cli.boards.board import Plan, Scene
from kazamata.cli.boards.miners import drawing
from kazamata.cli.wording import Wording
from kazamata.core.dice import seeded
from kazamata.core.seats import SPECTATOR
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.words.catalogue import LANGUAGES
from tests.rules.miners.tables import card, me, table

BOARD = board("miners")


def scene(state, viewer: int, language: str = "en", width: int = 80) -> Scene:  # type: ignore[no-untyped-def]
    ask = next((ask for ask in RULES.ask(state) if ask.seat == viewer), None)
    wording = Wording("miners", language, ["Anna", "Bela", "Cilka"])
    return Scene(wording, RULES.see(state, viewer), ask, width=width)


def test_a_mine_is_drawn_with_its_carts_and_tokens() -> None:
    full = card(1, carts="######")
    state = table(" A A 1\n  2", {"A": full}, hand="1")
    mine = me(state).mine
    mine.machines, mine.fallen, mine.marks = 0x2, 0b10, 0b100
    lines = drawing.picture(scene(state, 0, width=40), RULES.see(state, 0), RULES.see(state, 0).seats[0].mine)
    assert lines[0].startswith("~~~~")
    assert drawing.FULL in lines[1]
    assert drawing.HALF in lines[1]
    assert "1 m2" in lines[2]
    assert f"2 {drawing.FALLEN}" in lines[2]
    assert f"3 {drawing.DONE}" in lines[2]
    assert drawing.HALF in lines[3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_a_game_can_be_drawn_and_answered(language: str) -> None:
    state, dice = RULES.deal(RULES.setup(3, {}), 5), seeded(3)
    while questions := RULES.ask(state):
        ask = questions[dice.below(len(questions))]
        for viewer in (SPECTATOR, int(ask.seat)):
            out = io.StringIO()
            Console(file=out, width=60).print(BOARD.draw(scene(state, viewer, language, 60)))
            assert "Anna" in out.getvalue()
        one = scene(state, int(ask.seat), language)
        assert len(BOARD.listing(one)) == len(ask.options)
        assert (BOARD.hand(one) is None) == (len(state.players[ask.seat].hand) == 0)
        choice = int(ask.options[dice.below(len(ask.options))])
        assert BOARD.read(one, BOARD.token(one, choice)) == Plan(((ask.kind, choice),))
        RULES.take(state, ask.seat, choice)
