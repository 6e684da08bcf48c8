"""What a seat may know of a table, in numbers (TQ-19): the same as its view shows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.features import Block, Sheet
from kazamata.core.seats import Seat
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.cards import FINISH, ISLANDS, KINDS, MONSTER
from kazamata.games.tranquility.layout import MOST_CELLS
from kazamata.games.tranquility.state import NO_OFFER, Player, State
from kazamata.games.tranquility.terms import Terms

MOST_ROWS: Final = 8
HIDDEN_OFFER: Final = 1
SPOKEN: Final = 2

BLOCKS: Final = (
    Block("grid", MOST_CELLS, "the card in each cell, 0 where there is none; 1 to 80 are islands"),
    Block("night", MOST_CELLS, "1 where the card shows night (TQ-H5)"),
    Block("borders", MOST_CELLS, "1 where a border card still lies (TQ-H4)"),
    Block("owners", MOST_CELLS, "1 where the card is the viewer's, 2 where another's; duel only (TQ-H6)"),
    Block("hand", KINDS, "how many of each card the viewer holds"),
    Block("night_hand", KINDS, "1 for each island in hand that shows night (TQ-H5)"),
    Block("gone", KINDS, "how many of each card have left the game for all to see"),
    Block("turned", KINDS, "how many of each explored card everybody has seen (TQ-H4)"),
    Block("open", KINDS, "the open row of a duel, counted by card (TQ-H6)"),
    Block("purple", MOST_ROWS, "purple storms a row (TQ-24)"),
    Block("rocks", 1, "the row of the dangerous rocks counted from 1, 0 without (TQ-22)"),
    Block("compasses", 2, "compasses at hand and in the supply (TQ-24)"),
    Block("explored", 1, "cards taken from the exploration deck (TQ-H4)"),
    Block("flags", 3, "whether the Start was played, the arch is open, a Finish was refused this turn"),
    Block("result", 1, "0 while the game runs, 1 won, 2 to 4 ended otherwise"),
    Block("bargain", 3, "of the Start's eight cards: the round of offers, the card named last, if it is on"),
    Block("pile", 1, "cards left in the common pile of a duel (TQ-H6)"),
    Block("active", 1, "1 for the seat whose turn it is", each=True),
    Block("starter", 1, "1 for the seat that played the Start", each=True),
    Block("hand_size", 1, "cards in hand", each=True),
    Block("pile_size", 1, "cards in the pile", each=True),
    Block("discards", 1, "cards on the discards", each=True),
    Block("storms", 2, "yellow and orange storms before the seat (TQ-24)", each=True),
    Block("shown", 1, "monsters in hand that everybody has seen (TQ-A30)", each=True),
    Block("found", 1, "explored cards in hand (TQ-H4)", each=True),
    Block("stopped", 1, "whether the seat has stopped (TQ-H6)", each=True),
    Block("offer", 3, "of the Start: 2 + the open offer, 1 if hidden, 0 before; owed; unseen (TQ-14)", each=True),
)  # fmt: skip


def write(state: State, viewer: Seat, sheet: Sheet) -> None:
    """Fill the blocks of the table."""
    sheet.put_row(state.grid, MOST_CELLS)
    sheet.put_bits(state.night, MOST_CELLS)
    sheet.put_bits(state.borders, MOST_CELLS)
    write_owners(state, viewer, sheet)
    own = state.players[viewer]
    sheet.put_counts(own.hand, KINDS)
    write_night(state, own, sheet)
    sheet.put_counts(state.gone, KINDS)
    write_turned(state, sheet)
    duel = state.duel
    if duel is None:
        sheet.skip(KINDS)
    else:
        sheet.put_counts(duel.open, KINDS)
    sheet.put_pack(state.purple, MOST_ROWS)
    sheet.put4(state.rocks + 1, state.compasses, state.supply, state.explored)
    sheet.put3(1 if state.started() else 0, 1 if state.opened else 0, 1 if state.barred else 0)
    sheet.put(state.result)
    write_bargain(state, viewer, sheet)
    if duel is None:
        sheet.skip(1)
    else:
        sheet.put(len(duel.pile) - duel.drawn)


def write_owners(state: State, viewer: Seat, sheet: Sheet) -> None:
    duel = state.duel
    if duel is None:
        sheet.skip(MOST_CELLS)
        return
    for owner in duel.owners:
        sheet.put(0 if owner == 0 else 1 if owner == viewer + 1 else 2)
    sheet.skip(MOST_CELLS - len(duel.owners))


def write_night(state: State, own: Player, sheet: Sheet) -> None:
    begin = sheet.at
    if state.terms.page.sided:
        for card in own.hand:
            if card <= ISLANDS and state.sides[card] == 1:
                sheet.numbers[begin + card] = 1
    sheet.skip(KINDS)


def write_turned(state: State, sheet: Sheet) -> None:
    """A Finish or a monster goes unseen into a hand (TQ-R6)."""
    begin = sheet.at
    place: i64 = 0
    while place < state.explored:
        card = state.deck[place]
        if card != FINISH and card != MONSTER:
            sheet.numbers[begin + card] += 1
        place += 1
    sheet.skip(KINDS)


def write_bargain(state: State, viewer: Seat, sheet: Sheet) -> None:
    bargain = state.bargain
    if bargain is None:
        sheet.skip(3)
        return
    sheet.put3(bargain.round, bargain.floors[viewer], 1)


def write_seat(state: State, seat: Seat, viewer: Seat, sheet: Sheet) -> None:
    """Fill the blocks of a seat."""
    player = state.players[seat]
    sheet.put2(1 if seat == state.active else 0, 1 if seat == state.starter else 0)
    sheet.put3(len(player.hand), player.pile_size(), player.discards)
    sheet.put4(player.yellow, player.orange, player.shown, player.found)
    sheet.put(1 if player.stopped else 0)
    bargain = state.bargain
    if bargain is None:
        sheet.skip(3)
        return
    sheet.put3(offer_seen(bargain.offers, seat, viewer), bargain.owed[seat], bargain.unseen[seat])


def offer_seen(offers: vec[i64], seat: Seat, viewer: Seat) -> i64:
    """Offers are hidden until all are in (TQ-A7)."""
    if offers[seat] == NO_OFFER:
        return 0
    if seat != viewer and NO_OFFER in offers:
        return HIDDEN_OFFER
    return SPOKEN + offers[seat]


def askable(terms: Terms) -> list[int]:
    """The questions that can come up at a table: what its variant and modules do not know is left out."""
    page = terms.page
    if page.duels:
        return [asks.PICK_TWO, asks.PAY_COST, asks.DUEL_TURN, asks.TAKE_OPEN_CARD]
    kinds = [asks.TAKE_TURN, asks.PAY_COST, asks.PICK_TWO, asks.OFFER_CARDS, asks.GIVE_CARDS]
    if page.sided:
        kinds.append(asks.DISCARD_TO_TURN)
    if terms.storms or page.explores:
        kinds += [asks.WEATHER_STORM, asks.PLACE_STORM]
    if terms.compasses:
        kinds.append(asks.CALL_COMPASS)
    if terms.rocks or page.explores:
        kinds += [asks.MOVE_ROCKS, asks.FEED_ROCKS, asks.PLACE_ROCKS]
    return sorted(kinds)
