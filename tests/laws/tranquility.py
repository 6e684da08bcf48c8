"""Tranquility for the laws: where its cards lie, and who may know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.dice import Dice
from kazamata.core.steps import redact_agenda
from kazamata.games.tranquility import asks, cards
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.steps.rough_seas import CallCompass, PlaceStorm
from kazamata.games.tranquility.steps.shuffle_starts import ShuffleStarts
from kazamata.games.tranquility.variants import DAY_AND_NIGHT, PYRAMID

SETUPS: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (2, {"offers": "1"}),
    (3, {"removal": "poseidon"}),
    (5, {"rocks": "yes", "monsters": "3", "storms": "yes"}),
    (1, {"solo": "draw8", "monsters": "5", "storms": "yes"}),
    (1, {"solo": "discard4", "storms": "yes", "rocks": "yes"}),
    (2, {"monsters": "5", "storms": "yes"}),
    (3, {"storms": "yes", "removal": "triton"}),
    (4, {"rocks": "yes", "monsters": "4"}),
    (2, {"variant": "day_and_night"}),
    (
        4,
        {"variant": "day_and_night", "rocks": "yes", "monsters": "3", "storms": "yes", "removal": "galateia"},
    ),
    (1, {"variant": "arch"}),
    (3, {"variant": "arch", "monsters": "5", "removal": "galateia"}),
    (1, {"variant": "pyramid"}),
    (3, {"variant": "pyramid", "removal": "triton"}),
    (5, {"variant": "pyramid"}),
    (2, {"variant": "duel"}),
]

FACE_DOWN = ("PayCost", "PickTwo", "GiveCards", "DiscardToTurn", "WeatherStorm", "FeedRocks")

REVEALING_EVENTS = frozenset(
    {
        "GameLost",  # a hand without any option (TQ-20)
        "SeatStopped",  # the same in a duel (TQ-H6)
        "MonstersShown",  # a Finish was tried (TQ-A30)
        "FinishPlayed",
        "ShareSet",  # fewer than eight cards to discard (TQ-A9)
    }
)


def count_cards(state: State) -> Counter[int]:
    """Every card of the game but border cards, rocks and compasses, wherever it lies."""
    count: Counter[int] = Counter(state.grid)
    count.update(state.removed_cards)
    count.update(state.gone_cards)
    for player in state.players:
        count.update(player.hand)
        count.update(player.pile[player.drawn_count :])
        count.update(player.discarded_cards())
        count.update({cards.YELLOW: int(player.yellow_storms), cards.ORANGE: int(player.orange_storms)})
    count[cards.PURPLE] += sum(int(state.purple_counts) // 16**row % 16 for row in range(8))
    count[cards.START] += state.start_seat >= 0
    for step in state.agenda:
        if isinstance(step, CallCompass):
            count[int(step.drawn_storm)] += 1  # a storm that waits
        elif isinstance(step, PlaceStorm):
            count[cards.PURPLE] += 1
        elif isinstance(step, ShuffleStarts):
            count[cards.START] += len(state.players)
    if state.duel is not None:
        count.update(state.duel.open_row)
        count.update(state.duel.pile[state.duel.drawn_count :])
    if state.terms.variant == PYRAMID:
        count.update(state.exploration_deck[state.explored_count :])
    for uncounted in (cards.NO_CARD, cards.ROCKS, cards.COMPASS, cards.BORDER):
        count.pop(uncounted, None)
    return +count


def public_answer(state: State, kind: str, option: int) -> Hashable:
    """A face-down card shows nothing, a placed one also its side; piles show whether a card was unseen."""
    if kind in FACE_DOWN:
        return kind == "GiveCards" and option == asks.UNSEEN
    if kind == "TakeTurn" and option >= asks.PLAY_ISLAND:
        return option, int(state.island_sides[(option - asks.PLAY_ISLAND) // 36 + 1])
    return option


def hidden_cards(state: State, viewer: int) -> list[list[int]]:
    """Hands of the others, all piles and decks, and while the game runs all discards (TQ-19)."""
    rows = [list(state.removed_cards), list(state.exploration_deck[state.explored_count :])]
    for seat, player in enumerate(state.players):
        rows += [list(player.pile[player.drawn_count :])]
        if state.result == 0:
            rows += [list(player.discarded_cards()), list(player.hand) if seat != viewer else []]
    if state.duel is not None:
        rows += [list(state.duel.pile[state.duel.drawn_count :])]
    return rows


# --- another world ------------------------------------------------------------------------------------------

Place = tuple[str, int, int]
"""A place for a card: hand, pile, discards or removed; the seat; the index in the row."""


def alternative_world(state: State, viewer: int, dice: Dice) -> State:
    """Cards change places where the viewer cannot see them: others' hands and piles, discards, removed cards.

    The viewer's pile stays, and so do storms and Starts. The viewer therefore draws and sees the same cards in
    both worlds for the whole game. Sides change on cards that will never be seen again.
    """
    world = RULES.copy(state)
    world.agenda = redact_agenda(state.agenda, viewer)
    if world.start_offers is not None:
        for seat in range(len(world.players)):
            if seat != viewer:
                world.start_offers.last_named[seat] = 0
    table = {index: card for index, card in places(world, viewer).items() if movable(world, card)}
    spots = list(table)
    for _ in range(3 * len(spots)):
        one, other = spots[dice.below(len(spots))], spots[dice.below(len(spots))]
        if fits(world, table[one], other, one) and fits(world, table[other], one, other):
            table[one], table[other] = table[other], table[one]
    rebuild(world, places(world, viewer) | table)
    return world


def places(state: State, viewer: int) -> dict[Place, int]:
    """All places that a viewer cannot see, with their cards."""
    rows = {("removed", 0): list(state.removed_cards)}
    for seat, player in enumerate(state.players):
        rows["discards", seat] = list(player.discarded_cards())
        if seat != viewer:
            rows["hand", seat] = list(player.hand)
            rows["pile", seat] = list(player.pile[player.drawn_count :])
    return {(zone, seat, at): card for (zone, seat), row in rows.items() for at, card in enumerate(row)}


def movable(state: State, card: int) -> bool:
    if state.terms.variant == PYRAMID and card > cards.ISLANDS:
        return False  # found cards are counted, so they stay
    return card <= cards.FINISH or card == cards.MONSTER


def fits(state: State, card: int, index: Place, left: Place) -> bool:
    """Monsters are never discarded, only islands removed, and shown monsters stay in the hand."""
    zone, _, _ = index
    if card == cards.MONSTER:
        return zone in ("hand", "pile") and not (left[0] == "hand" and state.players[left[1]].shown_monsters)
    return card <= cards.ISLANDS or zone != "removed"


def rebuild(state: State, table: dict[Place, int]) -> None:
    """Put the cards of a table into their places."""
    rows: dict[tuple[str, int], list[int]] = {}
    for (zone, seat, _), card in table.items():
        rows.setdefault((zone, seat), []).append(card)
    state.removed_cards = vec[i64](rows.get(("removed", 0), []))
    for seat, player in enumerate(state.players):
        if ("hand", seat) in rows:
            player.hand = vec[i64](sorted(rows["hand", seat]))
        if ("pile", seat) in rows:
            player.pile, player.drawn_count = vec[i64](rows["pile", seat]), 0
        player.discard_count = player.discarded_low = player.discarded_high = 0
        for card in rows.get(("discards", seat), []):
            player.add_discard(card)
    if state.terms.variant == DAY_AND_NIGHT:
        turn_dead_cards(state, rows)


def turn_dead_cards(state: State, rows: dict[tuple[str, int], list[int]]) -> None:
    """Discarded and removed islands show the other side."""
    state.island_sides = state.island_sides[:]
    zones = [("removed", 0), *product(("discards",), range(len(state.players)))]
    for card in (card for zone in zones for card in rows.get(zone, [])):
        if card <= cards.ISLANDS:
            state.island_sides[card] = 1 - state.island_sides[card]
