"""The numbers of a seat that people would count: its activity, counts, totals of effects, prices, landing spaces."""

from __future__ import annotations

from mypy_extensions import i64

from kazamata.core.bits import has_bit
from kazamata.core.seats import Seat, Viewer
from kazamata.games.miners import asks, program
from kazamata.games.miners.effects import COINS_HELD, FIXED, MEASURES
from kazamata.games.miners.facts import price_at
from kazamata.games.miners.fields import CHOOSES, DIGS, DONE, IDLE, READY
from kazamata.games.miners.measures import is_known, measure
from kazamata.games.miners.mine import NO_SPOT, Spot
from kazamata.games.miners.program import (
    AMOUNT,
    ARGUMENT,
    JUMP_TO,
    MEASURE,
    NO_EFFECT,
    OP_SIZE,
    space_effect,
)
from kazamata.games.miners.state import NOT_CHOSEN, Player, State
from kazamata.games.miners.steps.prices import twin_seams
from kazamata.games.miners.steps.progress import MoveMarker, landing_space
from kazamata.games.miners.steps.resolve.instant import TWIN_SEAMS, gain_of
from kazamata.games.miners.view import NO_CONDITION, NO_TOTAL, SeatFigures, SeatView, View, see


def show(state: State, viewer: Viewer) -> View:
    """The view of a viewer with the figures of every seat."""
    view = see(state, viewer)
    seat: i64 = 0
    for player in state.players:
        seen = view.seats[seat]
        seen.figures = _figures(state, player, seat, seen, view.tracks, seat == viewer)
        seat += 1
    return view


def _figures(
    state: State, player: Player, seat: Seat, seen: SeatView, tracks: list[int], own: bool
) -> SeatFigures:
    return SeatFigures(
        activity_of(state, player, seat),
        [int(measure(player, NO_SPOT, what)) for what in range(MEASURES)],
        [card_totals(state, player, card, spot) for spot, card in enumerate(seen.mine.cards)],
        [card_totals(state, player, card, NO_SPOT) for card in seen.hand],
        [card_conditions(state, player, card, spot) for spot, card in enumerate(seen.mine.cards)],
        [card_conditions(state, player, card, NO_SPOT) for card in seen.hand],
        [int(price_at(state, player, effect)) for effect in state.program.surface_effects],
        _landing_spaces(state, player, seat) if own else [],
        [_space_totals(state, player, track) for track in tracks],
    )


def activity_of(state: State, player: Player, seat: Seat) -> i64:
    """A seat that has chosen a card waits for the reveal, and in the deal for the first event (IM-7, IM-16)."""
    if not state.agenda:
        return IDLE
    if _is_asked(state, seat):
        kind = state.agenda[-1].ask_kind(state, seat)
        return CHOOSES if kind == asks.KEEP_CARDS or kind == asks.CHOOSE_CARD else DIGS
    return READY if state.round == 0 or player.chosen != NOT_CHOSEN else DONE


def _is_asked(state: State, seat: Seat) -> bool:
    return has_bit(state.agenda[-1].asked_seats(state), seat)


def _landing_spaces(state: State, player: Player, seat: Seat) -> list[int]:
    """The space where the marker lands, for each option of the question about it (IM-42)."""
    if not state.agenda or not player.lane or not _is_asked(state, seat):
        return []
    step = player.lane[-1]
    if not isinstance(step, MoveMarker) or step.ask_kind(state, seat) != asks.MOVE_MARKER:
        return []
    return [int(landing_space(player, steps)) for steps in step.options(state, seat)]


def _space_totals(state: State, player: Player, track: int) -> list[int]:
    """The total of each space of a track for this seat; the lowest space has no effect (IM-A7)."""
    totals: list[int] = []
    space: i64 = 1
    while space <= state.program.top_space[track]:
        totals.append(int(effect_total(state, player, space_effect(state.program, track, space), NO_SPOT)))
        space += 1
    return totals


def card_totals(state: State, player: Player, card: i64, spot: Spot) -> list[int]:
    """The total of each effect of a card; `spot` is `NO_SPOT` for a card in hand."""
    totals = [int(effect_total(state, player, state.program.first_effect[card], spot))]
    second = state.program.second_effect[card]
    if second != NO_EFFECT:
        totals.append(int(effect_total(state, player, second, spot)))
    return totals


def effect_total(state: State, player: Player, place: i64, spot: Spot) -> i64:
    """What an effect gives now by counting or on a condition, with fixed gains of the same kind (IM-49, IM-A22).

    `NO_TOTAL` if the effect does neither, or if the result is not known before the effect runs.
    """
    code = state.program.code
    begin = place + OP_SIZE if code[place] == program.PAY else place
    if code[begin] == program.SPECIAL and code[begin + ARGUMENT] == TWIN_SEAMS:
        return twin_seams(state, player.mine)
    counting = NO_EFFECT
    if code[begin] == program.IF and is_known(code[begin + MEASURE], spot):
        met, unmet = begin + OP_SIZE, code[begin + JUMP_TO]
        one_kind = code[unmet] == program.END or code[unmet] == code[met]
        if not one_kind or not program.GAIN_COINS <= code[met] <= program.GAIN_POINTS:
            return NO_TOTAL
        begin = met if condition_of(state, player, begin, spot) == 1 else unmet
        if code[begin] == program.END:
            return 0
        counting = begin
    else:
        counting = _counting_operation(state, begin, spot, begin != place)
    if counting == NO_EFFECT:
        return NO_TOTAL
    total: i64 = 0
    place = begin
    while code[place] < program.IF and code[place] != program.END:
        alike = code[place] == code[counting] and code[place + ARGUMENT] == code[counting + ARGUMENT]
        if alike and (place == counting or code[place + MEASURE] == FIXED):
            total += gain_of(state, player, spot, place)
        place += OP_SIZE
    return total


def card_conditions(state: State, player: Player, card: i64, spot: Spot) -> list[int]:
    """Whether the condition of each effect of a card is met now; `spot` is `NO_SPOT` for a card in hand."""
    conditions = [int(condition_of(state, player, state.program.first_effect[card], spot))]
    second = state.program.second_effect[card]
    if second != NO_EFFECT:
        conditions.append(int(condition_of(state, player, second, spot)))
    return conditions


def condition_of(state: State, player: Player, place: i64, spot: Spot) -> i64:
    """1 if the condition of an effect is met now, 0 if not; `NO_CONDITION` if it has none, or if nobody knows yet."""
    code = state.program.code
    begin = place + OP_SIZE if code[place] == program.PAY else place
    if code[begin] != program.IF or not is_known(code[begin + MEASURE], spot):
        return NO_CONDITION
    return 1 if measure(player, spot, code[begin + MEASURE]) >= code[begin + AMOUNT] else 0


def _counting_operation(state: State, place: i64, spot: Spot, paid: bool) -> i64:
    """The address of the operation that counts. Only gains may come first; they and a price change the coins."""
    code = state.program.code
    coins_change = paid
    while program.GAIN_COINS <= code[place] <= program.MACHINERY:
        what = code[place + MEASURE]
        if what != FIXED:
            known = is_known(what, spot) and not (what == COINS_HELD and coins_change)
            return place if known else NO_EFFECT
        if code[place] > program.GAIN_POINTS:
            return NO_EFFECT
        coins_change = True
        place += OP_SIZE
    return NO_EFFECT


assert program.MACHINERY < program.COLLAPSE < program.IF < program.PAY < program.EITHER < program.JUMP
