"""Lanes: all play at the same time and share the decks (IM-10, IM-A11, IM-A12, IM-R5)."""

from __future__ import annotations

from kazamata.games.miners.effects import Draw, DrawFaction, DrawLevel, GainCoins, seq
from kazamata.games.miners.factions import ANY_FACTION, ROMANS, SCOTS
from kazamata.games.miners.state import State
from tests.rules.miners.tables import asked, card, happening, held, options, play, table

ROMAN = card(2, factions=(ROMANS,))
TWO_OTHERS = (("", "1", 0), ("", "1", 0))


def searching() -> State:
    """Three seats who search a deck and then take a card of deck I."""
    event = happening(seq(DrawFaction(ANY_FACTION), DrawLevel(1, 1)))
    return table(cards={"R": ROMAN}, hand="1", decks=("11", "R", ""), others=TWO_OTHERS, event=event)


def test_IMR5_who_waits_for_a_card_that_another_takes_goes_on() -> None:
    for word in (DrawFaction(ROMANS), Draw(1)):
        event = happening(seq(word, GainCoins(1)))
        state = table(cards={"R": ROMAN}, hand="1", decks=("", "R", ""), others=TWO_OTHERS[:1], event=event)
        assert options(state, 0) == options(state, 1) == [1]
        play(state, 1, seat=1)
        assert (held(state, 0), held(state, 1)) == ([0], [0, 4])
        assert [player.coins for player in state.players] == [1, 1]
        assert asked(state, 0) == asked(state, 1) == "ChooseCard"


def test_IMR5_those_who_can_choose_no_longer_go_on_by_seat_number() -> None:
    state = searching()
    for seat in (1, 0):
        play(state, SCOTS, 0, seat=seat)
        assert options(state, seat) == [1]
    play(state, ROMANS, 1, seat=2)
    assert [len(held(state, seat)) for seat in range(3)] == [2, 1, 3]  # deck I held two cards
    assert [asked(state, seat) for seat in range(3)] == ["ChooseCard"] * 3


def test_IMR5_who_goes_on_may_take_what_a_seat_before_waited_for() -> None:
    state = searching()
    play(state, SCOTS, 1, seat=0)
    play(state, SCOTS, 0, seat=1)
    assert (options(state, 0), options(state, 1)) == ([0], [1])
    play(state, ROMANS, 1, seat=2)
    assert [len(held(state, seat)) for seat in range(3)] == [1, 2, 3]
    assert [asked(state, seat) for seat in range(3)] == ["ChooseCard"] * 3


def test_IMR5_who_can_still_choose_waits() -> None:
    state = searching()
    play(state, SCOTS, 1, seat=0)
    play(state, ROMANS, 1, seat=2)
    assert asked(state, 0) == "SeekFaction"
    assert asked(state, 1) == "NameFaction"
