"""A turn: one action, then rocks and refill (TQ-7, TQ-8, TQ-A28)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, seat_set
from kazamata.core.steps import Step, schedule
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.asks import (
    DISCARD_HAND,
    DISCARD_TWO,
    PLAY_FINISH,
    PLAY_ISLAND,
    PLAY_MONSTER,
    PLAY_START,
    TURN_CARD,
    card_of,
    cell_of,
)
from kazamata.games.tranquility.cards import FINISH, MONSTER, NO_CARD, START, Card
from kazamata.games.tranquility.events import (
    ARCH_OPENED,
    CARD_TURNED,
    FINISH_BARRED,
    FINISH_PLAYED,
    GAME_LOST,
    GAME_WON,
    ISLAND_PLACED,
    MONSTER_PLAYED,
    MONSTERS_SHOWN,
)
from kazamata.games.tranquility.fields import (
    BY_HAND,
    BY_ROW,
    FOR_COMPASS,
    FOR_PASSING,
    FOR_PAYMENT,
    FOR_TURNING,
    MAX_SEATS,
)
from kazamata.games.tranquility.layout import MAX_CELLS, MIDDLE, is_arch
from kazamata.games.tranquility.placement import (
    FREE,
    allowed_range,
    closed_cells,
    cost_of,
    obstacle_of_price,
    payable_count,
)
from kazamata.games.tranquility.placement_refusals import refuse_island
from kazamata.games.tranquility.state import NO_ROCKS, STUCK, WON, Player, State
from kazamata.games.tranquility.steps.discards import discard_step
from kazamata.games.tranquility.steps.draws import DRAW_UP
from kazamata.games.tranquility.steps.pyramid import ExploreBorder
from kazamata.games.tranquility.steps.rough_seas import CallCompass, EarnCompass, MoveRocks
from kazamata.games.tranquility.steps.start import play_start, refills

LOWER_HALF: Final = (1 << MIDDLE) - 1


def must_start(state: State, player: Player) -> bool:
    """Whether the player holds a Start before one was played, and so must play it (TQ-12)."""
    return not state.is_start_played() and START in player.hand


def can_turn_card(state: State, player: Player) -> bool:
    """Whether the player can turn a card: needs day and night, and a card to discard (TQ-H5)."""
    return state.terms.variant_row.has_sides and player.discardable_count() > 0


def can_discard_hand(state: State, player: Player) -> bool:
    """Whether the player can trade the hand for a compass: a supply, a card, no monster (TQ-A19, TQ-A31)."""
    return state.compass_supply > 0 and len(player.hand) > 0 and player.monsters() == 0


def wrong_sides(state: State) -> i64:
    """The cells that show day below or night above, one bit each; an empty cell shows day (TQ-H5)."""
    return state.night_cells ^ LOWER_HALF if state.terms.variant_row.has_sides else 0


def missing_for_finish(state: State) -> str:
    """The key of the first unmet condition of the Finish, for any player; "" if none (TQ-18, TQ-H5)."""
    if state.empty_cells() > 0:
        return "finish-cells-empty"
    if not state.is_start_played():
        return "finish-no-start"
    if wrong_sides(state) != 0:
        return "finish-wrong-sides"
    return ""


def can_finish(state: State, player: Player) -> bool:
    """Whether to offer the Finish; depends only on public information and the player's hand (TQ-A30)."""
    if FINISH not in player.hand or state.finish_refused or player.monsters() > 0:
        return False
    for other in state.players:
        if other.shown_monsters > 0:
            return False
    return missing_for_finish(state) == ""


def is_stuck(state: State) -> bool:
    """Whether the active player has no action (TQ-20, TQ-A29)."""
    player = state.player()
    if player.discardable_count() >= 2 or must_start(state, player):
        return False
    return len(turn_options(state)) == 0


def turn_options(state: State) -> vec[i64]:
    """All actions of the active player (TQ-7)."""
    player = state.player()
    if must_start(state, player):
        return vec[i64]([PLAY_START])
    options = vec[i64](capacity=64)
    if player.discardable_count() >= 2:
        options = append(options, DISCARD_TWO)
    if can_finish(state, player):
        options = append(options, PLAY_FINISH)
    if can_discard_hand(state, player):
        options = append(options, DISCARD_HAND)
    if player.monsters() > 0:
        options = _add_placed_cells(state, options, PLAY_MONSTER)
    if can_turn_card(state, player):
        options = _add_placed_cells(state, options, TURN_CARD)
    return _add_islands(state, player, options)


