"""The board of Imperial Miners at every size: cards touch, nothing is cut, and no token hides an effect."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from kazamata.games.miners.geometry import row_of
from tests.web.browser_player import fits_the_window
from tests.web.conftest import ON_ITS_SIDE, PHONE, Visit
from tests.web.local_server import LocalServer
from tests.web.miners_player import MinersPlayer, chooses_in, go_to, moments, open_at, sit_at

SIZES = ((360, 640), (390, 844), (768, 1024), (1366, 768), (1920, 1080), (2560, 1440))
FULL = 4
"""All rows of a mine."""
GAP = 5
"""Pixels between cards that touch."""
LEFT_EDGE = 20

MEASURE = """async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    for (const _ of [1, 2]) await drawn(); // a new size of the mine reaches its cards in the next frame
    const box = (one) => { const at = one.getBoundingClientRect(); return [at.left, at.top, at.right, at.bottom]; };
    const all = (wanted) => [...document.querySelectorAll(wanted)];
    const cards = all('.mine-area .spot').map(box);
    const shared = (from, to, also, until) => Math.min(to, until) - Math.max(from, also) > 1;
    const meet = ([a, b, c, d], [e, f, g, h]) => shared(a, c, e, g) && shared(b, d, f, h);
    const tokens = all('.mine-area .joint, .mine-area .bead, .mine-area .aim').map(box);
    const signs = all('.mine-area .ef .token, .mine-area .ef .bit');
    const named = signs.map((one) => [one.closest('.spot').textContent, box(one)]);
    const hidden = named.flatMap(([card, sign]) => tokens.some((token) => meet(token, sign)) ? [card] : []);
    const cut = [];
    const frames = { '.field': '.sky', '.mine-area .spot': '.minebox', '.mine-area .place': '.minebox',
        '.held': '.miners', '.space': '.miners', '.choice': '.chainbox' };
    for (const [wanted, around] of Object.entries(frames)) {
        for (const one of all(wanted)) {
            const outer = one.closest(around);
            if (!outer || one.closest('.aside.sheet')) continue;
            const [inside, whole] = [box(one), box(outer)];
            const tall = inside[1] < whole[1] - 1 || inside[3] > whole[3] + 1;
            const wide = wanted.startsWith('.mine') && (inside[0] < whole[0] - 1 || inside[2] > whole[2] + 1);
            if (tall || wide) cut.push(`${wanted} ${inside} in ${whole}`);
        }
    }
    const picked = document.querySelector('.confirm .plan-sum');
    const [sum, choices] = [picked ? box(picked) : null, all('.choice').map(box)];
    return { cards, hidden, cut, sum, choices, wide: innerWidth, high: innerHeight };
}"""


def rows_of(cards: list[list[float]]) -> list[list[list[float]]]:
    """The cards by row, from left to right."""
    tops = sorted({round(top) for _, top, _, _ in cards})
    return [sorted(card for card in cards if round(card[1]) == top) for top in tops]


def cards_touch(cards: list[list[float]]) -> None:
    rows = rows_of(cards)
    width = cards[0][2] - cards[0][0]
    for row in rows:
        for one, other in pairwise(row):
            gap = other[0] - one[2]
            assert -1 <= gap <= GAP or gap > width / 2, f"{gap} pixels between two neighbours"
    for above, below in pairwise(rows):
        assert -1 <= below[0][1] - above[0][3] <= GAP, "two rows are apart"


def nothing_is_wrong(page: Page) -> dict[str, Any]:
    seen: dict[str, Any] = page.evaluate(MEASURE)
    cards_touch(seen["cards"])
    assert seen["hidden"] == [], "a token hides an effect"
    assert seen["cut"] == []
    fits_the_window(page)
    return seen


def late_mine(local_server: LocalServer, seats: int) -> str:
    """The link to a table at which the first seat chooses its ninth card, for a mine of four rows."""

    def wanted(state: Any, ask: Any) -> bool:
        return chooses_in(9)(state, ask) and max(map(row_of, state.players[0].mine.cells)) == FULL

    for seed in range(1, 50):
        with suppress(LookupError):
            return sit_at(local_server, seats, seed, wanted)
    raise AssertionError("no mine has four rows")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [1, 5])
def test_a_mine_of_four_rows_in_round_nine_at_every_size(
    visit: Visit, local_server: LocalServer, size: tuple[int, int], seats: int
) -> None:
    narrow = size[0] < 700
    page = visit("/", phone=narrow, viewport={"width": size[0], "height": size[1]})
    page.goto(late_mine(local_server, seats))
    ann = MinersPlayer(page, touch=narrow)
    ann.wait_for_board()
    ann.calm()
    seen = nothing_is_wrong(page)
    if size[0] >= 1920:
        left, _, right, _ = seen["cards"][0]
        assert right - left >= 190, "large windows have large cards"
    ann.step(".handbox .held:not(.unplayable)")
    for _ in range(12):
        seen = nothing_is_wrong(page)
        assert seen["sum"] is not None
        assert 0 <= seen["sum"][0] < seen["sum"][2] <= seen["wide"], "the sum can be seen"
        assert seen["sum"][3] <= seen["high"]
        if narrow and seen["choices"]:
            assert seen["choices"][0][0] <= LEFT_EDGE, "the first choice stands at the left edge"
        lit = page.evaluate("lit => lit.find((one) => document.querySelector(one)) ?? null", list(ANSWERS))
        if lit is None or not ann.stages(lit):
            break


ANSWERS = (
    ".choice:not(.off):not(.none)",
    ".mine-area .place:not(.other)",
    ".mine-area .spot.lit .card",
    ".mine-area .joint.target",
    ".field.lit",
)


MISPLACED = """([around, things, over]) => {
    const box = (one) => one.getBoundingClientRect();
    const frame = box(document.querySelector(around));
    const cover = over && box(document.querySelector(over));
    const is = (at) => at.left < frame.left - 1 || at.right > frame.right + 1
        || at.top < frame.top - 1 || at.bottom > frame.bottom + 1 || at.bottom > innerHeight
        || cover && at.left < cover.right && cover.left < at.right && at.top < cover.bottom && cover.top < at.bottom;
    const all = [...document.querySelectorAll(things)].map(box);
    return [all.length, all.filter(is).map((one) => JSON.stringify(one))];
}"""
"""How many things there are, and those that are cut by what is around them or covered by another thing."""


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_on_a_phone_all_boards_can_be_chosen_and_nothing_covers_their_spaces(
    visit: Visit, local_server: LocalServer, size: ViewportSize
) -> None:
    entering = next(one for one in moments() if one.kind == "EnterBoard")
    page = visit("/", phone=True, viewport=size)
    go_to(page, open_at(local_server, [entering])[0])
    MinersPlayer(page, touch=True).calm()
    expect(page.locator(".aside .space").last).to_be_visible()
    assert page.evaluate(MISPLACED, [".chainbox", ".choice", ""]) == [3, []]
    count, hidden = page.evaluate(MISPLACED, [".aside", ".aside .space", ".aside .shut"])
    assert (count > 20, hidden) == (True, [])


def test_on_its_side_the_event_is_named_and_the_boards_open(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/", phone=True, viewport=ON_ITS_SIDE)
    page.goto(late_mine(local_server, 1))
    ann = MinersPlayer(page, touch=True)
    ann.wait_for_board()
    ann.calm()
    event = page.locator(".round-bar .event .name").first
    expect(event).to_be_visible()
    assert event.inner_text().strip()
    count, hidden = page.evaluate(MISPLACED, [".minebox", ".mine-area .spot", ".round-bar"])
    assert (count, hidden) == (page.locator(".mine-area .spot").count(), [])
    page.locator(".round-bar .event.mine").tap()
    expect(page.locator(".aside .tracks")).to_be_visible()
