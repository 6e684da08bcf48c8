"""A second implementation of legality, written from the rule text alone: slow, naive, over raw numbers.

It shares only the numbering of answers and cards with the engine. Thousands of positions are compared: random
tables, and whole random games with every module and shape.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest

from kazamata.games.tranquility import asks
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.steps.discards import DiscardCards
from tests.rules.tranquility.positions import (
    asked,
    duel_island,
    event_values,
    island,
    make_position,
    monster,
    options,
    turning,
)

FINISH, START, MONSTER = 81, 82, 83
GRID, ARCH, PYRAMID, DAY_AND_NIGHT, DUEL = range(5)
SHAPES = ("grid", "arch", "pyramid", "day_and_night")


# --- the rules again -------------------------------------------------------------------------------------


def row_of(variant: int, cell: int) -> int | None:
    if variant == ARCH:
        return None
    if variant != PYRAMID:
        return cell // 6
    for row in range(8):
        cell -= 8 - row
        if cell < 0:
            return row
    raise AssertionError("no such cell")


def ascends(strip: list[int]) -> bool:
    """TQ-9: all placed numbers strictly ascend along the strip."""
    placed = [card for card in strip if card]
    return all(one < other for one, other in pairwise(placed))


def neighbours(strip: list[int], index: int) -> list[int]:
    """TQ-10: the placed cards just before and just after."""
    beside = [strip[where] for where in (index - 1, index + 1) if 0 <= where < len(strip)]
    return [card for card in beside if card]


def cost(strip: list[int], index: int, card: int) -> int:
    """TQ-10: nothing, the difference, or the smaller difference."""
    return min((abs(card - other) for other in neighbours(strip, index)), default=0)


def laid(strip: list[int], index: int, card: int) -> list[int]:
    return [*strip[:index], card, *strip[index + 1 :]]


def island_is_legal(state: State, card: int, cell: int) -> bool:
    me = state.players[state.active_seat]
    strip = list(state.grid)
    if strip[cell] or not ascends(laid(strip, cell, card)):
        return False
    row = row_of(int(state.terms.variant), cell)
    if row is not None and (row == state.rocks_row or (state.purple_counts // 16**row) % 16 > 0):
        return False  # TQ-22, TQ-24
    if state.terms.variant == ARCH and 12 <= cell <= 17 and not state.arch_open:
        return False  # TQ-H3
    if me.orange_storms > 0 and not neighbours(strip, cell):
        return False  # TQ-24
    payers = Counter(me.hand) - Counter([card]) - Counter({MONSTER: 9})
    return cost(strip, cell, card) <= payers.total()  # TQ-11, TQ-A6


def finish_is_open(state: State) -> bool:
    """TQ-18, TQ-A30, TQ-H5."""
    hand = list(state.players[state.active_seat].hand)
    if (
        FINISH not in hand
        or MONSTER in hand
        or state.finish_refused
        or state.start_seat < 0
        or 0 in list(state.grid)
    ):
        return False
    if any(player.shown_monsters for player in state.players):
        return False
    if state.terms.variant != DAY_AND_NIGHT:
        return True
    return all(bool(state.night_cells & 2**cell) == (cell < 18) for cell in range(36))


def turn(state: State) -> set[int]:
    """Everything that TQ-7 and its exceptions allow the active player."""
    hand = list(state.players[state.active_seat].hand)
    if START in hand and state.start_seat < 0:
        return {asks.PLAY_START}  # TQ-12
    loose = [card for card in hand if card != MONSTER]
    placed = [cell for cell, card in enumerate(state.grid) if card]
    legal = {
        island(card, cell)
        for card in hand
        for cell in range(len(state.grid))
        if card <= 80 and island_is_legal(state, card, cell)
    }
    if len(loose) >= 2:
        legal.add(asks.DISCARD_TWO)
    if finish_is_open(state):
        legal.add(asks.PLAY_FINISH)
    if state.compass_supply > 0 and hand and MONSTER not in hand:
        legal.add(asks.DISCARD_HAND)  # TQ-A31
    if MONSTER in hand:
        legal |= {monster(cell) for cell in placed}
    if state.terms.variant == DAY_AND_NIGHT and loose:
        legal |= {turning(cell) for cell in placed}
    return legal


def own_order(state: State) -> list[int]:
    """TQ-H6: the cells in the order of the active player."""
    assert state.duel is not None
    if state.active_seat == state.duel.first_player:
        return list(range(36))
    return [6 * row + column for column in range(6) for row in range(6)]


def duel_turn(state: State) -> set[int]:
    assert state.duel is not None
    hand = list(state.players[state.active_seat].hand)
    order = own_order(state)
    mine = [
        state.grid[cell] if state.duel.cell_owners[cell] == state.active_seat + 1 else 0 for cell in order
    ]
    legal = {asks.STOP} | ({asks.DISCARD_TWO} if len(hand) >= 2 else set())
    for card in hand:
        for index, cell in enumerate(order):
            fits = state.grid[cell] == 0 and ascends(laid(mine, index, card))
            if fits and cost(mine, index, card) <= len(hand) - 1:
                legal.add(duel_island(card, cell))
    return legal


def check_turn(state: State) -> None:
    [(_, kind)] = asked(state)
    mine = turn(state) if kind == "TakeTurn" else duel_turn(state)
    assert sorted(options(state)) == sorted(mine)


# --- random tables ---------------------------------------------------------------------------------------


def random_strip(chance: Random, cells: int) -> str:
    """Ascending cards on some cells, sometimes on all of them."""
    filled = chance.choice([0, 1, chance.randrange(cells), cells - chance.randrange(3), cells])
    places = sorted(chance.sample(range(cells), filled))
    numbers = sorted(chance.sample(range(1, 81), filled))
    drawn = dict(zip(places, numbers, strict=True))
    return " ".join(str(drawn.get(cell, "..")) for cell in range(cells))


def random_hand(chance: Random, placed: set[int], specials: list[int]) -> list[int]:
    free = [card for card in range(1, 81) if card not in placed]
    held = chance.randrange(0, 6)
    special = [chance.choice(specials) for _ in range(held) if specials and chance.random() < 0.3]
    return special + chance.sample(free, held - len(special))


def random_table(chance: Random, shape: str) -> State:
    drawing = random_strip(chance, 30 if shape == "arch" else 36)
    placed = {int(token) for token in drawing.split() if token != ".."}
    rough = shape in ("grid", "day_and_night")
    rows = 8 if shape == "pyramid" else 6
    monsters = 0 if shape == "pyramid" else 3
    hand = random_hand(chance, placed, [FINISH, FINISH, START, MONSTER])
    return make_position(
        drawing,
        hand,
        [2, 3],
        variant=shape,
        starter=chance.choice([-1, 0, 1]),
        monsters=monsters,
        shown=[0, chance.choice([0, 0, 0, 1])],
        storms=rough and chance.random() < 0.5,
        rocks=chance.randrange(rows) if shape != "arch" and chance.random() < 0.4 else None,
        orange=[0] * (chance.random() < 0.3),
        purple=[chance.randrange(rows) for _ in range(chance.randrange(3))] if shape != "arch" else [],
        opened=chance.random() < 0.5,
        supply=chance.choice([0, 3]),
        night=chance.choice([list(range(18)), chance.sample(range(36), 18)]) if rough else [],
    )


@pytest.mark.parametrize("shape", SHAPES)
def test_turns_on_random_tables(shape: str) -> None:
    """A seat without any option has lost immediately (TQ-20, TQ-A29)."""
    chance = Random(f"tables of {shape}")
    endings: Counter[str] = Counter()
    for _ in range(400):
        state = random_table(chance, shape)
        cause = RULES.score(state).end_reason
        endings[cause] += 1
        if cause:
            assert turn(state) == set()
        else:
            check_turn(state)
    assert endings["stuck"] > 5
    assert endings[""] > 200


@pytest.mark.parametrize("first", [0, 1])
def test_duel_turns_on_random_tables(first: int) -> None:
    """Cards ascend along the order of seat 0, which is the rows' or the columns'; some are the rival's."""
    chance = Random(f"duels, first {first}")
    checked = 0
    for _ in range(300):
        tokens = random_strip(chance, 36).split()
        order = (
            list(range(36)) if first == 0 else [6 * row + column for column in range(6) for row in range(6)]
        )
        cells = [".."] * 36
        for index, token in enumerate(tokens):
            cells[order[index]] = token if token == ".." else token + chance.choice("ab")
        hand = random_hand(chance, {int(token) for token in tokens if token != ".."}, [])
        state = make_position(" ".join(cells), hand, [], variant="duel", first=first)
        if RULES.ask(state):
            check_turn(state)
            checked += 1
        elif 0 in list(state.grid):
            state.active_seat = 0
            assert duel_turn(state) == {asks.STOP}  # stopped by force
    assert checked > 150


