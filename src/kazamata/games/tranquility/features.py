"""The feature vector of a seat (TQ-19): the same information as its view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.features import (
    COUNT,
    FLAG,
    FeatureBlock,
    FeatureWriter,
    category,
)
from kazamata.core.seats import Seat
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.cards import CARD_KINDS, FINISH, ISLANDS, MONSTER
from kazamata.games.tranquility.layout import MAX_CELLS
from kazamata.games.tranquility.state import NO_OFFER, Player, State
from kazamata.games.tranquility.terms import Terms

MAX_ROWS: Final = 8
OFFER_FACE_DOWN: Final = 1
OFFER_KNOWN: Final = 2

BLOCKS: Final = (
    FeatureBlock(
        "grid",
        MAX_CELLS,
        "the card in each cell, 0 where there is none; 1 to 80 are islands",
        columns=(category(CARD_KINDS - 1),),
    ),
    FeatureBlock("night_cells", MAX_CELLS, "1 where the card shows night (TQ-H5)", columns=(FLAG,)),
    FeatureBlock("border_cells", MAX_CELLS, "1 where a border card still lies (TQ-H4)", columns=(FLAG,)),
    FeatureBlock(
        "cell_owners",
        MAX_CELLS,
        "1 where the card is the viewer's, 2 where another's; duel only (TQ-H6)",
        columns=(category(2),),
    ),
    FeatureBlock("hand", CARD_KINDS, "how many of each card the viewer holds"),
    FeatureBlock(
        "night_hand", CARD_KINDS, "1 for each island in hand that shows night (TQ-H5)", columns=(FLAG,)
    ),
    FeatureBlock("gone_cards", CARD_KINDS, "how many of each card have left the game for all to see"),
    FeatureBlock("explored_cards", CARD_KINDS, "how many of each explored card everybody has seen (TQ-H4)"),
    FeatureBlock("open_row", CARD_KINDS, "the open row of a duel, counted by card (TQ-H6)"),
    FeatureBlock("purple_counts", MAX_ROWS, "purple storms a row (TQ-24)"),
    FeatureBlock(
        "rocks_row",
        1,
        "the row of the dangerous rocks counted from 1, 0 without (TQ-22)",
        columns=(category(MAX_ROWS),),
    ),
    FeatureBlock("compasses", 2, "compasses at hand and in the supply (TQ-24)"),
    FeatureBlock("explored_count", 1, "cards taken from the exploration deck (TQ-H4)"),
    FeatureBlock(
        "flags",
        3,
        "whether the Start was played, the arch is open, a Finish was refused this turn",
        columns=(FLAG,),
    ),
    FeatureBlock("result", 1, "0 while the game runs, 1 won, 2 to 4 ended otherwise", columns=(category(4),)),
    FeatureBlock(
        "start_offers",
        3,
        "of the Start's eight cards: the round of offers, the card named last, if it is on",
        columns=(
            COUNT,
            COUNT,
            FLAG,
        ),
    ),
    FeatureBlock("duel_pile_size", 1, "cards left in the common pile of a duel (TQ-H6)"),
    FeatureBlock("active_seat", 1, "1 for the seat whose turn it is", per_seat=True, columns=(FLAG,)),
    FeatureBlock("start_seat", 1, "1 for the seat that played the Start", per_seat=True, columns=(FLAG,)),
    FeatureBlock("hand_size", 1, "cards in hand", per_seat=True),
    FeatureBlock("pile_size", 1, "cards in the pile", per_seat=True),
    FeatureBlock("discard_count", 1, "cards on the discards", per_seat=True),
    FeatureBlock("storms", 2, "yellow and orange storms before the seat (TQ-24)", per_seat=True),
    FeatureBlock("shown_monsters", 1, "monsters in hand that everybody has seen (TQ-A30)", per_seat=True),
    FeatureBlock("found_count", 1, "explored cards in hand (TQ-H4)", per_seat=True),
    FeatureBlock("stopped", 1, "whether the seat has stopped (TQ-H6)", per_seat=True, columns=(FLAG,)),
    FeatureBlock(
        "seat_offer",
        3,
        "of the Start: 2 + the open offer, 1 if hidden, 0 before; owed; unseen (TQ-14)",
        per_seat=True,
    ),
)


def write(state: State, viewer: Seat, writer: FeatureWriter) -> None:
    """Write the blocks of the table."""
    writer.put_row(state.grid, MAX_CELLS)
    writer.put_bits(state.night_cells, MAX_CELLS)
    writer.put_bits(state.border_cells, MAX_CELLS)
    write_owners(state, viewer, writer)
    own = state.players[viewer]
    writer.put_counts(own.hand, CARD_KINDS)
    write_night(state, own, writer)
    writer.put_counts(state.gone_cards, CARD_KINDS)
    write_turned(state, writer)
    duel = state.duel
    if duel is None:
        writer.skip(CARD_KINDS)
    else:
        writer.put_counts(duel.open_row, CARD_KINDS)
    writer.put_pack(state.purple_counts, MAX_ROWS)
    writer.put4(state.rocks_row + 1, state.compasses, state.compass_supply, state.explored_count)
    writer.put3(
        1 if state.is_start_played() else 0, 1 if state.arch_open else 0, 1 if state.finish_refused else 0
    )
    writer.put(state.result)
    write_bargain(state, viewer, writer)
    if duel is None:
        writer.skip(1)
    else:
        writer.put(len(duel.pile) - duel.drawn_count)


def write_owners(state: State, viewer: Seat, writer: FeatureWriter) -> None:
    duel = state.duel
    if duel is None:
        writer.skip(MAX_CELLS)
        return
    for owner in duel.cell_owners:
        writer.put(0 if owner == 0 else 1 if owner == viewer + 1 else 2)
    writer.skip(MAX_CELLS - len(duel.cell_owners))


def write_night(state: State, own: Player, writer: FeatureWriter) -> None:
    begin = writer.at
    if state.terms.variant_row.has_sides:
        for card in own.hand:
            if card <= ISLANDS and state.island_sides[card] == 1:
                writer.numbers[begin + card] = 1
    writer.skip(CARD_KINDS)


def write_turned(state: State, writer: FeatureWriter) -> None:
    """Count the explored cards, except Finishes and monsters, which go unseen into a hand (TQ-R6)."""
    begin = writer.at
    place: i64 = 0
    while place < state.explored_count:
        card = state.exploration_deck[place]
        if card != FINISH and card != MONSTER:
            writer.numbers[begin + card] += 1
        place += 1
    writer.skip(CARD_KINDS)


def write_bargain(state: State, viewer: Seat, writer: FeatureWriter) -> None:
    bargain = state.start_offers
    if bargain is None:
        writer.skip(3)
        return
    writer.put3(bargain.round, bargain.last_named[viewer], 1)


def write_seat(state: State, seat: Seat, viewer: Seat, writer: FeatureWriter) -> None:
    """Write the blocks of a seat."""
    player = state.players[seat]
    writer.put2(1 if seat == state.active_seat else 0, 1 if seat == state.start_seat else 0)
    writer.put3(len(player.hand), player.pile_size(), player.discard_count)
    writer.put4(player.yellow_storms, player.orange_storms, player.shown_monsters, player.found_count)
    writer.put(1 if player.stopped else 0)
    bargain = state.start_offers
    if bargain is None:
        writer.skip(3)
        return
    writer.put3(offer_seen(bargain.offers, seat, viewer), bargain.owed[seat], bargain.unseen_given[seat])


def offer_seen(offers: vec[i64], seat: Seat, viewer: Seat) -> i64:
    """An offer as the viewer sees it; offers are hidden until all are in (TQ-A7)."""
    if offers[seat] == NO_OFFER:
        return 0
    if seat != viewer and NO_OFFER in offers:
        return OFFER_FACE_DOWN
    return OFFER_KNOWN + offers[seat]


def askable(terms: Terms) -> list[int]:
    """The questions that a table can ask, given its variant and modules."""
    page = terms.variant_row
    if page.is_duel:
        return [asks.PICK_TWO, asks.PAY_COST, asks.DUEL_TURN, asks.TAKE_OPEN_CARD]
    kinds = [asks.TAKE_TURN, asks.PAY_COST, asks.PICK_TWO, asks.OFFER_CARDS, asks.GIVE_CARDS]
    if page.has_sides:
        kinds.append(asks.DISCARD_TO_TURN)
    if terms.has_storms or page.has_exploration:
        kinds += [asks.WEATHER_STORM, asks.PLACE_STORM]
    if terms.has_compasses:
        kinds.append(asks.CALL_COMPASS)
    if terms.has_rocks or page.has_exploration:
        kinds += [asks.MOVE_ROCKS, asks.FEED_ROCKS, asks.PLACE_ROCKS]
    return sorted(kinds)
