"""The figures of a shown sea, its tables for boards and the even split agree with the clauses."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from kazamata.core.seats import SPECTATOR
from kazamata.games.tranquility.cards import MONSTER, START
from kazamata.games.tranquility.gap_counts import Gaps, gap_around, next_gap
from kazamata.games.tranquility.placement import MAX_PRICE
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.variants import BORDER_CELLS, CELL_COLUMNS, CELL_LINES, VARIANTS
from kazamata.games.tranquility.view import GapView, View
from tests.rules.tranquility.positions import island, make_position

ROUGH = {"rocks": "yes", "monsters": "4", "storms": "yes"}
SEAS: list[dict[str, str]] = [
    {},
    {"removal": "triton", **ROUGH},
    {"variant": "arch", "monsters": "5"},
    {"variant": "pyramid"},
    {"variant": "day_and_night", **ROUGH},
]
TABLES = [*product(range(1, 6), SEAS), (2, {"variant": "duel"})]

SQUARE = """
30 31 32 33 34 35
24 25 26 27 28 29
18 19 20 21 22 23
12 13 14 15 16 17
 6  7  8  9 10 11
 0  1  2  3  4  5
"""
GATE = """
12 13 14 15 16 17
10 11  -  - 18 19
 8  9  -  - 20 21
 6  7  -  - 22 23
 4  5  -  - 24 25
 2  3  -  - 26 27
 0  1  -  - 28 29
"""
PYRAMID_ROWS = [
    [0, 1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
    [15, 16, 17, 18, 19, 20],
    [21, 22, 23, 24, 25],
    [26, 27, 28, 29],
    [30, 31, 32],
    [33, 34],
    [35],
]


def positions(games: int = 2) -> Iterator[State]:
    """The positions of random games at all tables. The games last long, because few cards are discarded."""
    for seed, (seats, chosen) in enumerate(TABLES * games):
        state, dice = RULES.deal(RULES.setup(seats, chosen), seed), random.Random(seed)
        while asked := RULES.ask(state):
            yield state
            ask = dice.choice(asked)
            islands = [option for option in ask.options if option > ask.options[0]]
            RULES.take(state, ask.seat, dice.choice(islands or list(ask.options)))
        yield state


def order_of(view: View) -> list[int]:
    """The cells in the viewer's order: by rows, or by columns for the second player of a duel (TQ-2, TQ-H6)."""
    if view.duel is None or view.viewer == view.duel.first_player:
        return list(range(len(view.grid)))
    return [6 * row + column for column in range(6) for row in range(6)]