# --- whole games -------------------------------------------------------------------------------------------

GAMES = [
    (1, {}),
    (1, {"solo": "draw8", "storms": "yes"}),
    (2, {"storms": "yes", "rocks": "yes"}),
    (3, {"monsters": "5", "rocks": "yes", "storms": "yes", "removal": "poseidon"}),
    (2, {"variant": "day_and_night", "monsters": "3", "storms": "yes"}),
    (2, {"variant": "arch", "monsters": "5", "removal": "galateia"}),
    (2, {"variant": "pyramid"}),
    (2, {"variant": "duel"}),
]


@pytest.mark.parametrize(("seats", "chosen"), GAMES)
def test_turns_of_whole_games(seats: int, chosen: dict[str, str]) -> None:
    chance = Random(f"games of {sorted(chosen.items())}")
    turns = 0
    while turns < 400:
        state = RULES.deal(RULES.setup(seats, chosen), chance.randrange(2**40))
        while RULES.ask(state):
            ask = chance.choice(RULES.ask(state))
            kind = RULES.ask_kinds[ask.kind].name
            if kind in ("TakeTurn", "DuelTurn"):
                check_turn(state)
                turns += 1
            elif kind in DISCARDS:
                check_discards(state, int(ask.seat), kind)
            check_cost(state, int(ask.seat), kind, chance.choice(list(ask.options)))


