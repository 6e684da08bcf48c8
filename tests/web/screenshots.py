"""Take the pictures of docs/screenshots; `python -m tests.web.screenshots --help` lists the parts."""

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from kazamata.games.lords.asks import CHOOSE_ORDER, PLAN_BATTLE
from tests.web.bot_tables import bot_table
from tests.web.browser_player import LEARN, PLAY, TIMEOUT_MS, BrowserPlayer
from tests.web.browsers import FLAGS, MISSING, find_chromium
from tests.web.conftest import DESKTOP, PHONE
from tests.web.local_server import ROOT, LocalServer
from tests.web.lords_player import HEARD, READY, LordsPlayer
from tests.web.miners_player import MinersPlayer, chooses_in, open_table, sit_at
from tests.web.stored_tables import (
    GOLDEN,
    StoredMoment,
    lines,
    store_finished,
    store_shared_table,
    store_tables,
)
from tests.web.stored_tables import moment as stored
from tests.web.test_home import post, waits

LOCALES = {"en": "en", "hu": "hu", "pl": "pl", "sr": "sr-Latn"}
PARTS = ("tranquility", "lords", "miners")
STAGED = ".bar.staged button.confirm:not([disabled])"
MOVES = 7
REVIEW_MS = 300_000
SEED = 5
LATE_GAME = "full-4-greedy.jsonl"
LOST_GAME = "day_and_night-stuck-3.jsonl"


def shoot(page: Page, folder: Path, name: str) -> None:
    page.wait_for_timeout(300)
    page.screenshot(path=folder / f"{name}.png", animations="disabled")


def tour(browser: Browser, local_server: LocalServer, folder: Path, language: str, phone: bool) -> None:
    """Home, lobby, learning, the guided start, table, end, replay, a module; the same cards every time."""
    size = PHONE if phone else DESKTOP
    context = browser.new_context(
        viewport=size,
        has_touch=phone,
        locale=LOCALES[language],
        reduced_motion="reduce",
        color_scheme="light",
    )
    page = context.new_page()
    ending = f"{'phone' if phone else 'desktop'}" + ("" if language == "en" else f"-{language}")
    page.goto(local_server.url)
    page.wait_for_selector(PLAY)
    shoot(page, folder, f"home-{ending}")
    page.goto(f"{local_server.url}/#new")
    page.click("button[type=submit]")
    page.wait_for_selector(".invite svg")
    shoot(page, folder, f"lobby-{ending}")
    page.goto(f"{local_server.url}/#learn")
    page.wait_for_selector(".mission")
    shoot(page, folder, f"learn-{ending}")
    module_card(page, local_server, folder, f"different-{ending}")
    page.goto(local_server.url)
    page.click(LEARN)
    page.wait_for_selector(".guide", timeout=TIMEOUT_MS)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    shoot(page, folder, f"guided-{ending}")
    page.goto(local_server.url)
    local_server.use_seed(SEED)
    page.click(PLAY)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    someone = BrowserPlayer(page, touch=phone)
    someone.play(MOVES)
    someone.wait()
    shoot(page, folder, f"table-{ending}")
    local_server.use_seed(None)
    play_by_hints(someone)
    shoot(page, folder, f"end-{ending}")
    page.goto(f"{page.url}?at=24")
    page.wait_for_selector(".replay .sea")
    shoot(page, folder, f"replay-{ending}")
    context.close()


def module_card(page: Page, local_server: LocalServer, folder: Path, name: str) -> None:
    """What is different today, at a table with storms."""
    local_server.use_seed(SEED)
    page.goto(f"{local_server.url}/t/{bot_table(page, 'tranquility', {'storms': 'yes'}, seats=3)}")
    page.wait_for_selector(".module-card .sea", timeout=TIMEOUT_MS)
    shoot(page, folder, name)
    local_server.use_seed(None)


