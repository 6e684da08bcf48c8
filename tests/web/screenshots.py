"""Take the pictures of docs/screenshots: `python -m tests.web.screenshots --help` says which can be taken alone."""

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from kazamata.games.lords.asks import CHOOSE_ORDER, PLAN_BATTLE
from tests.web.browsers import FLAGS, MISSING, find_chromium
from tests.web.conftest import DESKTOP, PHONE
from tests.web.house import ROOT, House
from tests.web.lords import HEARD, READY, Lord
from tests.web.mining import Miner, chooses_in, open_table, sit_at
from tests.web.people import LEARN, PATIENCE, PLAY, Person
from tests.web.shelved import GOLDEN, Moment, lines, shelved
from tests.web.shelved import moment as stored

LOCALES = {"en": "en", "hu": "hu", "pl": "pl", "sr": "sr-Latn"}
PARTS = ("tranquility", "lords", "miners")
STAGED = ".bar.staged button.confirm:not([disabled])"
MOVES = 7
SEED = 5
LATE_GAME = "full-4-greedy.jsonl"


def shoot(page: Page, folder: Path, name: str) -> None:
    page.wait_for_timeout(300)
    page.screenshot(path=folder / f"{name}.png", animations="disabled")


def tour(browser: Browser, house: House, folder: Path, language: str, phone: bool) -> None:
    """Home, lobby, learning, the guided start, table, end, replay; the same cards every time."""
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
    page.goto(house.url)
    page.wait_for_selector(PLAY)
    shoot(page, folder, f"home-{ending}")
    page.goto(f"{house.url}/#new")
    page.click("button[type=submit]")
    page.wait_for_selector(".invite svg")
    shoot(page, folder, f"lobby-{ending}")
    page.goto(f"{house.url}/#learn")
    page.wait_for_selector(".mission")
    shoot(page, folder, f"learn-{ending}")
    page.goto(house.url)
    page.click(LEARN)
    page.wait_for_selector(".guide", timeout=PATIENCE)
    page.wait_for_selector(".prompt.my-turn", timeout=PATIENCE)
    shoot(page, folder, f"guided-{ending}")
    page.goto(house.url)
    house.deal(SEED)
    page.click(PLAY)
    page.wait_for_selector(".prompt.my-turn", timeout=PATIENCE)
    someone = Person(page, touch=phone)
    someone.play(MOVES)
    someone.wait()
    shoot(page, folder, f"table-{ending}")
    house.deal(None)
    play_by_hints(someone)
    shoot(page, folder, f"end-{ending}")
    page.goto(f"{page.url}?at=24")
    page.wait_for_selector(".replay .sea")
    shoot(page, folder, f"replay-{ending}")
    context.close()


def play_by_hints(someone: Person) -> None:
    """To the end, as the house advises where it does."""
    while True:
        someone.wait()
        if someone.over:
            return
        if not someone.sees(STAGED):
            someone.page.keyboard.press("h")
            someone.page.wait_for_selector(STAGED, timeout=PATIENCE)
        someone.confirm()


def tour_of_the_dungeon(browser: Browser, house: House, folder: Path, language: str, phone: bool) -> None:
    """Dungeon Lords: orders in the second year, and on a phone each tab; in English the night and the reveal too."""
    ending = f"{'phone' if phone else 'desktop'}" + ("" if language == "en" else f"-{language}")
    moment = stored("lords", LATE_GAME, lambda state, ask: state.year == 2 and ask.kind == CHOOSE_ORDER)
    for scheme in ("light", "dark") if language == "en" and not phone else ("light",):
        page = lord_page(browser, phone, language, color_scheme=scheme)
        page.goto(house.url + shelved(house.database, [moment])[0])
        page.wait_for_selector(".slots", timeout=PATIENCE)
        lord = Lord(page, touch=phone)
        for _ in range(3):
            lord.stage(".order.free")
        shoot(page, folder, f"lords-planning-{ending}" if scheme == "light" else "lords-dark")
        for name in ("town", "dungeon", "season") if phone and language == "en" else ():
            page.locator(f".tab[data-tab={name}]").tap()
            shoot(page, folder, f"lords-{name}-phone")
        page.context.close()


def reveal(browser: Browser, house: House, folder: Path) -> None:
    """The moment at which all orders are turned up."""
    last = stored("lords", LATE_GAME, lambda state, ask: is_last_to_choose(state, ask))
    page = lord_page(browser, reduced_motion="no-preference")
    page.goto(house.url + shelved(house.database, [last])[0])
    page.wait_for_selector(".slots", timeout=PATIENCE)
    page.evaluate("localStorage.setItem('kazamata.playback', 'step')")
    page.reload()
    page.wait_for_selector(".slots", timeout=PATIENCE)
    lord = Lord(page)
    while not page.locator(READY).count():
        lord.stage(".order.free")
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".reveal", timeout=PATIENCE)
    for _ in range(11):
        page.keyboard.press("Shift")
    shoot(page, folder, "lords-reveal")
    page.context.close()


