"""The forecast of orders says what the engine then does (DL-8, DL-9, DL-21 to DL-32, DL-49, DL-53, DL-54, DL-A20)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Ask
from kazamata.core.events import Event
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.locations import BUILD_ROOM, HIRE_MONSTER, SPACES
from kazamata.games.lords.events import MINION_PLACED, ORDER_EXECUTED, ORDER_FAILED, PALADIN_CAME
from kazamata.games.lords.fields import PAY_DAY, SPECIAL_EVENT, TAXES
from kazamata.games.lords.forecast import OrderForecast, OrdersForecast
from kazamata.games.lords.packs import EMPTY_PACK, pack_size
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.stages import CHOOSING, EXECUTION, stage_of
from kazamata.games.lords.state import NO_ORDER, State
from kazamata.games.lords.steps.order_execution import FindNextMinion
from kazamata.games.lords.steps.orders import CHOOSE_ORDERS, ORDERS
from tests.rules.lords.positions import (
    DIG,
    FOOD,
    HIRE,
    MINE,
    RECRUIT,
    TRAP,
    clear_round,
    creature,
    make_position,
    pack,
    run_steps,
)

GOODS = ("gold", "food", "imps", "evil", "traps")
PURCHASES = (HIRE_MONSTER, BUILD_ROOM)


def forecast(state: State, seat: int = 0) -> OrdersForecast:
    return LORDS.show(state, seat).forecast


def held(state: State, seat: int) -> dict[str, int]:
    lord = state.lords[seat]
    numbers = (lord.gold, lord.food, lord.free_imps(), lord.evil, pack_size(lord.traps))
    return dict(zip(GOODS, map(int, numbers), strict=True))


def eager(ask: Ask) -> int:
    """Execute everything, with as many workers as possible."""
    largest = (asks.EXECUTE_ORDER, asks.MINE_GOLD, asks.SPY)
    return int(ask.options[-1] if ask.kind in largest else ask.options[0])


def run_execution(state: State, seat: int, events: list[Event]) -> dict[int, dict[str, int]]:
    """The goods of a seat after each of its orders."""
    after = dict.fromkeys(resolved(events, seat), held(state, seat))
    while stage_of(state) == EXECUTION:
        ask = LORDS.ask(state)[0]
        events = LORDS.take(state, ask.seat, eager(ask))
        found = resolved(events, seat)
        if ask.seat == seat and ask.kind == asks.DISCARD_TRAP and after:
            found = [list(after)[-1], *found]
        for order in found:
            after[order] = held(state, seat)
    return after


def resolved(events: list[Event], seat: int) -> list[int]:
    kinds = (ORDER_EXECUTED, ORDER_FAILED)
    return [int(event.values[1]) for event in events if event.kind in kinds and event.values[0] == seat]


def assert_inside(row: OrderForecast, goods: dict[str, int]) -> None:
    for name, count in goods.items():
        low, high = getattr(row, name)
        assert low <= count <= high, (int(row.order), name, count, (low, high))


def round_positions(seed: int) -> Iterator[State]:
    """Positions of one game, at the choice of orders: as they are, and at the edges of the rules."""
    chance = Random(seed)
    game = ("full", "first")[seed % 2]
    deck = ("ends", "reshuffles")[seed // 2 % 2]
    setup = LORDS.setup(2 + seed % 3, {"game": game, "trap_deck": deck})
    state, before = LORDS.deal(setup, seed), -1
    while found := LORDS.ask(state):
        if stage_of(state) == CHOOSING and before != CHOOSING:
            yield until_execution_ends(state)
            yield at_an_edge(until_execution_ends(state), chance)
        before = stage_of(state)
        ask = chance.choice(found)
        LORDS.take(state, ask.seat, chance.choice(list(ask.options)))


def until_execution_ends(state: State) -> State:
    """A copy that ends with the execution, before imps go home and an event takes goods."""
    world = LORDS.copy(state)
    places = [place for place, step in enumerate(world.agenda) if isinstance(step, FindNextMinion)]
    del world.agenda[: places[0]]
    return world


def at_an_edge(world: State, chance: Random) -> State:
    """Much evil, few traps to draw, little gold, food and few imps."""
    for lord in world.lords:
        lord.evil = chance.choice([1, 9, 13, 14, 15])
        lord.gold, lord.food = chance.choice([0, 1, 3]), chance.choice([0, 1, 3])
        lord.imps = chance.choice([0, 1, 4, 5, 6])
    traps = chance.choice([0, 1, 2, 9])
    world.drawn_trap_count, world.sprung_traps = max(0, len(world.trap_deck) - traps), EMPTY_PACK
    return world


SEEDS = range(16)


@pytest.mark.parametrize("seed", SEEDS)
def test_DL21_the_goods_after_each_order_are_as_forecast_when_minions_are_placed(seed: int) -> None:
    compared = 0
    for position in round_positions(seed):
        chance = Random(seed + compared)
        state, events = LORDS.copy(position), list[Event]()
        while stage_of(state) == CHOOSING:
            ask = chance.choice(LORDS.ask(state))
            events = LORDS.take(state, ask.seat, chance.choice(list(ask.options)))
        if stage_of(state) != EXECUTION:
            continue
        for seat in range(state.terms.seats):
            world = LORDS.copy(state)
            rows = {int(row.order): row for row in forecast(world, seat).orders}
            done = set(resolved(events, seat))
            for order, goods in run_execution(world, seat, []).items():
                assert order in rows
                assert order not in done
                if order not in PURCHASES:
                    assert_inside(rows[order], goods)
                    compared += 1
    assert compared > 20


@pytest.mark.parametrize("seed", SEEDS)
def test_DL19_spaces_goods_and_the_Paladin_lie_within_the_forecast_before_orders_are_revealed(
    seed: int,
) -> None:
    compared = 0
    for position in round_positions(seed):
        chance = Random(seed + compared)
        state = LORDS.copy(position)
        shown: list[OrdersForecast] = []
        events: list[Event] = []
        while stage_of(state) == CHOOSING:
            found = LORDS.ask(state)
            ask = chance.choice(found)
            option = chance.choice(list(ask.options))
            shown = [forecast(state, seat) for seat in range(state.terms.seats)]
            if ask.kind == asks.CHOOSE_ORDER and shown[ask.seat].with_last:
                shown[ask.seat].orders = shown[ask.seat].with_last[option].orders
            events = LORDS.take(state, ask.seat, option)
        placed = [tuple(event.values) for event in events if event.kind == MINION_PLACED]
        for seat, known in enumerate(shown):
            world = LORDS.copy(state)
            rows = {int(row.order): row for row in known.orders}
            assert set(rows) == {int(position) for position in slots(state, seat)}
            for owner, order, place in placed:
                if owner == seat:
                    assert place in rows[order].spaces
            for order, row in rows.items():
                if (seat, order) not in [(owner, place) for owner, place, _ in placed]:
                    assert row.may_be_blocked or not row.spaces
            for order, goods in run_execution(world, seat, events).items():
                if order not in PURCHASES:
                    assert_inside(rows[order], goods)
                    compared += 1
    assert compared > 20


def slots(state: State, seat: int) -> list[int]:
    lord = state.lords[seat]
    found = [lord.order_in_slot(slot) for slot in range(3)]
    assert NO_ORDER not in found
    return [int(order) for order in found]


# single cases


def choosing(*orders: int, game: str = "full", taken: int = 0, **lord: int) -> State:
    """Seat 0 has chosen; non-player minions stand in the first `taken` spaces of each location."""
    state = clear_round(make_position(4, game=game))
    for name, value in {"gold": 3, "food": 3, "imps": 4, "inaccessible_orders": 0, **lord}.items():
        setattr(state.lords[0], name, value)
    for number, order in enumerate(orders):
        setattr(state.lords[0], f"slot{number + 1}", order)
    for location in range(8):
        for place in range(taken):
            state.minion_spaces[location * SPACES + place] = 5
    run_steps(state, *ORDERS[1:])
    assert isinstance(state.agenda[-1], type(CHOOSE_ORDERS))
    return state


def alone(*orders: int, game: str = "full", taken: int = 0, **lord: int) -> list[OrderForecast]:
    """The rows of a lord whose rivals cannot come first, so each order gets the first free space."""
    state = choosing(*orders, game=game, taken=taken, **lord)
    for rival in state.lords[1:]:
        rival.inaccessible_orders = 255
    return forecast(state).orders


def test_DL21_rows_stand_in_the_order_of_execution() -> None:
    rows = alone(TRAP, FOOD, MINE)
    assert [(row.order, row.slot) for row in rows] == [(FOOD, 1), (MINE, 2), (TRAP, 0)]
    assert [row.gold for row in rows] == [[2, 2], [4, 4], [3, 3]]
    assert [row.imps for row in rows] == [[4, 4], [2, 2], [2, 2]]
    assert [row.traps for row in rows] == [[0, 0], [0, 0], [1, 1]]


def test_DL20_several_spaces_give_a_range_and_a_blocked_minion_brings_nothing() -> None:
    [row] = forecast(choosing(FOOD)).orders
    assert (row.spaces, row.may_be_blocked) == ([0], False)  # nobody comes before the starting player
    [_, row] = forecast(choosing(DIG, FOOD)).orders[::-1]
    assert (row.spaces, row.may_be_blocked) == ([0, 1, 2], True)
    assert (row.gold, row.food, row.evil) == ([2, 4], [3, 6], [5, 7])


def test_DL8_hiring_first_costs_gold_before_anything_is_executed() -> None:
    known = forecast(choosing(HIRE, FOOD))
    assert (known.hire_fee, known.orders[0].gold[1]) == (1, 3)
    assert forecast(choosing(HIRE, FOOD, game="first")).hire_fee == 0
    blocked = forecast(choosing(HIRE, gold=0))
    assert (blocked.hire_fee, blocked.orders[0].spaces, blocked.orders[0].may_be_blocked) == (0, [], True)


@pytest.mark.parametrize(
    ("game", "evil", "taken", "unpaid", "after"),
    [
        ("full", 13, 2, False, 15),
        ("full", 14, 1, False, 15),
        ("full", 14, 2, True, 14),
        ("full", 15, 1, True, 15),
        ("first", 14, 2, False, 15),
        ("first", 15, 2, False, 15),
    ],
)
def test_DL53_DL54_the_end_of_the_evilometer(
    game: str, evil: int, taken: int, unpaid: bool, after: int
) -> None:
    [row] = alone(FOOD, game=game, evil=evil, taken=taken)
    assert (row.may_be_unpaid, row.evil, row.food) == (unpaid, [after, after], [3, 3] if unpaid else [6, 6])


def test_DLA20_without_traps_nothing_is_bought() -> None:
    state = choosing(TRAP)
    state.drawn_trap_count = len(state.trap_deck)
    [row] = forecast(state).orders
    assert (row.may_find_no_trap, row.may_be_unpaid, row.traps, row.gold) == (True, False, [0, 0], [3, 3])
    assert row.safe_spaces == []


def test_DLA20_a_rival_may_take_the_last_trap() -> None:
    state = choosing(DIG, TRAP, taken=1)
    state.drawn_trap_count = len(state.trap_deck) - 1
    row = forecast(state).orders[1]
    assert (row.spaces, row.traps, row.may_find_no_trap, row.safe_spaces) == ([1, 2], [0, 1], True, [1])


def test_DL25_DL27_a_foreman_needs_an_imp() -> None:
    dig, mine = alone(DIG, MINE, taken=2, imps=4)
    assert (dig.imps, mine.imps, mine.gold, mine.question) == ([0, 0], [0, 0], [3, 3], "")
    [mine] = alone(MINE, taken=2, imps=3)
    assert (mine.imps, mine.gold, mine.question, mine.option) == ([0, 0], [5, 5], "MineGold", 2)


def test_DL49_a_warning_only_if_the_Paladin_would_come() -> None:
    state = choosing(FOOD, taken=1, evil=9)
    for rival in state.lords[1:]:
        rival.inaccessible_orders = 255
    [row] = forecast(state).orders
    assert (row.may_call_paladin, row.safe_spaces) == (True, [])
    state.paladin_seat, state.lords[1].evil = 1, 13
    [row] = forecast(state).orders
    assert (row.may_call_paladin, row.safe_spaces, row.evil) == (False, [1], [10, 10])


def test_DL22_an_order_is_not_safe_if_a_later_one_lacks_its_price() -> None:
    food, traps = alone(FOOD, TRAP, gold=1)
    assert (food.safe_spaces, traps.may_be_unpaid) == ([], True)
    recruit, traps = alone(RECRUIT, TRAP, gold=1)
    assert (recruit.safe_spaces, traps.may_be_unpaid) == ([0], False)


def test_DL79_other_seats_and_spectators_get_no_forecast() -> None:
    state = choosing(FOOD, DIG, MINE)
    assert forecast(state, 1).orders == []
    assert LORDS.show(state, -1).forecast.orders == []
    assert LORDS.see(state, 0).forecast.orders == []


def test_DL19_the_last_choice_is_forecast_for_each_order() -> None:
    state = choosing(FOOD, DIG)
    for rival in state.lords[1:]:
        rival.slot1, rival.slot2, rival.slot3 = FOOD, DIG, MINE
    known = forecast(state)
    assert [bool(row.orders) for row in known.with_last] == [False, True, False, True, True, True, True, True]
    assert [row.order for row in known.with_last[TRAP].orders] == [FOOD, DIG, TRAP]
    state.lords[1].slot3 = NO_ORDER
    assert forecast(state).with_last == []


def test_DL48_events_and_forecast_agree_about_the_Paladin() -> None:
    """Every call of the Paladin by an order without a rival's help was announced."""
    called = 0
    for seed in SEEDS:
        for position in round_positions(seed):
            chance, state = Random(seed), LORDS.copy(position)
            while stage_of(state) == CHOOSING:
                ask = chance.choice(LORDS.ask(state))
                LORDS.take(state, ask.seat, chance.choice(list(ask.options)))
            while stage_of(state) == EXECUTION:
                ask = LORDS.ask(state)[0]
                row = next(row for row in forecast(state, ask.seat).orders if row.is_current)
                events = LORDS.take(state, ask.seat, eager(ask))
                came = [event for event in events if event.kind == PALADIN_CAME]
                if ask.kind == asks.EXECUTE_ORDER and came and came[0].values[0] == ask.seat:
                    assert row.may_call_paladin
                    called += 1
    assert called > 5