def people(browser: Browser, local_server: LocalServer, folder: Path, phone: bool) -> None:
    """The home page with tables that wait, a new table, the lobby of a guest, and the banner about a bot."""
    ending = "phone" if phone else "desktop"
    page = player(browser, "Ági", phone)
    page.goto(local_server.url)
    page.wait_for_selector(PLAY)
    for moment in waiting_moments():
        page.goto(local_server.url + store_tables(local_server.database, [moment])[0])
        page.wait_for_selector(".bar")
    hosted = post(page, "/tables", game="lords", seats=3, bots=[None] * 3, name="Ági", clock=86_400)
    waits(page)
    page.wait_for_function("document.querySelectorAll('.turn .picture rect').length > 60")
    shoot(page, folder, f"home-tables-{ending}")
    page.goto(f"{local_server.url}/#new/tranquility")
    page.click("[data-preset=storms]")
    page.wait_for_selector("[data-preset=storms][aria-pressed=true]")
    shoot(page, folder, f"new-table-{ending}")
    guest = player(browser, "Béla", phone)
    guest.goto(f"{local_server.url}/t/{hosted['id']}")
    guest.wait_for_selector(".watching")
    shoot(guest, folder, f"invited-{ending}")
    path = GOLDEN / "tranquility" / "won-3.jsonl"
    middle = next(at for at, line in enumerate(lines(path)[1:]) if at > 40 and line["ask"] == "TakeTurn")
    asked = lines(path)[1 + middle]["seat"]
    links = store_shared_table(local_server.database, StoredMoment(path, middle, asked), 3)
    replaced = (asked + 1) % 3
    page.goto(local_server.url + links[replaced])
    page.wait_for_selector(".board .sea")
    table = page.url.split("#")[0].split("/t/")[1]
    post(page, f"/tables/{table}/seats/{replaced}/bot", bot="medium")
    page.wait_for_selector(".notice.replaced")
    shoot(page, folder, f"banner-{ending}")
    page.context.close()
    guest.context.close()


def waiting_moments() -> list[StoredMoment]:
    """A game of each kind in its middle."""
    return [
        stored("lords", LATE_GAME, lambda state, ask: state.year == 2 and ask.kind == CHOOSE_ORDER),
        stored("miners", "greedy-3.jsonl", lambda state, ask: state.round == 6),
        stored("tranquility", "rocks.jsonl", lambda state, ask: sum(card != 0 for card in state.grid) > 24),
    ]


def lost(browser: Browser, local_server: LocalServer, folder: Path, phone: bool) -> None:
    """A lost game with the way back, and its review at the better move."""
    ending = "phone" if phone else "desktop"
    page = player(browser, "Ági", phone)
    page.goto(local_server.url + store_finished(local_server.database, GOLDEN / "tranquility" / LOST_GAME)[0])
    page.wait_for_selector(".again .primary", timeout=REVIEW_MS)
    shoot(page, folder, f"defeat-{ending}")
    page.goto(f"{page.url.split('#')[0]}?review")
    page.wait_for_selector(".graph", timeout=REVIEW_MS)
    page.wait_for_selector(".moment .sea")
    shoot(page, folder, f"review-{ending}")
    page.context.close()


def player(browser: Browser, name: str, phone: bool) -> Page:
    """The page of a player with a name."""
    size = PHONE if phone else DESKTOP
    context = browser.new_context(
        viewport=size, has_touch=phone, locale="en", reduced_motion="reduce", color_scheme="light"
    )
    context.add_init_script(f"localStorage.setItem('kazamata.name', '{name}')")
    return context.new_page()


def play_by_hints(someone: BrowserPlayer) -> None:
    """Play to the end by the server's hints, if there are any."""
    while True:
        someone.wait()
        if someone.over:
            return
        if not someone.sees(STAGED):
            someone.page.keyboard.press("h")
            someone.page.wait_for_selector(STAGED, timeout=TIMEOUT_MS)
        someone.confirm()