def battles(browser: Browser, house: House, folder: Path) -> None:
    """A Combat in the second year, a mission, and the end with the story of both years."""
    plans = stored("lords", LATE_GAME, is_a_hard_fight)
    *_, last = lines(GOLDEN / "lords" / LATE_GAME)
    late = Moment(GOLDEN / "lords" / LATE_GAME, last["n"] - 1, last["seat"])
    for phone, name in ((False, "lords-combat"), (True, "lords-combat-phone")):
        page = lord_page(browser, phone)
        page.goto(house.url + shelved(house.database, [plans])[0])
        page.wait_for_selector(".combat", timeout=PATIENCE)
        shoot(page, folder, name)
        page.context.close()
    page = lord_page(browser)
    page.goto(f"{house.url}/#learn")
    page.locator("[data-mission=M2]").click(timeout=PATIENCE)
    page.wait_for_selector(".combat", timeout=PATIENCE)
    shoot(page, folder, "lords-mission")
    page.goto(house.url + shelved(house.database, [late])[0])
    lord = Lord(page)
    while not lord.over:
        lord.wait()
        if not lord.over:
            lord.answer()
    page.locator(".bar.end button").first.click(timeout=PATIENCE)
    for notice in page.locator(".why button").all():
        notice.click()  # what was said to the last answer is none of the end
    shoot(page, folder, "lords-end")
    page.context.close()


def lord_page(browser: Browser, phone: bool = False, language: str = "en", **wishes: Any) -> Page:
    """Somebody who has heard all the tips."""
    size = PHONE if phone else DESKTOP
    wishes = {"color_scheme": "light", "reduced_motion": "reduce", **wishes}
    context = browser.new_context(viewport=size, has_touch=phone, locale=LOCALES[language], **wishes)
    context.add_init_script(HEARD)
    return context.new_page()


def is_a_hard_fight(state: Any, ask: Any) -> bool:
    party = state.lords[ask.seat].party
    return bool(ask.kind == PLAN_BATTLE and state.year == 2 and len(party) > 3 and len(ask.options) > 2)


def is_last_to_choose(state: Any, ask: Any) -> bool:
    others = [lord for seat, lord in enumerate(state.lords) if seat != ask.seat]
    return bool(state.year == 1 and ask.kind == CHOOSE_ORDER and all(lord.filled() == 3 for lord in others))


def mines(browser: Browser, house: House, folder: Path, languages: list[str]) -> None:
    """Imperial Miners: the first hand, a staged chain in each language, five seats, a phone, the dark, the end."""
    middle, late = sit_at(house, 3, 7, chooses_in(6)), sit_at(house, 5, 9, chooses_in(9))
    page = miner(browser, "en")
    page.goto(f"{house.url}/t/{open_table(page, house.url, seats=3)}")
    page.wait_for_selector(".keep .held", timeout=PATIENCE)
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
    page.goto(sit_at(house, 3, 7, chooses_in(10)))
    someone = Miner(page)
    while not someone.over:
        someone.wait()
        if not someone.over:
            someone.hinted()
    page.wait_for_selector(".over", timeout=PATIENCE)
    shoot(page, folder, "miners-end")


def miner(browser: Browser, language: str, phone: bool = False) -> Page:
    """Somebody who has seen all the tips."""
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
    """Stage the turn that a bot would play."""
    page.goto(link)
    someone = Miner(page)
    someone.wait_for_board()
    someone.calm()
    someone.hint()


def wished(arguments: list[str]) -> Namespace:
    parser = ArgumentParser(prog="screenshots", description="Take the pictures of docs/screenshots.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "screenshots")
    parser.add_argument("languages", nargs="*", metavar="language", help=", ".join(LOCALES))
    parser.add_argument("--only", action="append", choices=PARTS, help="the board of this game alone")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit(MISSING)
    wishes = wished(arguments)
    folder: Path = wishes.folder
    only = wishes.only or PARTS
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS, headless=True)
        try:
            if "miners" in only:
                mines(browser, house, folder, wishes.languages or list(LOCALES))
            for language in wishes.languages or ["en"]:
                for phone in (False, True):
                    if "tranquility" in only:
                        tour(browser, house, folder, language, phone)
                    if "lords" in only:
                        tour_of_the_dungeon(browser, house, folder, language, phone)
            if "lords" in only:
                reveal(browser, house, folder)
                battles(browser, house, folder)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main(sys.argv[1:])
