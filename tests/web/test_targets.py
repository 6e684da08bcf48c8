"""What can be tapped has one mark, the bar says what to tap, a finger drags, and the board stays where it is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kazamata.games.tranquility.asks import DISCARD_TWO, PLAY_MONSTER, TAKE_TURN
from tests.web.browser_player import BEST_CELL, PLAY, READY, TIMEOUT_MS, BrowserPlayer
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.stored_tables import moment, moments, store_tables

LINE = """(cell) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(cell, '::after');
    return [borderTopStyle, parseFloat(borderTopWidth) >= 2];
}"""


def must_discard(position: Any, ask: Any) -> bool:
    return ask.kind == TAKE_TURN and [int(option) for option in ask.options] == [DISCARD_TWO]


def can_feed_a_monster(position: Any, ask: Any) -> bool:
    return ask.kind == TAKE_TURN and any(
        PLAY_MONSTER + cell in ask.options for cell, card in enumerate(position.grid) if card
    )


@pytest.mark.parametrize(
    "options", [{}, {"phone": True}, {"color_scheme": "dark"}, {"forced_colors": "active"}]
)
def test_every_island_that_a_monster_can_eat_is_marked(
    visit: Visit, local_server: LocalServer, options: dict[str, Any]
) -> None:
    found = moment("tranquility", "monsters.jsonl", can_feed_a_monster)
    page = visit(store_tables(local_server.database, [found])[0], **options)
    page.wait_for_selector(READY, timeout=TIMEOUT_MS)
    page.locator(".hand .card", has_text="sea monster").first.click()
    expect(page.locator(".bar .plan")).to_have_text("Tap the island that the monster eats.")
    taken, targets = page.locator(".cell.taken"), page.locator(".cell.target")
    expect(targets).to_have_count(taken.count())
    assert all(cell.evaluate(LINE) == ["dashed", True] for cell in targets.all())
    targets.first.click()
    expect(page.locator(".cell.staged .bite")).to_be_visible()
    assert page.locator(".cell.staged").evaluate(LINE) == ["solid", True]


def test_impossible_cells_are_dim_and_still_say_why(visit: Visit, local_server: LocalServer) -> None:
    page = visit(store_tables(local_server.database, [moments("tranquility")["TakeTurn"]])[0])
    page.wait_for_selector(READY, timeout=TIMEOUT_MS)
    BrowserPlayer(page).play(2)
    page.wait_for_selector(READY, timeout=TIMEOUT_MS)
    dim = page.locator(".cell.dim").first
    expect(dim).to_be_visible()
    assert page.locator(".cell").filter(has_text="?").count() == 0
    dim.click()
    expect(page.locator(".why")).to_contain_text("Why not?")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def swipe(page: Page, card: Locator, x: float, y: float) -> None:
    from_x, from_y = middle(card)
    session = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    send("touchStart", (from_x, from_y))
    for part in range(1, 6):
        send("touchMove", (from_x + (x - from_x) * part / 5, from_y + (y - from_y) * part / 5))
    expect(page.locator(".floating.above")).to_be_visible()
    send("touchEnd")


def test_a_finger_drags_a_card_to_its_cell_or_puts_it_back(visit: Visit, local_server: LocalServer) -> None:
    local_server.use_seed(5)
    page = visit("/", phone=True)
    page.click(PLAY)
    page.wait_for_selector(READY, timeout=TIMEOUT_MS)
    cell, card = page.evaluate(BEST_CELL), page.locator(".hand .card.chosen")
    number = card.locator(".label").inner_text()
    swipe(page, card, *middle(page.locator(f".cell[data-cell='{cell}']")))
    expect(page.locator(f".cell[data-cell='{cell}'].staged")).to_contain_text(number)
    expect(page.locator(".floating")).to_have_count(0)
    other = page.locator(".hand .card.carried:not(.chosen)").first
    swipe(page, other, *middle(page.locator(".prompt")))
    expect(page.locator(".cell.staged, .hand .card.chosen")).to_have_count(0)


def test_a_monster_is_dragged_with_the_mouse(visit: Visit, local_server: LocalServer) -> None:
    found = moment("tranquility", "monsters.jsonl", can_feed_a_monster)
    page = visit(store_tables(local_server.database, [found])[0])
    page.wait_for_selector(READY, timeout=TIMEOUT_MS)
    page.locator(".hand .card", has_text="sea monster").first.drag_to(page.locator(".cell.taken").first)
    expect(page.locator(".cell.staged .bite")).to_be_visible()


def box_of(thing: Locator) -> list[int]:
    box = thing.bounding_box()
    assert box is not None
    return [round(side) for side in (box["x"], box["y"], box["width"], box["height"])]


@pytest.mark.parametrize("options", [{}, {"phone": True}])
def test_no_text_moves_the_board(visit: Visit, local_server: LocalServer, options: dict[str, Any]) -> None:
    local_server.use_seed(5)
    page = visit("/", **options)
    page.click(PLAY)
    page.wait_for_selector(READY, timeout=TIMEOUT_MS)
    BrowserPlayer(page, touch=bool(options)).play(2)
    page.wait_for_selector(READY, timeout=TIMEOUT_MS)
    sea = page.locator(".sea")
    before = box_of(sea)
    page.keyboard.press("h")
    page.wait_for_selector(".bar.staged", timeout=TIMEOUT_MS)
    assert box_of(sea) == before, "a hint"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator(".action").first.click()
    assert box_of(sea) == before, "two cards to discard"
    page.keyboard.press("Escape")
    page.locator(".cell.dim").first.click()
    expect(page.locator(".why")).to_be_visible()
    assert box_of(sea) == before, "why not"
    for card in page.locator(".hand .card.carried").all():
        card.click()
        if page.locator(".cell.hopeless").count():
            page.locator(".cell.hopeless").first.click()
            expect(page.locator(".warning")).to_be_visible()
            assert box_of(sea) == before, "a warning"
            return


def test_a_forced_discard_says_so_and_the_hint_works(visit: Visit, local_server: LocalServer) -> None:
    """TQ-7, TQ-19: no other action is possible."""
    found = moment("tranquility", "lost-2.jsonl", must_discard)
    page = visit(store_tables(local_server.database, [found])[0])
    expect(page.locator("h1")).to_have_text("No other action is possible: discard two cards.")
    expect(page.locator(".bar .plan")).to_contain_text("Discard two cards")
    page.click("[data-hint]")
    expect(page.locator(".hand .cross")).to_have_count(2)
    expect(page.locator("button.confirm")).to_be_enabled()


def test_islands_on_the_wrong_side_are_marked(visit: Visit, local_server: LocalServer) -> None:
    """TQ-H5: the upper half must show day, the lower half night."""

    def is_mixed(position: Any, ask: Any) -> bool:
        return sum(1 for card in position.grid if card) > 6

    found = moment("tranquility", "day_and_night-won-2.jsonl", is_mixed)
    page = visit(store_tables(local_server.database, [found])[0])
    page.wait_for_selector(READY, timeout=TIMEOUT_MS)
    for cell in page.locator(".cell.taken").all():
        is_lower = int(cell.get_attribute("data-cell") or 0) < 18
        is_night = cell.locator(".face.night").count() == 1
        assert cell.locator(".turn").count() == (is_lower != is_night)