def counted_gaps(view: View) -> list[tuple[list[int], int, bool, int]]:
    """The gaps of a view, cell by cell: between which of the viewer's cards does each empty cell lie?"""
    if view.duel is not None and view.viewer == SPECTATOR:
        return []
    order = order_of(view)
    owners = view.duel.cell_owners if view.duel else [view.viewer + 1] * len(order)
    own = [cell for cell in order if view.grid[cell] and owners[cell] == view.viewer + 1]
    if not own:
        return []
    place = {cell: place for place, cell in enumerate(order)}
    cells: dict[tuple[int, int], list[int]] = {}
    for cell in order:
        if not view.grid[cell]:
            below = max([view.grid[other] for other in own if place[other] < place[cell]], default=0)
            above = min([view.grid[other] for other in own if place[other] > place[cell]], default=81)
            cells.setdefault((below, above), []).append(cell)
    left = set(range(1, 81)) - set(view.grid) - set(view.gone_cards)
    gaps = []
    for (below, above), among in cells.items():
        numbers = sum(below < number < above for number in left)
        missing = 0 if view.duel else max(0, len(among) - numbers)
        spare = numbers - len(among)
        gaps.append((among, numbers, spare <= len(among) // 4, missing))
    return gaps


def plain(gap: GapView) -> tuple[list[int], int, bool, int]:
    return gap.cells, int(gap.numbers_left), gap.is_tight, int(gap.missing)


@pytest.mark.clause("TQ-9")
def test_TQ9_the_gaps_are_those_that_one_counts_cell_by_cell() -> None:
    seen = set()
    for state in positions():
        for viewer in (SPECTATOR, state.active_seat, len(state.players) - 1):
            view = RULES.show(state, viewer)
            assert [plain(gap) for gap in view.figures.gaps] == counted_gaps(view)
            seen |= {(view.terms.variant, gap.missing > 0) for gap in view.figures.gaps}
    assert seen >= set(product(range(4), (False, True)))
    assert (VARIANTS.index("duel"), False) in seen


@pytest.mark.clause("TQ-H6")
def test_TQH6_in_a_duel_a_gap_lies_between_own_cards_and_contains_empty_cells_only() -> None:
    state = make_position("10a 12b .. 14a", [1, 2], [3, 4], variant="duel")
    first, second = (RULES.show(state, seat).figures.gaps for seat in (0, 1))
    assert plain(first[0]) == ([2], 2, False, 0)  # 11 and 13; the 12 lies in the sea
    assert [(len(gap.cells), gap.numbers_left) for gap in second] == [(5, 10), (28, 67)]
    assert RULES.show(state, SPECTATOR).figures.gaps == []


@pytest.mark.clause("TQ-9")
def test_TQ9_the_gaps_one_by_one_are_all_gaps() -> None:
    for state in positions():
        gaps, found = Gaps(state.grid), []
        gap = next_gap(state.grid, 0)
        while gap[0] < gap[1]:
            assert gap == gap_around(state.grid, gap[0])
            found.append((gap[0], gap[1] - gap[0], *gap[2:]))
            gap = next_gap(state.grid, gap[1])
        assert found == list(zip(gaps.first, gaps.size, gaps.low, gaps.high, strict=True))


def test_TQ9_an_empty_sea_has_no_gap() -> None:
    assert RULES.show(make_position("", [1, 2]), 0).figures.gaps == []


@pytest.mark.clause("TQ-9")
def test_TQ9_a_view_for_bots_has_no_figures() -> None:
    state = make_position("5 .. 9", [1, 2], rocks=3)
    assert (RULES.see(state, 0).figures.gaps, RULES.see(state, 0).figures.closed_cells) == ([], [])
    assert RULES.show(state, 0).figures.gaps
    assert RULES.show(state, 0).figures.closed_cells


def rows_of(state: State) -> list[list[int]]:
    """The rows of a sea (TQ-2, TQ-H3, TQ-H4)."""
    variant = VARIANTS[state.terms.variant]
    if variant == "arch":
        return []
    return PYRAMID_ROWS if variant == "pyramid" else [list(range(6 * row, 6 * row + 6)) for row in range(6)]


def reasons_of(state: State, cell: int) -> set[str]:
    rows = rows_of(state)
    row = next((row for row, cells in enumerate(rows) if cell in cells), -1)
    return {
        *(["TQ-22"] if rows and row == state.rocks_row else []),
        *(["TQ-24"] if rows and state.purple_storms(row) else []),
        *(["TQ-H3"] if not rows and not state.arch_open and 12 <= cell <= 17 else []),
    }


@pytest.mark.clause("TQ-22", "TQ-24", "TQ-H3", "TQ-H4")
def test_cells_are_closed_by_rocks_storms_and_the_arch() -> None:
    seen: set[str] = set()
    for state in positions():
        empty = [cell for cell, card in enumerate(state.grid) if not card]
        closed = [cell for cell in empty if reasons_of(state, cell)]
        assert RULES.show(state, SPECTATOR).figures.closed_cells == closed
        seen |= {reason for cell in closed for reason in reasons_of(state, cell)}
    assert seen == {"TQ-22", "TQ-24", "TQ-H3"}


@pytest.mark.clause("TQ-24")
def test_compasses_belong_to_storms_and_to_the_pyramid() -> None:
    with_compasses = [
        (chosen.get("variant", "grid"), chosen.get("storms", "no"))
        for seats, chosen in TABLES
        if seats == 2 and RULES.show(RULES.deal(RULES.setup(seats, chosen), 1), 0).figures.has_compasses
    ]
    assert with_compasses == [("grid", "yes"), ("pyramid", "no"), ("day_and_night", "yes")]


# --------------------------------------------------------------------------------- tables for boards


def drawn(picture: str) -> dict[int, tuple[int, int]]:
    """The line from the bottom and the left edge in halves of a cell, of each cell of a picture."""
    lines = picture.split("\n")[-2:0:-1]
    return {
        int(cell): (line, 2 * place)
        for line, text in enumerate(lines)
        for place, cell in enumerate(text.split())
        if cell != "-"
    }


def table(variant: str) -> dict[int, tuple[int, int]]:
    number = VARIANTS.index(variant)
    return dict(enumerate(zip(CELL_LINES[number], CELL_COLUMNS[number], strict=True)))


@pytest.mark.clause("TQ-2")
@pytest.mark.parametrize("variant", ["grid", "day_and_night", "duel"])
def test_TQ2_rows_go_up_and_from_left_to_right(variant: str) -> None:
    assert table(variant) == drawn(SQUARE)


@pytest.mark.clause("TQ-H3")
def test_TQH3_the_gate_rises_crosses_and_falls() -> None:
    assert table("arch") == drawn(GATE)


@pytest.mark.clause("TQ-H4")
def test_TQH4_each_row_of_the_pyramid_stands_in_the_middle_of_the_row_below() -> None:
    wanted = {
        cell: (row, row + 2 * place)
        for row, cells in enumerate(PYRAMID_ROWS)
        for place, cell in enumerate(cells)
    }
    assert table("pyramid") == wanted


# -------------------------------------------------------------------------------- prices and cards


@pytest.mark.clause("TQ-11")
def test_TQ11_a_full_hand_pays_the_highest_price_and_no_more() -> None:
    state = make_position("40", [40 + MAX_PRICE, 41 + MAX_PRICE, 60, 70, 80], [1])
    assert RULES.why(state, 0, island(40 + MAX_PRICE, 1)) is None
    refusal = RULES.why(state, 0, island(41 + MAX_PRICE, 1))
    assert refusal is not None
    assert refusal.clause == "TQ-11"


@pytest.mark.clause("TQ-4")
@pytest.mark.parametrize(("seats", "chosen"), TABLES)
def test_TQ4_the_cards_of_a_table_are_all_that_lie_somewhere(seats: int, chosen: dict[str, str]) -> None:
    state = RULES.deal(RULES.setup(seats, chosen), seats)
    while "Turn" not in RULES.question(state, ask := RULES.ask(state)[0]).definition.name:
        RULES.take(state, ask.seat, ask.options[0])  # a storm in an opening hand
    count = len(state.removed_cards) + len(state.gone_cards)
    count += sum(int(state.purple_storms(row)) for row in range(6))
    for player in state.players:
        count += len(player.hand) + player.pile_size() + player.discard_count
        count += player.yellow_storms + player.orange_storms
    if state.duel is not None:
        count += len(state.duel.pile) - state.duel.drawn_count + len(state.duel.open_row)
    assert state.terms.card_count == count


# ---------------------------------------------------------------------------------- the even split


def even_split(hands: list[int], starter: int) -> list[int]:
    """All seats give down to one level; those behind the others in the order keep one more (TQ-14)."""
    level = max(level for level in range(-8, 9) if sum(max(0, hand - level) for hand in hands) >= 8)
    shares = [max(0, hand - level) for hand in hands]
    givers = [(starter + turn) % len(hands) for turn in range(1, len(hands) + 1)]
    behind = [seat for seat in reversed(givers) if shares[seat] > 0]
    for seat in behind[: sum(shares) - 8]:
        shares[seat] -= 1
    return shares


@pytest.mark.clause("TQ-14")
def test_TQ14_the_even_split_leaves_all_hands_as_large_as_possible() -> None:
    compared = 0
    for state in positions(4):
        asked = [RULES.question(state, ask) for ask in RULES.ask(state)]
        offers = [question for question in asked if question.definition.name == "OfferCards"]
        calm = not any(player.monsters() or player.yellow_storms for player in state.players)
        for question in offers:
            share = question.fact("share")
            assert share in question.options
            if calm and sum(len(player.hand) for player in state.players) >= 8:
                wanted = even_split([len(player.hand) for player in state.players], state.active_seat)
                assert share == wanted[question.seat]
                compared += 1
    assert compared > 20


@pytest.mark.clause("TQ-24")
def test_TQ24_the_even_split_counts_unseen_cards_under_a_yellow_storm() -> None:
    hands = [START, 10], [MONSTER, 20], [30, 40, 50, 60]
    state = make_position("1", *hands, piles=[[5, 6, 7]], storms=True, monsters=3, yellow=[0])
    RULES.take(state, 0, RULES.ask(state)[0].options[0])
    shares = [RULES.question(state, ask).fact("share") for ask in RULES.ask(state)]
    assert shares == [2, 1, 4]  # nobody else knows of the monster; its owner can give one card only


def test_TQH5_the_wrong_sides_are_those_that_bar_the_finish() -> None:
    """Placed cards of the lower half that show day, and of the upper half that show night."""
    setup = RULES.setup(2, {"variant": "day_and_night"})
    for seed in range(4):
        state, dice = RULES.deal(setup, seed), random.Random(seed)
        for _ in range(60):
            asks = RULES.ask(state)
            if not asks:
                break
            RULES.take(state, asks[0].seat, dice.choice(list(asks[0].options)))
            view = RULES.show(state, 0)
            assert view.figures.wrong_sides == [
                cell
                for cell, card in enumerate(view.grid)
                if card and (cell < 18) != (cell in view.night_cells)
            ]
    assert RULES.show(RULES.deal(RULES.setup(2, {}), 1), 0).figures.wrong_sides == []


def test_TQH4_the_table_of_border_cells_is_that_of_the_deal() -> None:
    for number, variant in enumerate(VARIANTS):
        view = RULES.see(RULES.deal(RULES.setup(2, {"variant": variant}), 1), 0)
        assert tuple(view.border_cells) == BORDER_CELLS[number]
