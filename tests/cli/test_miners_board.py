"""The board of Imperial Miners: the mine, the boards, the hand; colour alone carries no information."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from kazamata import game_registry
from kazamata.bots.search.playout import random_playout
from kazamata.cli.boards import board
from kazamata.cli.boards.board import InfoReply, Scene, TypedAnswers, Unclear
from kazamata.cli.boards.miners.scene import MinersScene
from kazamata.cli.boards.miners.symbols import Signs
from kazamata.cli.play.page import page
from kazamata.cli.text_narrator import TextNarrator
from kazamata.core.asks import Ask
from kazamata.core.dice import seeded
from kazamata.core.seats import SPECTATOR
from kazamata.games.miners import asks, events
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.effects import (
    COLLAPSES,
    Collapse,
    Either,
    GainCoins,
    GainPoints,
    If,
    Pay,
    Per,
    Seq,
)
from kazamata.games.miners.geometry import CELLS, cell_at
from kazamata.games.miners.view import MineView
from kazamata.words.catalogue import LANGUAGES

RULES = game_registry.rules("miners")
BOARD = board("miners")


def position(answers: int, seed: int = 1, seats: int = 3) -> Any:
    """A table after some random answers."""
    state = RULES.deal(RULES.setup(seats, {}), seed)
    dice = seeded(seed)
    for _ in range(answers):
        questions = RULES.ask(state)
        if not questions:
            break
        ask = questions[0]
        RULES.take(state, ask.seat, ask.options[dice.below(len(ask.options))])
    return state


def scene(
    state: Any, viewer: int = SPECTATOR, language: str = "en", width: int = 80, height: int = 1000
) -> Scene:
    narrator = TextNarrator("miners", language, [f"Name {seat}" for seat in range(5)])
    ask = RULES.ask_of(state, viewer)
    question = None if ask is None else RULES.question(state, ask)
    return Scene(narrator, RULES.see(state, viewer), question, width=width, height=height)


def asked(kind: int, seats: int = 2) -> tuple[Any, Ask]:
    """The first position of random games with an open question of this kind."""
    for seed in range(60):
        state, dice = RULES.deal(RULES.setup(seats, {}), seed), seeded(seed)
        while questions := RULES.ask(state):
            for ask in questions:
                if ask.kind == kind and len(ask.options) > 1:
                    return state, ask
            ask = questions[0]
            RULES.take(state, ask.seat, ask.options[dice.below(len(ask.options))])
    raise AssertionError(f"nobody is asked {RULES.ask_kinds[kind].name}")


def drawn(one: Scene, colour: bool = False) -> str:
    out = io.StringIO()
    Console(file=out, width=one.width, no_color=not colour, force_terminal=colour).print(BOARD.draw(one))
    return out.getvalue()


def small_mine() -> MineView:
    """Row I holds two cards side by side, row II one below both: joints full, half-full and by a marker."""
    tea, pump, pay = (_kind(key) for key in ("tea_house", "pump_room", "pay_office"))
    cells = [int(cell_at(1, 1)), int(cell_at(1, 3)), int(cell_at(2, 2))]
    # joints: 3 * spot + side; card 2 has its left at 5, card 3 its upper left at 6 and upper right at 7
    return MineView([tea, pump, pay], cells, [2], [1], [0, 2, 0], [5], [6, 7], [7])


def _kind(key: str) -> int:
    return next(kind for kind, card in enumerate(HOUSE_SET.cards) if card.key == key)


def with_mine(mine: MineView) -> Scene:
    one = scene(position(0), 0)
    one.view.seats[0].mine = mine
    return one


def test_IM21_rows_are_shifted_by_half_a_card() -> None:
    lines = drawn(with_mine(small_mine())).splitlines()
    first = next(line for line in lines if "Tea House" in line)
    second = next(line for line in lines if "Pay Office" in line)
    begin, end = first.index("["), first.rindex("[")
    assert second.index("[") == (begin + end) // 2
    assert first.strip().startswith("I ")
    assert second.strip().startswith("II ")


def test_IM34_tokens_and_marks_are_signs() -> None:
    lines = drawn(with_mine(small_mine())).splitlines()
    marks = lines[next(index for index, line in enumerate(lines) if "Tea House" in line) + 1]
    assert "[J " in marks
    assert "[A¤2▼ " in marks
    below = lines[next(index for index, line in enumerate(lines) if "Pay Office" in line) + 1]
    assert "✓" in below


def test_IM23_joints_are_signs() -> None:
    text = drawn(with_mine(small_mine()))
    mine = text[text.index("▔") :]
    assert (mine.count("●"), mine.count("◉"), mine.count("◐")) == (1, 1, 1)


def test_IM35_predicted_carts_equal_the_result() -> None:
    expected = 0
    for seed in range(12):
        state, dice = RULES.deal(RULES.setup(1, {}), seed), seeded(seed)
        while questions := RULES.ask(state):
            ask = questions[0]
            option = ask.options[dice.below(len(ask.options))]
            if ask.kind == asks.PLACE_CARD:
                seen = MinersScene(scene(state, 0))
                before, card = seen.own.mine, RULES.question(state, ask).fact("card")
                full, half = seen.carts_at(before, card, int(option))
                twin = RULES.copy(state)
                RULES.take(twin, 0, option)
                after = [int(joint) for joint in RULES.see(twin, 0).seats[0].mine.full_joints]
                printed = len(after) - len(RULES.see(twin, 0).seats[0].mine.marker_joints)
                assert printed == len(before.full_joints) - len(before.marker_joints) + full
                expected += full + half
            RULES.take(state, 0, option)
    assert expected > 20


def test_IM16_costs_are_the_engines_costs() -> None:
    """The owner pays the cost that the board shows for a card (IM-A26, IM-A27)."""
    paid = cheaper = 0
    for seed in range(40):
        state, dice = RULES.deal(RULES.setup(1, {}), seed), seeded(seed)
        while questions := RULES.ask(state):
            ask = questions[0]
            option = ask.options[dice.below(len(ask.options))]
            seen = MinersScene(scene(state, 0))
            cost = seen.cost(option) if ask.kind == asks.CHOOSE_CARD and option != asks.TAKE_FORCED else None
            for event in RULES.take(state, 0, option):
                if event.kind == events.CARD_PLAYED and cost is not None:
                    assert event.values[2] == cost
                    paid += 1
                    cheaper += cost < seen.card(option).cost
    assert paid > 100
    assert cheaper > 3


def test_colours_add_nothing_but_colour() -> None:
    state = position(150)
    assert "\x1b[" not in drawn(scene(state, 0))
    coloured = drawn(scene(state, 0), colour=True)
    assert "\x1b[" in coloured
    assert Console().render_str(drawn(scene(state, 0))).plain == drawn(scene(state, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_into_eighty_columns(language: str) -> None:
    for answers in range(0, 500, 90):
        state = position(answers, answers, 5)
        for viewer in (SPECTATOR, 0):
            for line in drawn(scene(state, viewer, language)).splitlines():
                assert len(line.rstrip()) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_a_page_mostly_fits(language: str, width: int, height: int) -> None:
    """At 80 by 24 a big mine with more than eight cards in hand may need a line or two more."""
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True)
    pages = over = 0
    for answers in range(0, 260, 26):
        state = position(answers, answers)
        for ask in RULES.ask(state):
            one = scene(state, int(ask.seat), language, width, height)
            shown = page(console, height, BOARD, one, [("something happens",)] * 30, [])
            lines = len(console.render_lines(shown)) + 1
            assert lines <= height + 3
            pages += 1
            over += lines > height
    assert over <= pages // 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_suggested_input_can_be_parsed(seats: int, language: str) -> None:
    """Typing the token of an option gives that option, for every option of whole games."""
    kinds = set()
    for seed in range(2):
        state, dice = RULES.deal(RULES.setup(seats, {}), seed), seeded(seed)
        while questions := RULES.ask(state):
            ask = questions[0]
            one = scene(state, int(ask.seat), language)
            listed = [typed for typed, _ in BOARD.option_list(one)]
            BOARD.input_hint(one), BOARD.hand(one)
            for option in ask.options:
                assert BOARD.read(one, BOARD.typed_form(one, option)) == TypedAnswers(((ask.kind, option),))
                assert BOARD.typed_form(one, option) in listed
                assert BOARD.option(one, option)
            kinds.add(ask.kind)
            RULES.take(state, ask.seat, ask.options[dice.below(len(ask.options))])
    assert len(kinds) > 12


@pytest.mark.parametrize("kind", range(len(RULES.ask_kinds)), ids=lambda kind: RULES.ask_kinds[kind].name)
def test_every_question_lists_its_options(kind: int) -> None:
    state, ask = asked(kind)
    one = scene(state, int(ask.seat))
    lines = dict(BOARD.option_list(one))
    assert len(lines) >= len(ask.options)
    assert all(lines[BOARD.typed_form(one, option)] for option in ask.options)


def test_IM20_a_cell_is_described_by_its_neighbours() -> None:
    found = set()
    for seed in range(25):
        state, dice = RULES.deal(RULES.setup(1, {}), seed), seeded(seed)
        while questions := RULES.ask(state):
            ask = questions[0]
            if ask.kind == asks.PLACE_CARD:
                texts = [BOARD.option(scene(state, 0), option) for option in ask.options]
                assert len(set(texts)) == len(texts), "every cell has a text of its own"
                found |= {
                    word for word in (" between ", " below ", " left of ", "gap") for t in texts if word in t
                }
            RULES.take(state, 0, ask.options[dice.below(len(ask.options))])
    assert found == {" between ", " below ", " left of ", "gap"}


def test_open_cells_are_numbered_on_the_mine() -> None:
    state, ask = asked(asks.PLACE_CARD)
    text = drawn(scene(state, int(ask.seat)))
    assert all(f"({number})" in text for number in range(1, len(ask.options) + 1))


def test_a_cell_can_be_typed_by_row_and_column() -> None:
    state, ask = asked(asks.PLACE_CARD)
    one = scene(state, int(ask.seat))
    assert BOARD.read(one, "IV 2") == TypedAnswers(((asks.PLACE_CARD, int(cell_at(4, 2))),))
    assert BOARD.read(one, "1 -3") == TypedAnswers(((asks.PLACE_CARD, int(cell_at(1, -3))),))
    for odd in ("II 3", "V 1", "1 99", "0 0", "I x"):
        assert isinstance(BOARD.read(one, odd), Unclear)
    assert all(0 <= answer[1] < CELLS for answer in BOARD.read(one, "IV 2").answers)  # type: ignore[union-attr]


def test_names_and_several_numbers_can_be_typed() -> None:
    state = position(0)
    one = scene(state, 0)
    hand = MinersScene(one).hand()
    name = MinersScene(one).name(hand[1])
    assert BOARD.read(one, name.lower()) == TypedAnswers(((asks.KEEP_CARDS, hand[1]),))
    assert BOARD.read(one, "1 3") == TypedAnswers(((asks.KEEP_CARDS, hand[0]), (asks.KEEP_CARDS, hand[2])))
    assert isinstance(BOARD.read(one, "zzz"), Unclear)
    assert isinstance(BOARD.read(one, "99"), Unclear)
    assert isinstance(BOARD.read(one, " "), Unclear)


@pytest.mark.parametrize(
    ("kind", "stop"), [(asks.DISCARD_SOME, asks.STOP), (asks.CLEAR_COLLAPSE, asks.STOP_CLEARING)]
)
def test_IMR6_enough_can_be_typed(kind: int, stop: int) -> None:
    state, ask = asked(kind)
    one = scene(state, int(ask.seat))
    assert dict(BOARD.option_list(one))["0"] == "Stop"
    assert BOARD.read(one, "0") == BOARD.read(one, "stop") == TypedAnswers(((kind, stop),))


def test_the_chain_goes_left_or_right() -> None:
    state, ask = asked(asks.CLIMB)
    one = scene(state, int(ask.seat))
    cells = one.view.seats[int(ask.seat)].mine.cells
    left, right = sorted((int(option) for option in ask.options), key=lambda spot: cells[spot])
    assert BOARD.read(one, "l") == TypedAnswers(((asks.CLIMB, left),))
    assert BOARD.read(one, "right") == TypedAnswers(((asks.CLIMB, right),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_IM41_a_faction_is_named_by_its_letter(language: str) -> None:
    state, ask = asked(asks.NAME_FACTION)
    one = scene(state, int(ask.seat), language)
    letters = [MinersScene(one).letter(faction) for faction in range(6)]
    assert len(set(letters)) == 6
    for faction, letter in enumerate(letters):
        assert BOARD.read(one, letter) == TypedAnswers(((asks.NAME_FACTION, faction),))


def test_a_look_shows_the_full_text() -> None:
    state = position(160)
    seat = int(RULES.ask(state)[0].seat)
    one = scene(state, seat)
    kind = one.view.seats[seat].mine.cards[0]
    answer = BOARD.read(one, f"look {MinersScene(one).name(kind)}")
    assert isinstance(answer, InfoReply)
    assert MinersScene(one).text(kind) in str(answer.text)
    assert isinstance(BOARD.read(one, "look"), InfoReply)
    assert isinstance(BOARD.read(one, "mine 2"), InfoReply)
    assert isinstance(BOARD.read(one, "mine name 1"), InfoReply)
    assert isinstance(BOARD.read(one, "mine 9"), Unclear)
    assert isinstance(BOARD.read(one, "look zzz"), Unclear)


def test_IMA24_the_hands_of_others_are_hidden() -> None:
    state = position(0)
    text = drawn(scene(state, 0)) + str(BOARD.hand(scene(state, SPECTATOR)))
    others = MinersScene(scene(state, 1)).hand()
    assert not any(MinersScene(scene(state, 1)).name(kind) in text for kind in others)


def test_the_end_shows_all_mines() -> None:
    state = position(0)
    random_playout(RULES, state, seeded(1))
    text = drawn(scene(state))
    assert all(f"Mine: Name {seat}" in text for seat in range(3))
    assert "▸" not in text


def test_signs_of_effects() -> None:
    signs = Signs(tuple("SBEJAR"))
    assert signs.of(Seq((GainCoins(2), Collapse()))) == "2¢ + ▼"
    assert signs.of(Per(COLLAPSES, GainPoints(1), 2, 3)) == "1★/2▼(≤3)"
    assert signs.of(Pay(4, GainPoints(2), True)) == "4¢−S→2★"
    assert signs.of(If(COLLAPSES, 2, GainCoins(1), GainPoints(1))) == "▼≥2?1¢:1★"
    assert signs.of(Either((GainCoins(1), GainPoints(1)))) == "1¢ / 1★"
    for card in HOUSE_SET.cards:
        assert 0 < len(signs.both(card.effects)) < 50