def tour_of_the_dungeon(
    browser: Browser, local_server: LocalServer, folder: Path, language: str, phone: bool
) -> None:
    """Dungeon Lords: orders in the second year, and on a phone each tab; in English the night and the reveal too."""
    ending = f"{'phone' if phone else 'desktop'}" + ("" if language == "en" else f"-{language}")
    moment = stored("lords", LATE_GAME, lambda state, ask: state.year == 2 and ask.kind == CHOOSE_ORDER)
    for scheme in ("light", "dark") if language == "en" and not phone else ("light",):
        page = lord_page(browser, phone, language, color_scheme=scheme)
        page.goto(local_server.url + store_tables(local_server.database, [moment])[0])
        page.wait_for_selector(".slots", timeout=TIMEOUT_MS)
        lord = LordsPlayer(page, touch=phone)
        for _ in range(3):
            lord.stage(".order.free")
        shoot(page, folder, f"lords-planning-{ending}" if scheme == "light" else "lords-dark")
        for name in ("town", "dungeon", "season") if phone and language == "en" else ():
            page.locator(f".tab[data-tab={name}]").tap()
            shoot(page, folder, f"lords-{name}-phone")
        page.context.close()


def reveal(browser: Browser, local_server: LocalServer, folder: Path) -> None:
    """The moment at which all orders are revealed."""
    last = stored("lords", LATE_GAME, lambda state, ask: is_last_to_choose(state, ask))
    page = lord_page(browser, reduced_motion="no-preference")
    page.goto(local_server.url + store_tables(local_server.database, [last])[0])
    page.wait_for_selector(".slots", timeout=TIMEOUT_MS)
    page.evaluate("localStorage.setItem('kazamata.playback', 'step')")
    page.reload()
    page.wait_for_selector(".slots", timeout=TIMEOUT_MS)
    lord = LordsPlayer(page)
    while not page.locator(READY).count():
        lord.stage(".order.free")
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".reveal", timeout=TIMEOUT_MS)
    for _ in range(11):
        page.keyboard.press("Shift")
    shoot(page, folder, "lords-reveal")
    page.context.close()


def battles(browser: Browser, local_server: LocalServer, folder: Path) -> None:
    """A Combat in the second year, a mission, and the end with the story of both years."""
    plans = stored("lords", LATE_GAME, is_a_hard_fight)
    *_, last = lines(GOLDEN / "lords" / LATE_GAME)
    late = StoredMoment(GOLDEN / "lords" / LATE_GAME, last["number"] - 1, last["seat"])
    for phone, name in ((False, "lords-combat"), (True, "lords-combat-phone")):
        page = lord_page(browser, phone)
        page.goto(local_server.url + store_tables(local_server.database, [plans])[0])
        page.wait_for_selector(".combat", timeout=TIMEOUT_MS)
        shoot(page, folder, name)
        page.context.close()
    page = lord_page(browser)
    page.goto(f"{local_server.url}/#learn")
    page.locator("[data-mission=M2]").click(timeout=TIMEOUT_MS)
    page.wait_for_selector(".combat", timeout=TIMEOUT_MS)
    shoot(page, folder, "lords-mission")
    page.goto(local_server.url + store_tables(local_server.database, [late])[0])
    lord = LordsPlayer(page)
    while not lord.over:
        lord.wait()
        if not lord.over:
            lord.answer()
    lord.go_on_to_the_end()
    for notice in page.locator(".why button").all():
        notice.click()  # a message about the last answer is no part of the end
    shoot(page, folder, "lords-end")
    page.context.close()


def lord_page(browser: Browser, phone: bool = False, language: str = "en", **options: Any) -> Page:
    """The page of a player who has seen all tips."""
    size = PHONE if phone else DESKTOP
    options = {"color_scheme": "light", "reduced_motion": "reduce", **options}
    context = browser.new_context(viewport=size, has_touch=phone, locale=LOCALES[language], **options)
    context.add_init_script(HEARD)
    return context.new_page()


