"""Events name their card or board, and the source of coins and points."""

from __future__ import annotations

from collections import Counter

from kazamata.core.dice import seeded
from kazamata.core.events import Event
from kazamata.games.miners import events
from kazamata.games.miners.asks import SURFACE_COINS, SURFACE_SHORT, USE_FIRST
from kazamata.games.miners.cardset import END_OF_ROUND, EventCard, Track
from kazamata.games.miners.effects import (
    MACHINERY,
    Activate,
    Advance,
    Buy,
    Collapse,
    Dismantle,
    GainCoins,
    GainPoints,
    Pay,
    Per,
    PlaceCart,
    PlaceMachinery,
    seq,
)
from kazamata.games.miners.events import EVENTS
from kazamata.games.miners.fields import FROM_BOARD, FROM_CARD, FROM_EVENT, FROM_SURFACE
from kazamata.games.miners.rules import MINERS as RULES
from tests.rules.miners.positions import (
    activate,
    card,
    chain,
    event_values,
    immediate_event,
    make_position,
    play,
)


def test_IM12_coins_come_from_the_card_that_gives_them() -> None:
    state = make_position(" A A", {"A": card(1, seq(GainCoins(2), GainPoints(1)))})
    activate(state, 1)
    happened = play(state, USE_FIRST)
    assert event_values(happened, "CoinsGained") == [(0, 2, FROM_CARD, 1)]
    assert event_values(happened, "PointsGained") == [(0, 1, FROM_CARD, 1)]


def test_IM13_coins_come_from_an_event() -> None:
    """The seat answers in between: the rest of the event is still the event."""
    buying = immediate_event(seq(GainCoins(4), Buy(2, 2, GainPoints(1)), GainCoins(1)))
    state = make_position(hand="1", event=buying)
    happened = play(state, 2)
    assert event_values(happened, "CoinsPaid") == [(0, 4, FROM_EVENT, 0)]
    assert event_values(happened, "PointsGained") == [(0, 2, FROM_EVENT, 0)]
    assert event_values(happened, "CoinsGained") == [(0, 1, FROM_EVENT, 0)]


def test_IM32_the_event_of_a_later_round_is_named_by_its_number() -> None:
    wages = EventCard("wages", END_OF_ROUND, GainCoins(3))
    state = make_position(" 1", event=wages)
    chain(state, 0)
    happened = play(state, 0, SURFACE_COINS)
    assert event_values(happened, "CoinsGained") == [
        (0, 2, FROM_SURFACE, SURFACE_COINS),
        (0, 3, FROM_EVENT, 0),
    ]


def test_IM27_payments_on_the_surface() -> None:
    state = make_position(
        " 1", coins=4, tracks=[Track("t", (GainCoins(1), GainPoints(2), GainPoints(3)))] * 6
    )
    chain(state, 0)
    happened = play(state, 0, SURFACE_SHORT, 2, 2)
    assert event_values(happened, "CoinsPaid") == [(0, 4, FROM_SURFACE, SURFACE_SHORT)]
    assert event_values(happened, "MarkerMoved") == [(0, 2, 2, 2)]
    assert event_values(happened, "PointsGained") == [(0, 2, FROM_BOARD + 2, 2)]


def test_IMA21_a_space_stays_the_source_when_the_marker_has_moved_on() -> None:
    """A space activates a card which advances the marker; the rest of the first space is paid afterwards."""
    track = Track("t", (GainCoins(1), seq(Activate(), GainPoints(5)), GainPoints(7), GainPoints(9)))
    state = make_position(
        " A", {"A": card(1, Advance(1))}, hand="1", event=immediate_event(Advance(2)), tracks=[track] * 6
    )
    happened = play(state, 1, 2, USE_FIRST)
    assert event_values(happened, "MarkerMoved") == [(0, 2, 2, 1), (0, 1, 3, 1)]
    assert event_values(happened, "PointsGained") == [(0, 7, FROM_BOARD + 1, 3), (0, 5, FROM_BOARD + 1, 2)]


def test_IMA13_a_card_that_is_paid_for_is_the_source() -> None:
    state = make_position(" 1 A", {"A": card(1, Pay(2, Buy(1, 2, GainPoints(1))))}, coins=4)
    activate(state, 1)
    happened = play(state, USE_FIRST, 2)
    assert event_values(happened, "CoinsPaid") == [(0, 2, FROM_CARD, 1), (0, 2, FROM_CARD, 1)]


def test_IM33_to_IM35_events_of_tokens_name_their_spot() -> None:
    effect = seq(PlaceMachinery(2), Dismantle(GainCoins(1)), Collapse(), PlaceCart(1))
    carts = card(1, effect, carts="..#...")
    state = make_position(" 1 A", {"A": carts})
    activate(state, 1)
    happened = play(state, USE_FIRST)
    assert event_values(happened, "EffectUsed") == [(0, 4, 1, 1)]
    assert event_values(happened, "MachineryPlaced") == [(0, 4, 2, 1)]
    assert event_values(happened, "MachineryTaken") == [(0, 4, 2, 1)]
    assert event_values(happened, "CollapsePlaced") == [(0, 4, 1)]
    assert event_values(happened, "CartPlaced") == [(0, 4, 2, 1)]


def test_spots_and_sums_are_right_in_whole_games() -> None:
    """The events alone give every card's cell and everybody's coins."""
    kinds: Counter[str] = Counter()
    sources: Counter[int] = Counter()
    for seed in range(12):
        state, dice = RULES.deal(RULES.setup(3, {"reveal": "open"}), seed), seeded(seed)
        purse = Counter[tuple[str, int]]()
        while asks := RULES.ask(state):
            ask = asks[dice.below(len(asks))]
            for event in RULES.take(state, ask.seat, ask.options[dice.below(len(ask.options))]):
                row = EVENTS[event.kind]
                values = dict(zip([field.name for field in row.fields], event.values, strict=True))
                if "spot" in values:
                    assert state.players[values["seat"]].mine.cards[values["spot"]] == values["card"]
                    kinds[row.name] += 1
                if "source" in values:
                    sources[values["source"]] += 1
                _count(event, purse)
            for seat, player in enumerate(state.players):
                assert (purse["coins", seat], purse["points", seat]) == (player.coins, player.points)
    assert len(kinds) == 9
    assert set(sources) == set(range(6))


def _count(event: Event, purse: Counter[tuple[str, int]]) -> None:
    seat = int(event.values[0]) if len(event.values) > 0 else 0
    if event.kind == events.COINS_GAINED:
        purse["coins", seat] += event.values[1]
    elif event.kind == events.COINS_PAID:
        purse["coins", seat] -= event.values[1]
    elif event.kind == events.CARD_PLAYED:
        purse["coins", seat] -= event.values[2]
    elif event.kind == events.POINTS_GAINED:
        purse["points", seat] += event.values[1]


def test_IMA22_gains_of_nothing_emit_no_event() -> None:
    cards = {"A": card(1, seq(Per(MACHINERY, GainPoints(1)), Per(MACHINERY, GainCoins(1))))}
    state = make_position(" A", cards)
    events = activate(state, 0) + play(state, USE_FIRST)
    assert event_values(events, "EffectUsed")
    assert not event_values(events, "PointsGained")
    assert not event_values(events, "CoinsGained")