def test_DL43_taxes_after_the_orders_with_their_sum() -> None:
    state = choosing(DIG, gold=1, imps=3)
    state.season, state.event_tiles = 1, vec[i64]([TAXES, PAY_DAY, SPECIAL_EVENT])
    lord = state.lords[0]
    lord.lair = pack(["troll", "witch"], creature)
    taxes, wages = forecast(state).events
    tiles = lord.tile_count()
    assert (taxes.season, taxes.tile, wages.season, wages.tile) == (1, TAXES, 2, PAY_DAY)
    assert taxes.gold_due == [(tiles + 2 + 1) // 2, (tiles + 3 + 1) // 2], "tunnels of this round count"
    assert taxes.debts == [taxes.gold_due[0] - 1, taxes.gold_due[1] - 1]
    assert taxes.gold == [0, 0]
    assert (wages.food_due, wages.evil_due) == ([3, 3], [1, 1])


def test_DL42_a_creature_that_cannot_be_paid_leaves() -> None:
    state = choosing(MINE, food=1, evil=9)
    state.season, state.event_tiles = 1, vec[i64]([PAY_DAY, TAXES, SPECIAL_EVENT])
    state.lords[0].lair = pack(["troll"], creature)
    for rival in state.lords[1:]:
        rival.evil = 1
    wages, _ = forecast(state).events
    assert (wages.food_due, wages.food, wages.leaving, wages.evil) == ([2, 2], [1, 1], [1, 1], [10, 10])
    assert wages.may_call_paladin, "a creature that leaves makes its lord 1 more evil (DL-48)"


def test_DL16_only_known_events_are_forecast() -> None:
    state = choosing(FOOD)
    state.season, state.event_tiles = 0, vec[i64]([SPECIAL_EVENT, TAXES, PAY_DAY])
    assert forecast(state).events == []
    state.season, state.event_tiles = 3, vec[i64]([TAXES, PAY_DAY, TAXES])
    assert [row.season for row in forecast(state).events] == [3]
