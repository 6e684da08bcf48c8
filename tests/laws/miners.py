"""Imperial Miners for the laws: where its cards lie, and who may know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.dice import Dice
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.cardset import CardSet, MineCard
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.games.miners.sets import register
from kazamata.games.miners.state import NOT_CHOSEN, Player, State
from kazamata.games.miners.steps.play import PlaceCard

SCARCE = register(
    CardSet(
        "scarce",
        tuple(
            MineCard(made.key, made.level, made.cost, made.factions, made.carts, made.effects)
            for level, kinds in ((1, 16), (2, 18), (3, 18), (4, 1))
            for made in [made for made in HOUSE_SET.cards if made.level == level][:kinds]
        ),
        HOUSE_SET.events,
        HOUSE_SET.tracks,
        {},
    )
)
"""So few cards that five seats empty the decks (IM-A11, IM-R5)."""

SETUPS: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (2, {}),
    (3, {"reveal": "open"}),
    (4, {"first_game": "yes"}),
    (5, {"reveal": "open", "alchemy": "back", "diplomacy": "front"}),
    (5, {"set": SCARCE}),
]

REVEALING_EVENTS = frozenset(
    {
        "CardPlayed",  # a card chosen face down is revealed (IM-16)
        "CardForced",
        "CardTurnedUp",  # a faction draw shows cards (IM-A10)
        "FactionFound",
        "FactionMissing",
        "CardDiscarded",  # discards lie face up (IM-A14)
        "GameEnded",
    }
)


def count_cards(state: State) -> Counter[int]:
    """Every card of the game wherever it lies; level IV without the cards made beyond its pile (IM-A11)."""
    count: Counter[int] = Counter()
    for deck, left, pile in zip(state.decks, state.deck_sizes, state.discard_piles, strict=True):
        count.update(map(int, deck[:left]))
        count.update(map(int, pile))
    for player in state.players:
        count.update(map(int, player.hand))
        count.update(map(int, player.mine.cards))
        count.update(int(step.card) for step in player.lane if isinstance(step, PlaceCard))
    count[int(state.program.deep_card)] += int(state.deep_left + state.deep_discards - state.deep_made)
    count.update(1000 + int(event) for event in state.event_deck)
    return count


def public_answer(state: State, kind: str, option: int) -> Hashable:
    """A card chosen face down shows nothing until all have chosen."""
    if kind == "ChooseCard" and not state.terms.open_reveal:
        return None
    return option


def hidden_cards(state: State, viewer: int) -> list[list[int]]:
    """Decks, coming events and, while the game runs, the hands of the others (IM-A24)."""
    rows = [list(map(int, deck[:left])) for deck, left in zip(state.decks, state.deck_sizes, strict=True)]
    rows.append(list(map(int, state.event_deck[state.round :])))
    for seat, player in enumerate(state.players):
        if seat != viewer and not state.over and len(player.shown_cards) == 0:
            rows.append(list(map(int, player.hand)))
    return rows


def alternative_world(state: State, viewer: int, dice: Dice) -> State:
    """The others' hidden hand cards change places, level by level, and so do the unused events (IM-4)."""
    world = RULES.copy(state)
    unused = world.event_deck[10:]
    dice.shuffle(unused)
    world.event_deck = vec[i64]([*world.event_deck[:10], *unused])
    holders = [
        player for seat, player in enumerate(world.players) if seat != viewer and player.chosen == NOT_CHOSEN
    ]
    for level in (1, 2, 3):
        cards = vec[i64]([card for player in holders for card in hidden(world, player, level)])
        dice.shuffle(cards)
        rest = list(map(int, cards))
        for player in holders:
            own = hidden(world, player, level)
            kept = list(map(int, player.hand))
            for card in own:
                kept.remove(card)
            player.hand = vec[i64](sorted([*kept, *rest[: len(own)]]))
            rest = rest[len(own) :]
    return world


def hidden(state: State, player: Player, level: int) -> list[int]:
    """The hand cards of a level that only their owner has seen."""
    own = [int(card) for card in player.hand if state.program.level[card] == level]
    for card in player.shown_cards:
        if int(card) in own:
            own.remove(int(card))
    return own