def is_a_hard_fight(state: Any, ask: Any) -> bool:
    party = state.lords[ask.seat].party
    return bool(ask.kind == PLAN_BATTLE and state.year == 2 and len(party) > 3 and len(ask.options) > 2)


def is_last_to_choose(state: Any, ask: Any) -> bool:
    others = [lord for seat, lord in enumerate(state.lords) if seat != ask.seat]
    return bool(
        state.year == 1 and ask.kind == CHOOSE_ORDER and all(lord.filled_slots() == 3 for lord in others)
    )


def mines(browser: Browser, local_server: LocalServer, folder: Path, languages: list[str]) -> None:
    """Imperial Miners: the first hand, a staged chain in each language, five seats, a phone, the dark, the end."""
    middle, late = sit_at(local_server, 3, 7, chooses_in(6)), sit_at(local_server, 5, 9, chooses_in(9))
    page = miner(browser, "en")
    page.goto(f"{local_server.url}/t/{open_table(page, local_server.url, seats=3)}")
    page.wait_for_selector(".keep .held", timeout=TIMEOUT_MS)
    shoot(page, folder, "miners-start")
    for language in languages:
        page = miner(browser, language)
        stage_at(page, middle)
        shoot(page, folder, "miners-chain" + ("" if language == "en" else f"-{language}"))
    page = miner(browser, "en")
    stage_at(page, late)
    shoot(page, folder, "miners-late")
    page.emulate_media(color_scheme="dark")
    shoot(page, folder, "miners-dark")
    page.emulate_media(color_scheme="light")
    page = miner(browser, "en", phone=True)
    stage_at(page, middle)
    shoot(page, folder, "miners-phone")
    page = miner(browser, "en")
    page.goto(sit_at(local_server, 3, 7, chooses_in(10)))
    someone = MinersPlayer(page)
    while not someone.over:
        someone.wait()
        if not someone.over:
            someone.hinted()
    page.wait_for_selector(".over .end", timeout=TIMEOUT_MS)
    shoot(page, folder, "miners-end")


def miner(browser: Browser, language: str, phone: bool = False) -> Page:
    """The page of a player who has seen all tips."""
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        device_scale_factor=2 if phone else 1,
        locale=LOCALES[language],
        reduced_motion="reduce",
        color_scheme="light",
    )
    keys = "forced,limit,change,collapse,two,scots,deep"
    context.add_init_script(f"localStorage.setItem('kazamata.miners.tips', '{keys}')")
    return context.new_page()


def stage_at(page: Page, link: str) -> None:
    """Stage a bot's turn."""
    page.goto(link)
    someone = MinersPlayer(page)
    someone.wait_for_board()
    someone.calm()
    someone.hint()


def parse_arguments(arguments: list[str]) -> Namespace:
    parser = ArgumentParser(prog="screenshots", description="Take the pictures of docs/screenshots.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "screenshots")
    parser.add_argument("languages", nargs="*", metavar="language", help=", ".join(LOCALES))
    parser.add_argument("--only", action="append", choices=PARTS, help="the board of this game alone")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit(MISSING)
    parsed = parse_arguments(arguments)
    folder: Path = parsed.folder
    only = parsed.only or PARTS
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        local_server = LocalServer(Path(scratch))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS, headless=True)
        try:
            if "miners" in only:
                mines(browser, local_server, folder, parsed.languages or list(LOCALES))
            for language in parsed.languages or ["en"]:
                for phone in (False, True):
                    if "tranquility" in only:
                        tour(browser, local_server, folder, language, phone)
                        if language == "en":
                            people(browser, local_server, folder, phone)
                            lost(browser, local_server, folder, phone)
                    if "lords" in only:
                        tour_of_the_dungeon(browser, local_server, folder, language, phone)
            if "lords" in only:
                reveal(browser, local_server, folder)
                battles(browser, local_server, folder)
        finally:
            browser.close()
            local_server.close()


if __name__ == "__main__":
    main(sys.argv[1:])
