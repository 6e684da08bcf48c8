"""The feature vector of a seat (IM-A24): the same information as its view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kazamata.core.features import (
    COUNT,
    FLAG,
    FeatureBlock,
    FeatureWriter,
    bit_set,
    category,
    count_to,
)
from kazamata.core.seats import Seat
from kazamata.games.miners.cardset import BOARDS, EVENT_COUNT, MAX_KINDS, MAX_SPACES, ROUNDS
from kazamata.games.miners.factions import FACTION_COUNT as FACTIONS
from kazamata.games.miners.geometry import CELLS
from kazamata.games.miners.mine import JOINT_SIDES, MAX_CARDS, Mine
from kazamata.games.miners.program import track_of
from kazamata.games.miners.state import HAND_LIMIT, NOT_CHOSEN, State

DECKS: Final = 3
TRACKS: Final = 2 * BOARDS
LEVELS: Final = 4
SPOT_SIZE: Final = 7
CHOSEN: Final = 1

BLOCKS: Final = (
    FeatureBlock("round", 1, "the round, 1 to 10; 0 before the first", columns=(count_to(ROUNDS),)),
    FeatureBlock(
        "event_card",
        1,
        "the event of the round counted from 1, 0 before the first",
        columns=(category(EVENT_COUNT),),
    ),
    FeatureBlock("tracks", BOARDS, "the track that each board shows", columns=(category(TRACKS - 1),)),
    FeatureBlock("deck_sizes", DECKS, "cards left in decks I to III"),
    FeatureBlock("discard_sizes", DECKS, "cards in their discards, which everybody may look through"),
    FeatureBlock(
        "deep_counts", 3, "level IV cards in their pile, discarded, and made beyond the box (IM-A11)"
    ),
    FeatureBlock("hand", MAX_KINDS, "how many of each card the viewer holds"),
    FeatureBlock(
        "chosen",
        1,
        "the card that the viewer has chosen, counted from 1; 0 before",
        columns=(category(MAX_KINDS),),
    ),
    FeatureBlock("over", 1, "whether the game is over", columns=(FLAG,)),
    FeatureBlock("coins", 1, "coins", per_seat=True),
    FeatureBlock("points", 1, "point tokens", per_seat=True),
    FeatureBlock("full_carts", 1, "full carts", per_seat=True),
    FeatureBlock(
        "progress",
        5,
        "board of the marker from 1, its space, steps in all, boards done, if on top",
        per_seat=True,
        columns=(
            category(BOARDS),
            count_to(MAX_SPACES),
            COUNT,
            count_to(BOARDS),
            FLAG,
        ),
    ),
    FeatureBlock("discount", 1, "off the next card that is played (IM-A27)", per_seat=True),
    FeatureBlock(
        "has_chosen", 1, "whether the seat has chosen a card for this round", per_seat=True, columns=(FLAG,)
    ),
    FeatureBlock(
        "hand_levels", LEVELS, "cards in hand by level: their backs are seen (IM-R1)", per_seat=True
    ),
    FeatureBlock(
        "shown_cards",
        HAND_LIMIT,
        "hand cards that everybody knows, counted from 1 (IM-A10)",
        per_seat=True,
        columns=(category(MAX_KINDS),),
    ),
    FeatureBlock(
        "faction_counts",
        FACTIONS,
        "cards of each faction in the mine",
        per_seat=True,
        columns=(count_to(MAX_CARDS),),
    ),
    FeatureBlock(
        "mine",
        MAX_CARDS * SPOT_SIZE,
        "for each card in the order of placing: kind and cell counted from 1, activated, collapsed, machinery, "
        "half-full and full carts at its upper left, upper right and left (1 + 2 + 4)",
        per_seat=True,
        columns=(
            category(MAX_KINDS),
            category(CELLS),
            FLAG,
            FLAG,
            count_to(15),
            bit_set(JOINT_SIDES),
            bit_set(JOINT_SIDES),
        ),
    ),
)


def write(state: State, viewer: Seat, writer: FeatureWriter) -> None:
    """Write the blocks of the table."""
    writer.put2(state.round, state.current_event() + 1)
    board: i64 = 0
    while board < BOARDS:
        writer.put(track_of(state.board_sides, board))
        board += 1
    writer.put_row(state.deck_sizes, DECKS)
    for pile in state.discard_piles:
        writer.put(len(pile))
    writer.put3(state.deep_left, state.deep_discards, state.deep_made)
    own = state.players[viewer]
    writer.put_counts(own.hand, MAX_KINDS)
    if own.chosen >= 0:
        writer.put(own.chosen + 1)
    else:
        writer.skip(1)
    writer.put(1 if state.over else 0)


def write_seat(state: State, seat: Seat, writer: FeatureWriter) -> None:
    """Write the blocks of a seat; they are the same for all viewers."""
    player = state.players[seat]
    mine = player.mine
    writer.put3(player.coins, player.points, mine.full_carts())
    writer.put4(player.marker_board + 1, player.marker_space, player.distance, player.finished_boards)
    writer.put3(player.on_top_space, player.discount, CHOSEN if player.chosen != NOT_CHOSEN else 0)
    write_levels(player.hand, state.program.level, writer)
    writer.put_cards(player.shown_cards, HAND_LIMIT, HAND_LIMIT)
    write_banners(mine, writer)
    write_mine(mine, writer)


def write_levels(hand: vec[i64], level: vec[i64], writer: FeatureWriter) -> None:
    numbers, begin = writer.numbers, writer.at - 1
    for card in hand:
        numbers[begin + level[card]] += 1
    writer.skip(LEVELS)


def write_banners(mine: Mine, writer: FeatureWriter) -> None:
    numbers, at, banners = writer.numbers, writer.at, mine.faction_counts
    while banners != 0:
        numbers[at] = i16(banners & 255)
        banners >>= 8
        at += 1
    writer.skip(FACTIONS)


def write_mine(mine: Mine, writer: FeatureWriter) -> None:
    numbers, at, cards, cells = writer.numbers, writer.at, mine.cards, mine.cells
    marks, fallen, machines, half, full = (
        mine.activated,
        mine.collapsed,
        mine.machinery_counts,
        mine.half_joints,
        mine.full_joints,
    )
    spot: i64 = 0
    while spot < len(cards):
        numbers[at] = i16(cards[spot] + 1)
        numbers[at + 1] = i16(cells[spot] + 1)
        numbers[at + 2] = i16(marks & 1)
        numbers[at + 3] = i16(fallen & 1)
        numbers[at + 4] = i16(machines & 15)
        numbers[at + 5] = i16(half & 7)
        numbers[at + 6] = i16(full & 7)
        marks, fallen, machines = marks >> 1, fallen >> 1, machines >> 4
        half, full = half >> JOINT_SIDES, full >> JOINT_SIDES
        at += SPOT_SIZE
        spot += 1
    writer.skip(MAX_CARDS * SPOT_SIZE)
