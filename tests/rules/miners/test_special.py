"""Special activations: IM-36, IM-37, IM-A2, IM-A4."""

from __future__ import annotations

from kazamata.games.miners.asks import USE_FIRST, USE_NONE
from kazamata.games.miners.effects import (
    ADJACENT_CARD,
    FACTION_CARD,
    MACHINE_CARD,
    ROW_CARD,
    Activate,
    GainCoins,
    GainPoints,
    seq,
)
from tests.rules.miners.positions import (
    activate,
    asked,
    card,
    chain,
    event_values,
    immediate_event,
    make_position,
    options,
    play,
    player_of,
    refused,
)

A = card(1, seq(Activate(), GainPoints(1)))


def test_IM36_only_that_card_without_a_chain() -> None:
    state = make_position(" 1 A\n  2", {"A": A})
    activate(state, 1)
    play(state, USE_FIRST)
    assert options(state) == [0, 2]
    play(state, 2, USE_FIRST)
    assert (player_of(state).coins, player_of(state).points) == (1, 1)  # no climbing from the card of row II
    assert state.round == 6


def test_IM36_the_effect_of_the_named_card_stays_optional() -> None:
    state = make_position(" 1 A", {"A": A})
    activate(state, 1)
    play(state, USE_FIRST)
    assert asked(state) == "UseEffect"
    play(state, USE_NONE)
    assert (player_of(state).coins, player_of(state).points) == (0, 1)


def test_IM36_only_cards_of_the_named_sort() -> None:
    cards = {
        "A": card(1, Activate(ADJACENT_CARD), Activate(ROW_CARD + 2)),
        "B": card(1, Activate(FACTION_CARD + 3), Activate(MACHINE_CARD)),
        "J": card(1, factions=(3,)),
    }
    state = make_position(" A J 1 B J\n  2 2", cards)
    activate(state, 0)
    play(state, USE_FIRST)
    assert options(state) == [1, 5]
    assert refused(state, 3) == ("IM-36", "wrong-target")
    state = make_position(" A J 1 B J\n  2 2", cards)
    activate(state, 0)
    play(state, 2)
    assert options(state) == [5, 6]
    state = make_position(" A J 1 B J\n  2 2", cards)
    activate(state, 3)
    play(state, USE_FIRST)
    assert options(state) == [1, 4]
    state = make_position(" A J 1 B J\n  2 2", cards)
    player_of(state).mine.machinery_counts = 0x101
    activate(state, 3)
    play(state, 2)
    assert options(state) == [0, 2]


def test_IM37_an_activated_card_cannot_be_named() -> None:
    state = make_position(" 1 1 A 1", {"A": A})
    player_of(state).mine.activated = 1
    activate(state, 2)
    play(state, USE_FIRST)
    assert options(state) == [1, 3]
    assert refused(state, 0) == ("IM-37", "activated-already")
    assert refused(state, 12) == ("IM-36", "no-such-card")


def test_IMA2_a_collapsed_target_loses_its_token() -> None:
    state = make_position(" 1 A", {"A": A})
    player_of(state).mine.collapsed = 1
    activate(state, 1)
    events = play(state, USE_FIRST)
    assert event_values(events, "CollapseLifted") == [(0, 0, 0)]
    assert (player_of(state).coins, player_of(state).points) == (0, 1)


def test_IMA2_with_no_card_left_it_does_nothing() -> None:
    state = make_position(" A", {"A": A})
    activate(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).points == 1
    state = make_position("", hand="1", event=immediate_event(seq(Activate(), GainCoins(2))))
    assert player_of(state).coins == 2


def test_IMA4_nested_activations_are_resolved_inside() -> None:
    cards = {"A": card(1, seq(Activate(), GainPoints(1))), "B": card(1, seq(Activate(), GainPoints(10)))}
    state = make_position(" A B 1", cards)
    activate(state, 0)
    events = play(state, USE_FIRST, 1, USE_FIRST, USE_FIRST)
    assert [values[1] for values in event_values(events, "PointsGained")] == [10, 1]
    assert player_of(state).coins == 1


def test_IMA4_a_card_is_marked_when_its_activation_begins() -> None:
    state = make_position(" A A", {"A": A})
    activate(state, 0)
    play(state, USE_FIRST)  # the other A is the only target
    play(state, USE_FIRST)  # and finds none itself
    assert player_of(state).points == 2


def test_IMA4_the_chain_climbs_only_after_everything_nested() -> None:
    state = make_position(" 1\n  B", {"B": card(2, Activate())})
    chain(state, 1)
    play(state, USE_FIRST)
    events = play(state, USE_FIRST)
    assert event_values(events, "ActivationSkipped") == [(0, 0, 0)]
    assert asked(state) == "UseSurface"
