"""What a seat may know of a table, in numbers (IM-A24): the same as its view shows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kazamata.core.features import Block, Sheet
from kazamata.core.seats import Seat
from kazamata.games.miners.cardset import BOARDS, MOST_KINDS
from kazamata.games.miners.factions import COUNT as FACTIONS
from kazamata.games.miners.mine import JOINT_SIDES, MOST_CARDS, Mine
from kazamata.games.miners.program import track_of
from kazamata.games.miners.state import HAND_LIMIT, NOT_CHOSEN, State

DECKS: Final = 3
LEVELS: Final = 4
SPOT: Final = 7
CHOSEN: Final = 1

BLOCKS: Final = (
    Block("round", 1, "the round, 1 to 10; 0 before the first"),
    Block("event", 1, "the event of the round counted from 1, 0 before the first"),
    Block("tracks", BOARDS, "the track that each board shows"),
    Block("decks", DECKS, "cards left in decks I to III"),
    Block("discards", DECKS, "cards in their discards, which everybody may look through"),
    Block("deep", 3, "level IV cards in their pile, discarded, and made beyond the box (IM-A11)"),
    Block("hand", MOST_KINDS, "how many of each card the viewer holds"),
    Block("chosen", 1, "the card that the viewer has chosen, counted from 1; 0 before"),
    Block("over", 1, "whether the game is over"),
    Block("coins", 1, "coins", each=True),
    Block("points", 1, "point tokens", each=True),
    Block("carts", 1, "full carts", each=True),
    Block("progress", 5, "board of the marker from 1, its space, steps in all, boards done, if on top", each=True),
    Block("discount", 1, "off the next card that is played (IM-A27)", each=True),
    Block("has_chosen", 1, "whether the seat has chosen a card for this round", each=True),
    Block("levels", LEVELS, "cards in hand by level: their backs are seen (IM-R1)", each=True),
    Block("shown", HAND_LIMIT, "hand cards that everybody knows, counted from 1 (IM-A10)", each=True),
    Block("banners", FACTIONS, "cards of each faction in the mine", each=True),
    Block("mine", MOST_CARDS * SPOT,
          "for each card in the order of placing: kind and cell counted from 1, activated, collapsed, machinery, "
          "half-full and full carts at its upper left, upper right and left (1 + 2 + 4)", each=True),
)  # fmt: skip


def write(state: State, viewer: Seat, sheet: Sheet) -> None:
    """Fill the blocks of the table."""
    sheet.put2(state.round, state.event() + 1)
    board: i64 = 0
    while board < BOARDS:
        sheet.put(track_of(state.sides, board))
        board += 1
    sheet.put_row(state.left, DECKS)
    for pile in state.piles:
        sheet.put(len(pile))
    sheet.put3(state.deep, state.deep_pile, state.deep_made)
    own = state.players[viewer]
    sheet.put_counts(own.hand, MOST_KINDS)
    if own.chosen >= 0:
        sheet.put(own.chosen + 1)
    else:
        sheet.skip(1)
    sheet.put(1 if state.over else 0)


def write_seat(state: State, seat: Seat, sheet: Sheet) -> None:
    """Fill the blocks of a seat, which all see alike."""
    player = state.players[seat]
    mine = player.mine
    sheet.put3(player.coins, player.points, mine.full_carts())
    sheet.put4(player.board + 1, player.space, player.distance, player.finished)
    sheet.put3(player.topped, player.discount, CHOSEN if player.chosen != NOT_CHOSEN else 0)
    write_levels(player.hand, state.program.level, sheet)
    sheet.put_cards(player.shown, HAND_LIMIT, HAND_LIMIT)
    write_banners(mine, sheet)
    write_mine(mine, sheet)


def write_levels(hand: vec[i64], level: vec[i64], sheet: Sheet) -> None:
    numbers, begin = sheet.numbers, sheet.at - 1
    for card in hand:
        numbers[begin + level[card]] += 1
    sheet.skip(LEVELS)


def write_banners(mine: Mine, sheet: Sheet) -> None:
    numbers, at, banners = sheet.numbers, sheet.at, mine.banners
    while banners != 0:
        numbers[at] = i16(banners & 255)
        banners >>= 8
        at += 1
    sheet.skip(FACTIONS)


def write_mine(mine: Mine, sheet: Sheet) -> None:
    numbers, at, cards, cells = sheet.numbers, sheet.at, mine.cards, mine.cells
    marks, fallen, machines, half, full = mine.marks, mine.fallen, mine.machines, mine.half, mine.full
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
        at += SPOT
        spot += 1
    sheet.skip(MOST_CARDS * SPOT)