def check_cost(state: State, seat: int, kind: str, option: int) -> None:
    """Carry out an answer; an island costs what the second implementation says."""
    first = {"TakeTurn": island(1, 0), "DuelTurn": duel_island(1, 0)}.get(kind)
    if first is None or option < first:
        RULES.take(state, seat, option)
        return
    card, cell = (option - first) // 36 + 1, (option - first) % 36
    strip, index = list(state.grid), cell
    if state.duel is not None:
        order = own_order(state)
        strip = [state.grid[at] if state.duel.cell_owners[at] == seat + 1 else 0 for at in order]
        index = order.index(cell)
    expected = cost(strip, index, card)
    assert event_values(RULES.take(state, seat, option), "IslandPlaced") == [(seat, card, cell, expected)]


DISCARDS = ("PayCost", "PickTwo", "GiveCards", "DiscardToTurn", "WeatherStorm", "FeedRocks")


def check_discards(state: State, seat: int, kind: str) -> None:
    """From its first card on, a discard can reach every set of cards that the rule allows, each in one way."""
    if kind == "GiveCards":
        assert state.start_offers is not None
        if state.start_offers.owed[seat] < state.start_offers.offers[seat]:
            return
        count = int(state.start_offers.owed[seat])
    else:
        step = state.agenda[-1]
        assert isinstance(step, DiscardCards)
        count = int(step.total)
        if step.left < count:
            return
    ways = sorted(namings(state, seat, kind, count))
    assert ways == sorted(allowed(state, seat, kind, count))


def allowed(state: State, seat: int, kind: str, count: int) -> set[tuple[int, ...]]:
    """TQ-A6: any cards but monsters; TQ-22: islands for the rocks; TQ-A17: up to two unseen cards."""
    player = state.players[seat]
    fitting = [card for card in player.hand if card != MONSTER and (kind != "FeedRocks" or card <= 80)]
    unseen = 0
    if kind == "GiveCards" and player.yellow_storms:
        unseen = min(2, len(player.pile) - int(player.drawn_count), count)
    return {
        (asks.UNSEEN,) * blind + chosen
        for blind in range(unseen + 1)
        for chosen in combinations(sorted(fitting), count - blind)
    }


def namings(state: State, seat: int, kind: str, count: int) -> list[tuple[int, ...]]:
    """All ways to answer the same question `count` times."""
    if count == 0:
        return [()]
    found = []
    for option in options(state, seat):
        world = RULES.copy(state)
        RULES.take(world, seat, option)
        found += [(option, *rest) for rest in namings(world, seat, kind, count - 1)]
    return found