def _add_placed_cells(state: State, options: vec[i64], first: Option) -> vec[i64]:
    cell: i64 = 0
    for card in state.grid:
        if card != NO_CARD:
            options = append(options, first + cell)
        cell += 1
    return options


def _add_islands(state: State, player: Player, options: vec[i64]) -> vec[i64]:
    purse = payable_count(player)
    closed = closed_cells(state)
    for card in player.hand:
        if card >= FINISH:
            break
        low, high = allowed_range(state, card)
        first = PLAY_ISLAND + (card - 1) * MAX_CELLS
        cell = low + 1
        while cell < high:
            is_open = (closed >> cell) & 1 == 0
            if is_open and obstacle_of_price(state, player, purse, card, cell) == FREE:
                options = append(options, first + cell)
            cell += 1
    return options


@final
class CheckTurn(Step[State]):
    """Before each turn: the team loses if the active player has no action (TQ-20)."""

    def run(self, state: State, sink: EventSink) -> None:
        if is_stuck(state):
            state.result = STUCK
            state.agenda.clear()
            sink.emit1(GAME_LOST, state.active_seat)
        else:
            state.agenda.append(TAKE_TURN_STEP)


@final
class TakeTurn(Step[State]):
    """The active player takes exactly one action (TQ-7)."""

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set(state.active_seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.TAKE_TURN

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return turn_options(state)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        player = state.players[seat]
        if option == PLAY_START:
            return _refuse_start(state, player)
        if must_start(state, player):
            return Refusal("TQ-12", "start-first", {}, "play-start")
        if option == DISCARD_TWO:
            return _refuse_discards(player)
        if option == PLAY_FINISH:
            return _refuse_finish(state, player)
        if option == DISCARD_HAND:
            return _refuse_hand(state, player)
        if option < TURN_CARD:
            return _refuse_monster(state, player, option - PLAY_MONSTER)
        if option < PLAY_ISLAND:
            return _refuse_turning(state, player, option - TURN_CARD)
        return refuse_island(state, player, card_of(option, PLAY_ISLAND), cell_of(option, PLAY_ISLAND))

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        if option >= PLAY_ISLAND:
            _schedule_after_action(state)
            place_island(state, seat, card_of(option, PLAY_ISLAND), cell_of(option, PLAY_ISLAND), sink)
        elif option == PLAY_FINISH:
            play_finish(state, seat, sink)
        elif option == PLAY_START:
            _schedule_after_start(state)
            play_start(state, seat, sink)
        else:
            _schedule_after_action(state)
            _act(state, seat, option, sink)


def _act(state: State, seat: Seat, option: Option, sink: EventSink) -> None:
    """Take an action that neither places an island nor plays a Start or Finish."""
    if option == DISCARD_TWO:
        state.agenda.append(discard_step(seat, 2, FOR_PASSING))
    elif option == DISCARD_HAND:
        held: i64 = len(state.players[seat].hand)
        schedule(state.agenda, (discard_step(seat, held, FOR_COMPASS), EarnCompass(BY_HAND)))
    elif option < TURN_CARD:
        play_monster(state, seat, option - PLAY_MONSTER, sink)
    else:
        turn_card(state, seat, option - TURN_CARD, sink)


def _schedule_after_action(state: State) -> None:
    """Schedule the steps after an action: compasses, rocks, refill, the next player (TQ-A28).

    Rocks found this turn move in the next turn for the first time (TQ-H4), so this checks for rocks before
    the action.
    """
    row = 4 * state.active_seat
    if state.terms.has_compasses:
        row += 2
    if state.rocks_row != NO_ROCKS:
        row += 1
    schedule(state.agenda, AFTER_ACTION[row])


def _schedule_after_start(state: State) -> None:
    """Schedule the steps after a Start, when all players refill (TQ-16)."""
    schedule(state.agenda, (*refills(state, state.active_seat), PASS_TURN))
    if state.rocks_row != NO_ROCKS:
        state.agenda.append(MOVE_ROCKS_STEP)
    if state.terms.has_compasses:
        state.agenda.append(CALL_COMPASS_STEPS[state.active_seat])


def place_island(state: State, seat: Seat, card: Card, cell: i64, sink: EventSink) -> None:
    """Place an island, pay for it and explore the border card beneath it (TQ-9 to TQ-11)."""
    cost = cost_of(state, card, cell)
    state.player().lose(card)
    state.grid[cell] = card
    if state.island_sides[card] == 1:
        state.night_cells |= bit(cell)
    sink.emit4(ISLAND_PLACED, seat, card, cell, cost)
    if state.layout.arch and not state.arch_open:
        _open_arch(state, sink)
    if state.terms.has_storms and state.compass_supply > 0 and _fills_row_in_sequence(state, cell):
        state.agenda.append(EarnCompass(BY_ROW))
    if has_bit(state.border_cells, cell):
        state.agenda.append(ExploreBorder(cell))
    if cost > 0:  # on top of the agenda, so it runs first
        state.agenda.append(discard_step(seat, cost, FOR_PAYMENT))


def _open_arch(state: State, sink: EventSink) -> None:
    """Open the arch once all pillar cells are filled at the same time (TQ-H3)."""
    cell: i64 = 0
    for card in state.grid:
        if card == NO_CARD and not is_arch(cell):
            return
        cell += 1
    state.arch_open = True
    sink.emit(ARCH_OPENED)


def _fills_row_in_sequence(state: State, cell: i64) -> bool:
    """Whether the row of a cell is full of consecutive numbers (TQ-24)."""
    first = cell - cell % 6
    offset: i64 = 1
    while offset < 6:
        if state.grid[first + offset] != state.grid[first] + offset:
            return False
        offset += 1
    return state.grid[first] != NO_CARD


def play_monster(state: State, seat: Seat, cell: i64, sink: EventSink) -> None:
    """Remove the monster and an island from the game; the cell becomes empty (TQ-23)."""
    player = state.players[seat]
    player.lose(MONSTER)
    if player.shown_monsters > 0:
        player.shown_monsters -= 1
    if player.found_count > 0:
        player.found_count -= 1
    card = state.grid[cell]
    state.grid[cell] = NO_CARD
    state.night_cells &= ~bit(cell)
    state.remove_from_game(MONSTER)
    state.remove_from_game(card)
    sink.emit3(MONSTER_PLAYED, seat, cell, card)


def turn_card(state: State, seat: Seat, cell: i64, sink: EventSink) -> None:
    """Turn a placed card and discard one card for it (TQ-H5)."""
    state.night_cells ^= bit(cell)
    sink.emit3(CARD_TURNED, seat, cell, (state.night_cells >> cell) & 1)
    state.agenda.append(discard_step(seat, 1, FOR_TURNING))


def play_finish(state: State, seat: Seat, sink: EventSink) -> None:
    """Win with the Finish; if a player holds a monster, choose another action (TQ-18, TQ-A30)."""
    if _show_monsters(state, sink):
        state.finish_refused = True
        sink.emit1(FINISH_BARRED, seat)
        schedule(state.agenda, (CALL_COMPASS_STEPS[seat], CHECK_TURN_STEP))
        return
    player = state.players[seat]
    player.lose(FINISH)
    if player.found_count > 0:
        player.found_count -= 1
    state.remove_from_game(FINISH)
    state.result = WON
    state.agenda.clear()
    sink.emit1(FINISH_PLAYED, seat)
    sink.emit(GAME_WON)


def _show_monsters(state: State, sink: EventSink) -> bool:
    held = False
    seat: i64 = 0
    for player in state.players:
        monsters = player.monsters()
        if monsters > 0:
            held = True
            player.shown_monsters = monsters
            sink.emit2(MONSTERS_SHOWN, seat, monsters)
        seat += 1
    return held


@final
class PassTurn(Step[State]):
    """The next player clockwise begins a turn (TQ-6)."""

    def run(self, state: State, sink: EventSink) -> None:
        state.active_seat = (state.active_seat + 1) % state.terms.seats
        begin_turn(state)


def begin_turn(state: State) -> None:
    """Begin a turn; compasses may be spent before `CheckTurn` runs (TQ-A28, TQ-A29)."""
    state.finish_refused = False
    schedule(state.agenda, BEFORE_ACTION[state.active_seat] if state.compasses > 0 else JUST_CHECK_TURN)


def _refuse_start(state: State, player: Player) -> Refusal | None:
    if START not in player.hand:
        return Refusal("TQ-12", "not-in-hand", {"card": START}, "pick-from-hand")
    if state.is_start_played():
        return Refusal("TQ-17", "start-dead", {}, "discard-start")
    return None


def _refuse_discards(player: Player) -> Refusal | None:
    discardable = player.discardable_count()
    return (
        None
        if discardable >= 2
        else Refusal("TQ-7", "too-few-to-discard", {"cards": discardable}, "play-instead")
    )


def _refuse_finish(state: State, player: Player) -> Refusal | None:
    if FINISH not in player.hand:
        return Refusal("TQ-18", "not-in-hand", {"card": FINISH}, "pick-from-hand")
    missing = missing_for_finish(state)
    if missing != "":
        clause = "TQ-H5" if missing == "finish-wrong-sides" else "TQ-18"
        return Refusal(clause, missing, {"cells": state.empty_cells()}, f"{missing}-help")
    if player.monsters() > 0:
        return Refusal("TQ-23", "finish-own-monster", {}, "play-monster")
    if can_finish(state, player):
        return None
    return Refusal("TQ-A30", "finish-barred", {}, "play-monster")


def _refuse_hand(state: State, player: Player) -> Refusal | None:
    if can_discard_hand(state, player):
        return None
    if not state.terms.has_compasses:
        return Refusal("TQ-24", "no-compasses-here", {}, "play-instead")
    if state.compass_supply == 0:
        return Refusal("TQ-A31", "no-compass-left", {}, "play-instead")
    if player.monsters() > 0:
        return Refusal("TQ-A31", "hand-holds-monster", {}, "play-monster")
    return Refusal("TQ-A19", "hand-empty", {}, "play-instead")


def _refuse_monster(state: State, player: Player, cell: i64) -> Refusal | None:
    if player.monsters() == 0:
        return Refusal("TQ-23", "not-in-hand", {"card": MONSTER}, "pick-from-hand")
    return _refuse_unplaced(state, cell, "TQ-23")


def _refuse_turning(state: State, player: Player, cell: i64) -> Refusal | None:
    if not state.terms.variant_row.has_sides:
        return Refusal("TQ-H5", "no-turning-here", {}, "play-instead")
    if player.discardable_count() == 0:
        return Refusal("TQ-H5", "turning-needs-card", {}, "play-instead")
    return _refuse_unplaced(state, cell, "TQ-H5")


def _refuse_unplaced(state: State, cell: i64, clause: str) -> Refusal | None:
    """Monsters and turning need a placed island."""
    if cell >= state.layout.cells:
        return Refusal("TQ-2", "no-such-cell", {"cell": cell, "cells": state.layout.cells}, "pick-cell")
    if state.grid[cell] == NO_CARD:
        return Refusal(clause, "cell-empty", {"cell": cell}, "pick-placed-island")
    return None


CHECK_TURN_STEP: Final = CheckTurn()
TAKE_TURN_STEP: Final = TakeTurn()
PASS_TURN: Final = PassTurn()
MOVE_ROCKS_STEP: Final = MoveRocks()
CALL_COMPASS_STEPS: Final = tuple([CallCompass(seat, NO_CARD) for seat in range(MAX_SEATS)])
"""The compass steps around an action, one per seat; they ask only if there is a compass and a storm."""
JUST_CHECK_TURN: Final[tuple[Step[State], ...]] = (CHECK_TURN_STEP,)


def _before(seat: Seat) -> tuple[Step[State], ...]:
    return (CALL_COMPASS_STEPS[seat], CHECK_TURN_STEP)


def _after(seat: Seat, compasses: bool, rocks: bool) -> tuple[Step[State], ...]:
    calls = (CALL_COMPASS_STEPS[seat],) if compasses else ()
    moves = (MOVE_ROCKS_STEP,) if rocks else ()
    return (*calls, *moves, DRAW_UP[seat], PASS_TURN)


BEFORE_ACTION: Final = tuple([_before(seat) for seat in range(MAX_SEATS)])
AFTER_ACTION: Final = tuple(
    [
        _after(seat, calls, rocks)
        for seat in range(MAX_SEATS)
        for calls in (False, True)
        for rocks in (False, True)
    ]
)
"""The steps after an action (TQ-A28): per seat, without and with compasses, without and with rocks."""
