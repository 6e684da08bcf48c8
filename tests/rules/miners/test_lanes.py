"""Lanes: all play at the same time and share the decks (IM-10, IM-A11, IM-A12, IM-R5)."""

from __future__ import annotations

import pytest

from kazamata.core.dice import Dice, seeded
from kazamata.core.events import NO_EVENTS
from kazamata.core.steps import run_agenda
from kazamata.games.miners import events
from kazamata.games.miners.asks import CHOOSE_CARD, USE_SURFACE
from kazamata.games.miners.effects import Draw, DrawFaction, DrawLevel, GainCoins, seq
from kazamata.games.miners.factions import ANY_FACTION, ROMANS, SCOTS
from kazamata.games.miners.isolation import next_step
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.games.miners.state import State
from tests.laws.cases import plain
from tests.rules.miners.positions import asked, card, held, immediate_event, make_position, options, play

ROMAN = card(2, factions=(ROMANS,))
TWO_OTHERS = (("", "1", 0), ("", "1", 0))


def searching() -> State:
    """Three seats who search a deck and then take a card of deck I."""
    event = immediate_event(seq(DrawFaction(ANY_FACTION), DrawLevel(1, 1)))
    return make_position(cards={"R": ROMAN}, hand="1", decks=("11", "R", ""), others=TWO_OTHERS, event=event)


def test_IMR5_a_seat_advances_if_another_takes_its_last_card() -> None:
    for word in (DrawFaction(ROMANS), Draw(1)):
        event = immediate_event(seq(word, GainCoins(1)))
        state = make_position(
            cards={"R": ROMAN}, hand="1", decks=("", "R", ""), others=TWO_OTHERS[:1], event=event
        )
        assert options(state, 0) == options(state, 1) == [1]
        play(state, 1, seat=1)
        assert (held(state, 0), held(state, 1)) == ([0], [0, 4])
        assert [player.coins for player in state.players] == [1, 1]
        assert asked(state, 0) == asked(state, 1) == "ChooseCard"


def test_IMR5_seats_without_options_advance_in_seat_order() -> None:
    state = searching()
    for seat in (1, 0):
        play(state, SCOTS, 0, seat=seat)
        assert options(state, seat) == [1]
    play(state, ROMANS, 1, seat=2)
    assert [len(held(state, seat)) for seat in range(3)] == [2, 1, 3]  # deck I held two cards
    assert [asked(state, seat) for seat in range(3)] == ["ChooseCard"] * 3


def test_IMR5_an_advancing_seat_may_take_the_card_of_an_earlier_seat() -> None:
    state = searching()
    play(state, SCOTS, 1, seat=0)
    play(state, SCOTS, 0, seat=1)
    assert (options(state, 0), options(state, 1)) == ([0], [1])
    play(state, ROMANS, 1, seat=2)
    assert [len(held(state, seat)) for seat in range(3)] == [1, 2, 3]
    assert [asked(state, seat) for seat in range(3)] == ["ChooseCard"] * 3


@pytest.mark.parametrize("last", range(3))
def test_IMR5_it_may_be_any_deck_whose_last_card_is_taken(last: int) -> None:
    """A seat has searched the two other decks without success; they are not empty, but it has no option left."""
    decks = ["1", "2", "3"]
    decks[last] = "R"
    event = immediate_event(seq(DrawFaction(ROMANS), GainCoins(1)))
    roman = card(last + 1, factions=(ROMANS,))
    state = make_position(cards={"R": roman}, hand="1", decks=decks, others=TWO_OTHERS[:1], event=event)
    play(state, *(deck for deck in range(3) if deck != last))
    assert options(state, 0) == [last]
    play(state, last, seat=1)
    assert (held(state, 0), held(state, 1)) == ([0], [0, 4])
    assert asked(state, 0) == asked(state, 1) == "ChooseCard"


def test_IM1_a_round_can_be_isolated() -> None:
    """No seat waits for another, other seats do not answer, and the next event does not come."""
    state = make_position(hand="11", others=TWO_OTHERS)
    RULES.isolate(state, 0)
    while questions := RULES.ask(state):
        [ask] = questions
        RULES.take(state, ask.seat, ask.options[0])
        assert ask.seat == 0
    assert [len(player.mine.cards) for player in state.players] == [1, 0, 0]
    assert state.round == 5


def test_IM1_the_next_step_of_a_seat_does_not_depend_on_the_others() -> None:
    state = make_position(hand="11", others=TWO_OTHERS)
    lane, asked_for = state.players[0].lane, []
    while (step := next_step(state, 0, NO_EVENTS)) is not None:
        asked_for.append(RULES.ask_kinds[step.ask_kind(state, 0)].name)
        step.take(state, 0, step.options(state, 0)[0], NO_EVENTS)
        run_agenda(state, lane, NO_EVENTS)
    assert asked_for == ["ChooseCard", "UseEffect", "UseSurface"]
    assert [len(player.mine.cards) for player in state.players] == [1, 0, 0]
    assert state.round == 5


def test_IMR5_a_seat_with_options_waits() -> None:
    state = searching()
    play(state, SCOTS, 1, seat=0)
    play(state, ROMANS, 1, seat=2)
    assert asked(state, 0) == "SeekFaction"
    assert asked(state, 1) == "NameFaction"


DRAWS = {
    events.CARD_DRAWN,
    events.FACTION_FOUND,
    events.FACTION_MISSING,
    events.CARD_FORCED,
    events.DEEP_CARD_TAKEN,
}


def mine_phase(start: State, order: list[int], seed: int) -> tuple[State, bool]:
    """Play one mine phase in which the seats answer in bursts; returns whether a shared deck was used."""
    state = RULES.copy(start)
    dice = [seeded(seed * 10 + seat) for seat in range(len(state.players))]
    shuffle, drawn = seeded(sum(order) + order[0]), False
    while state.round == start.round and (questions := RULES.ask(state)):
        waiting = {int(ask.seat): ask for ask in questions}
        turn = [seat for seat in order if seat in waiting]
        seat = turn[0] if shuffle.below(3) else turn[shuffle.below(len(turn))]
        ask = waiting[seat]
        choice = dice[seat].below(1 if ask.kind == USE_SURFACE else len(ask.options))  # coins, not cards
        happened = RULES.take(state, seat, ask.options[choice])
        drawn = drawn or any(event.kind in DRAWS for event in happened)
    return state, drawn


def test_IM10_interleaved_answers_give_the_same_mines_if_no_deck_was_drawn_from() -> None:
    compared = 0
    for seed in range(80):
        state = RULES.deal(RULES.setup(3, {"reveal": "open"}), seed)
        dice = Dice(seed, 1, 2, 3)
        goal = 2 + seed % 6
        while state.round < goal or any(ask.kind != CHOOSE_CARD for ask in RULES.ask(state)):
            ask = RULES.ask(state)[0]
            RULES.take(state, ask.seat, ask.options[dice.below(len(ask.options))])
        one, drawn_one = mine_phase(state, [0, 1, 2], seed)
        two, drawn_two = mine_phase(state, [2, 0, 1], seed)
        if not (drawn_one or drawn_two) and one.round == two.round:
            compared += 1
            for here, there in zip(one.players, two.players, strict=True):
                assert plain(here.mine) == plain(there.mine)
                assert (here.coins, here.points) == (there.coins, there.points)
    assert compared >= 5
