"""Facts of questions: prices after all discounts, open cells, remaining numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from kazamata.core.asks import Question
from kazamata.core.dice import seeded
from kazamata.core.events import Event
from kazamata.games.miners import asks, events
from kazamata.games.miners.asks import TAKE_FORCED, USE_FIRST, USE_NONE, USE_SECOND
from kazamata.games.miners.cardset import THIS_ROUND, EventCard, Track
from kazamata.games.miners.effects import (
    ANYWHERE,
    CHEAPER_CARDS,
    MORE_SURFACE,
    Activate,
    Advance,
    Buy,
    Clear,
    CollapseOther,
    Discard,
    Draw,
    DrawFaction,
    Effect,
    Either,
    GainCoins,
    GainPoints,
    Pay,
    PlaceCart,
    PlaceMachinery,
    seq,
)
from kazamata.games.miners.factions import ROMANS, SCOTS
from kazamata.games.miners.geometry import row_of
from kazamata.games.miners.mine import NO_SPOT
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.games.miners.state import State
from tests.rules.miners.positions import (
    activate,
    begin,
    card,
    cell,
    chain,
    immediate_event,
    make_position,
    play,
    player_of,
)

TRACKS = [Track("short", (GainCoins(1), GainCoins(2), GainCoins(3)))] * 6


def question(state: State, seat: int = 0) -> Question:
    ask = RULES.ask_of(state, seat)
    assert ask is not None
    return RULES.question(state, ask)


def test_IM16_a_choice_names_prices_and_costs_of_all_cards_in_hand() -> None:
    state = make_position(" 1", {"A": card(3)}, hand="12A", coins=3)
    asked = question(state)
    assert asked.facts_by_option("price") == {0: 0, 1: 2}
    assert (asked.fact_list("cards"), asked.fact_list("costs")) == ([0, 1, 4], [0, 2, 5])


def test_IMA27_prices_are_those_after_event_and_discount() -> None:
    market = EventCard("market", THIS_ROUND, modifier=CHEAPER_CARDS, strength=1)
    state = make_position(" 1\n  2", {"A": card(3)}, hand="12A", coins=3, event=market)
    player_of(state).discount = 1
    assert question(state).facts_by_option("price") == {0: 0, 1: 0, 4: 3}


def test_IM20_a_choice_shows_the_open_cells_of_all_rows() -> None:
    state = make_position(" 1\n  2", hand="1")
    cells = question(state).fact_list("cells")
    assert [cell_number for cell_number in cells if row_of(cell_number) == 2] == [cell(2, 0)]
    assert [cell_number for cell_number in cells if row_of(cell_number) == 3] == [cell(3, 1), cell(3, 3)]
    assert [cell_number for cell_number in cells if row_of(cell_number) == 4] == []


def test_IM17_the_forced_card_costs_nothing() -> None:
    state = make_position(hand="2", decks=("1", "", ""))
    asked = question(state)
    assert asked.facts_by_option("price") == {TAKE_FORCED: 0}
    assert asked.fact_list("cells") == [cell(1, 1)]


def test_IM19_the_card_that_is_placed_is_named() -> None:
    state = make_position(" 1", hand="21", coins=2, others=[("", "1", 0)])
    play(state, 1)
    RULES.take(state, 1, 0)
    assert (question(state).definition.name, question(state).fact("card")) == ("PlaceCard", 1)


def test_IM50_effects_name_their_card_and_their_price_now() -> None:
    scots = card(1, Pay(5, GainPoints(3), scots=True), GainCoins(1), factions=(SCOTS,))
    state = make_position(" A A", {"A": scots}, coins=9)
    activate(state, 1)
    asked = question(state)
    assert (asked.fact("spot"), asked.fact("card")) == (1, 4)
    assert asked.facts_by_option("price") == {USE_NONE: 0, USE_FIRST: 3, USE_SECOND: 0}


def test_IM27_the_surface_names_prices_and_how_many_effects_are_left() -> None:
    state = make_position(
        " 1", coins=9, event=EventCard("gates", THIS_ROUND, modifier=MORE_SURFACE, strength=1)
    )
    chain(state, 0)
    play(state, USE_NONE)
    assert question(state).facts_by_option("price") == {0: 0, 1: 4, 2: 8, 3: 0}
    assert question(state).fact("left") == 2
    play(state, 0)
    assert question(state).fact("left") == 1


def test_IM26_a_climb_names_the_card_it_comes_from() -> None:
    state = make_position(" 1 1\n  2")
    chain(state, 2)
    play(state, USE_NONE)
    assert (question(state).definition.name, question(state).fact("spot")) == ("Climb", 2)


def test_IM36_an_activation_names_the_card_that_causes_it() -> None:
    state = make_position(" 1 1 A", {"A": card(1, Activate())})
    activate(state, 2)
    play(state, USE_FIRST)
    assert question(state).fact("spot") == 2
    assert (
        question(make_position(" 1 1", hand="1", event=immediate_event(Activate()))).fact("spot") == NO_SPOT
    )


def test_IM42_an_advance_names_its_steps_on_the_way() -> None:
    state = make_position(hand="1", event=immediate_event(Advance(5)), tracks=TRACKS)
    assert (question(state).definition.name, question(state).fact("most")) == ("EnterBoard", 5)
    play(state, 0)
    assert (question(state).definition.name, question(state).fact("most")) == ("MoveMarker", 5)
    assert list(question(state).options) == [1, 2, 3]
    play(state, 3)
    assert (question(state).definition.name, question(state).fact("most")) == ("ChangeBoard", 0)


def test_IMA13_times_and_branches_name_their_prices() -> None:
    state = make_position(hand="1", event=immediate_event(seq(GainCoins(7), Buy(2, 5, GainPoints(1)))))
    assert (question(state).fact("price"), question(state).fact("most")) == (2, 5)
    branches = Either((GainCoins(1), Pay(2, GainPoints(2))))
    state = make_position(" A", {"A": card(1, branches)}, coins=2)
    activate(state, 0)
    play(state, USE_FIRST)
    asked = question(state)
    assert asked.facts_by_option("price") == {0: 0, 1: 2}
    assert asked.fact("spot") == 0
    assert state.program.choices_at(asked.fact("effect_address")) == branches.choices


def test_IM41_a_search_names_its_faction() -> None:
    state = make_position(hand="1", event=immediate_event(DrawFaction(ROMANS)), decks=("1", "2", ""))
    assert question(state).fact("faction") == ROMANS


@pytest.mark.parametrize(
    ("effect", "left"),
    [
        (Draw(3), 3),
        (Discard(2, GainCoins(1)), 2),
        (PlaceMachinery(4, ANYWHERE), 4),
        (CollapseOther(2), 2),
        (Clear(1), 1),
        (PlaceCart(1), 1),
    ],
)
def test_IM15_remaining_actions_are_counted(effect: Effect, left: int) -> None:
    carts = {"A": card(1, carts="..#...")}
    state = make_position(
        " 1 1 A A A", carts, hand="11", decks=("1111", "", ""), event=immediate_event(effect), start=False
    )
    player_of(state).mine.collapsed = 0b11
    begin(state)
    assert question(state).fact("left") == left
    play(state, int(question(state).options[0]))
    asked = question(state)
    assert not asked.has_fact("left") or asked.fact("left") == left - 1


def test_IM7_and_IM39_cards_to_discard_are_counted() -> None:
    state = RULES.deal(RULES.setup(1, {}), 1)
    for left in (4, 3, 2, 1):
        assert (question(state).definition.name, question(state).fact("left")) == ("KeepCards", left)
        assert question(state).fact("kept") == len(player_of(state).hand) - left == 4
        play(state, int(question(state).options[0]))
    state = make_position(hand="1" * 7, event=immediate_event(Draw(3)), decks=("111", "", ""))
    play(state, 0, 0, 0)
    assert (question(state).definition.name, question(state).fact("left")) == ("TrimHand", 2)


def effects(happened: list[Event], kind: int) -> list[int]:
    return [int(event.values[1]) for event in happened if event.kind == kind]


def test_facts_come_true() -> None:
    """In whole random games prices are paid, open cells are offered, and the named card is placed."""
    checked: Counter[str] = Counter()
    for seed in range(25):
        state, dice = RULES.deal(RULES.setup(1, {}), seed), seeded(seed)
        cells: dict[int, list[int]] = {}  # by round: a seat without a card is not asked to choose
        while RULES.ask(state):
            asked = question(state)
            option = asked.options[dice.below(len(asked.options))]
            price = (
                asked.facts_by_option("price")[option]
                if asked.has_fact("price") and asked.kind != asks.BUY_TIMES
                else 0
            )
            level = 0
            if asked.kind == asks.PLACE_CARD:
                level = int(state.program.level[asked.fact("card")])
                shown = cells.get(int(state.round), list(asked.options))
                assert [cell_number for cell_number in shown if row_of(cell_number) == level] == list(
                    asked.options
                )
            if asked.kind == asks.CHOOSE_CARD:
                cells[int(state.round)] = asked.fact_list("cells")
            happened = RULES.take(state, 0, option)
            if asked.kind == asks.CHOOSE_CARD:
                played = [int(event.values[2]) for event in happened if event.kind == events.CARD_PLAYED]
                assert played == ([] if option == TAKE_FORCED else [price])
            elif price:
                assert effects(happened, events.COINS_PAID)[0] == price
            checked[asked.definition.name] += price > 0 or level > 0
    assert all(checked[name] > 5 for name in ("ChooseCard", "PlaceCard", "UseEffect", "UseSurface"))
