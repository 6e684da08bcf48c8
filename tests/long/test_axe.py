"""axe over all screens with their panels, in two languages, both themes and two sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from kazamata import game_registry
from tests.web.bot_tables import bot_table, give_up
from tests.web.browser_player import PLAY, TIMEOUT_MS
from tests.web.conftest import Visit, browser, deals, local_server, visit
from tests.web.local_server import ROOT, LocalServer
from tests.web.stored_tables import GOLDEN, store_finished
from tests.web.test_home import waits
from tests.web.test_review import REVIEW_MS

__all__ = ["browser", "deals", "local_server", "visit"]

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOST: Final = GOLDEN / "tranquility" / "lost-3.jsonl"
RUN: Final = """axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
}).then((found) => found.violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes[0].html}`))"""
GAMES: Final = ("tranquility", "miners", "lords")


def findings(page: Page) -> list[str]:
    page.wait_for_timeout(400)  # animations have ended
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN)
    return found


def tap_if_there(page: Page, selector: str) -> None:
    found = page.locator(selector)
    if found.count():
        found.first.click()


def plain_pages(page: Page, home: str) -> Iterator[str]:
    for address in ("", "#new", "#learn", *(f"#rules/{game}" for game in GAMES)):
        page.goto(f"{home}/{address}")
        page.reload()
        page.wait_for_selector("h1")
        yield address or "home"
    page.goto(home)
    page.reload()
    page.wait_for_selector(PLAY)
    page.click("header [aria-expanded]")
    yield "settings"
    page.goto(f"{home}/#new")
    page.click("button[type=submit]")
    page.wait_for_selector(".invite, .qr, main button")
    yield "lobby"


def game_pages(page: Page, home: str, game: str) -> Iterator[str]:
    table = bot_table(page, game)
    page.goto(f"{home}/t/{table}")
    page.wait_for_selector(".prompt", timeout=TIMEOUT_MS)
    yield "table"
    for key in "lrt":
        page.keyboard.press(key)
        yield f"panel {key}"
        page.keyboard.press(key)
    page.keyboard.press("?")
    yield "list of keys"
    page.keyboard.press("Escape")
    give_up(page, table)
    page.wait_for_selector(".bar.end")
    yield "end"
    tap_if_there(page, ".bar.end .seal")
    yield "seal"
    page.goto(f"{home}/t/{table}?at=0")
    page.wait_for_selector(".replay .board")
    yield "replay"


def module_cards(page: Page, home: str) -> Iterator[str]:
    """What is different with each module of Tranquility."""
    for module in game_registry.rules("tranquility").modules:
        page.goto(f"{home}/t/{bot_table(page, 'tranquility', {module.choice: module.values[0]})}")
        page.locator(".module-chip").click(timeout=TIMEOUT_MS)
        page.wait_for_selector(".module-card .sea")
        yield f"module {module.key}"


Tour = Callable[[Page, str], Iterator[str]]
TOURS: Final[dict[str, Tour]] = {
    "plain": plain_pages,
    "modules": module_cards,
    **{game: partial(game_pages, game=game) for game in GAMES},
}


every_screen = pytest.mark.parametrize(
    ("phone", "language", "theme"),
    [(False, "en-GB", "light"), (True, "hu-HU", "dark")],
    ids=["desktop-en-light", "phone-hu-dark"],
)


@pytest.mark.parametrize("tour", TOURS)
@every_screen
def test_axe_finds_nothing(
    visit: Visit, local_server: Any, tour: str, phone: bool, language: str, theme: str
) -> None:
    page = visit("/", phone=phone, language=language, color_scheme=theme)
    page.wait_for_selector("h1")
    home = local_server.url
    found = [f"{screen}: {finding}" for screen in TOURS[tour](page, home) for finding in findings(page)]
    assert found == []


@every_screen
def test_axe_finds_nothing_after_a_lost_game(
    visit: Visit, local_server: LocalServer, phone: bool, language: str, theme: str
) -> None:
    page = visit("/", phone=phone, language=language, color_scheme=theme)
    page.goto(local_server.url + store_finished(local_server.database, LOST)[0])
    page.wait_for_selector(".again .primary", timeout=REVIEW_MS)
    found = [f"defeat: {finding}" for finding in findings(page)]
    page.goto(f"{page.url.split('#')[0]}?review")
    page.wait_for_selector(".graph", timeout=REVIEW_MS)
    page.locator("details summary").click()
    found += [f"review: {finding}" for finding in findings(page)]
    bot_table(page, "tranquility")
    waits(page)
    found += [f"home: {finding}" for finding in findings(page)]
    assert found == []
