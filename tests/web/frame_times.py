"""Speed of the boards on a slow phone: `python -m tests.web.frame_times [--slower 4] [GAME ...]` prints figures.

It measures the time from a tap to the next frame (the browser's event timing), the time until its effect is
shown, which may need the server, and the frames per second while something is played. Nothing fails, because
figures depend on the machine. `docs/miners-board.md` and `docs/lords-board.md` name the machine of their figures.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from kazamata import game_registry
from kazamata.games.lords.asks import BUILD_ROOM, CHOOSE_ORDER, DIG_TUNNEL, PLAN_BATTLE
from kazamata.games.tranquility.asks import PLAY_ISLAND, TAKE_TURN, card_of
from tests.web.browser_player import TIMEOUT_MS
from tests.web.browsers import FLAGS, MISSING, find_chromium
from tests.web.conftest import PHONE
from tests.web.local_server import LocalServer
from tests.web.lords_player import READY, STAGED
from tests.web.miners_player import CALM, chooses_in, sit_at
from tests.web.stored_tables import moment, store_tables

LISTEN = """() => {
    window.taps = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (one.name === 'click') window.taps.push(one.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
    window.tasks = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) window.tasks.push(one.duration);
    }).observe({ type: 'longtask' });
}"""
FRAMES = """(shown) => new Promise((done) => {
    const times = [];
    const draw = (now) => {
        times.push(now);
        if (document.querySelector(shown) && times.length < 600) requestAnimationFrame(draw);
        else done(times.slice(1).map((time, place) => time - times[place]));
    };
    requestAnimationFrame(draw);
})"""
SHOWN = """(shown) => {
    window.waited = null;
    addEventListener('click', (tap) => {
        const look = (now) => {
            if (document.querySelector(shown)) window.waited = now - tap.timeStamp;
            else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    }, { once: true, capture: true });
}"""
REST = 700
"""Milliseconds after a tap within which its effect is drawn."""
LAID = 4000
"""Milliseconds within which everything is fetched and laid out in the background."""
QUICK = 16
"""Figures below so many milliseconds are not printed."""
Tap = tuple[str, str]
"""The name of a thing to tap, and its selector."""
WaitingTap = tuple[str, str, str]
"""The same, and the selector of what it shows."""


class Phone:
    """A slow phone at one table; it measures taps and playback."""

    def __init__(self, browser: Browser, link: str, rate: float, rested: Callable[[Page], None]) -> None:
        self.rested = rested
        self.page = browser.new_context(viewport=PHONE, has_touch=True, locale="en").new_page()
        self.page.goto(link)
        self.rested(self.page)
        self.page.wait_for_timeout(LAID)
        self.wire = self.page.context.new_cdp_session(self.page)
        self.wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.wire.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        self.page.evaluate(LISTEN)

    def busy(self) -> float:
        """Milliseconds that the page has worked so far, independent of other load on the machine."""
        metrics = self.wire.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    def tap(self, selector: str) -> tuple[float, float]:
        """Milliseconds from a tap to the next frame, and how long the page worked for all its effects."""
        before, worked = self.page.evaluate("window.taps.length"), self.busy()
        self.page.locator(f"{selector}:visible").first.tap(timeout=TIMEOUT_MS)
        self.page.wait_for_timeout(REST)
        self.rested(self.page)
        found: list[float] = self.page.evaluate("window.taps")
        return max(found[before:], default=QUICK), self.busy() - worked

    def measure(self, taps: tuple[Tap, ...]) -> None:
        """Tap one thing after the other and print the time of each; missing things are skipped."""
        for name, selector in taps:
            if self.page.locator(f"{selector}:visible").count():
                time, worked = self.tap(selector)
                print(f"  {name}: {time:.0f} ms to the picture, {worked:.0f} ms of work")
            else:
                print(f"  {name}: not there")

    def wait_for(self, taps: tuple[WaitingTap, ...]) -> None:
        """Tap one thing after the other and print how long it takes until its effect is shown."""
        for name, selector, shown in taps:
            self.page.evaluate(SHOWN, shown)
            time, worked = self.tap(selector)
            self.page.wait_for_function("window.waited !== null", timeout=TIMEOUT_MS)
            waited = self.page.evaluate("window.waited")
            print(
                f"  {name}: {time:.0f} ms to the picture, {waited:.0f} ms to {shown}, {worked:.0f} ms of work"
            )

    def play(self, what: str, shown: str) -> None:
        """The frames drawn while something is shown."""
        self.page.wait_for_selector(shown, timeout=TIMEOUT_MS)
        gaps: list[float] = self.page.evaluate(FRAMES, shown)
        rate = 1000 / statistics.median(gaps or [1000])
        late = sum(gap > 1000 / 55 for gap in gaps)
        print(
            f"  {what}: median {rate:.0f} pictures a second, {1000 * len(gaps) / max(1, sum(gaps)):.0f} on the whole"
            f" ({len(gaps)} pictures, {late} late, longest gap {max(gaps, default=0):.0f} ms)"
        )

    def close(self) -> None:
        nodes = self.page.evaluate("document.querySelectorAll('.table *').length")
        long = ", ".join(f"{one:.0f} ms" for one in self.page.evaluate("window.tasks")) or "none"
        print(f"  tasks over 50 ms: {long}; {nodes} nodes")
        self.page.context.close()


MINER_TAPS: tuple[Tap, ...] = (
    ("card", ".handbox .held.lit"),
    ("place", ".mine-area .place:not(.other)"),
    ("effect", ".choice:not(.off):not(.none)"),
    ("chip", ".chain .chip"),
    ("reader", ".strip"),
)


def mine_rested(page: Page) -> None:
    page.wait_for_selector(CALM, timeout=TIMEOUT_MS)


def miners(browser: Browser, local_server: LocalServer, rate: float) -> None:
    """Five seats in round 9, and the replay of a rival's turn."""
    print("Imperial Miners, five seats, round 9")
    phone = Phone(browser, sit_at(local_server, 5, 11, chooses_in(9)), rate, mine_rested)
    phone.measure(MINER_TAPS)
    phone.page.keyboard.press("Escape")
    phone.page.locator(".since").tap(timeout=TIMEOUT_MS)
    phone.page.locator(".digest button").first.tap(timeout=TIMEOUT_MS)
    phone.play("playback", ".miners:not([data-beat=''])")
    phone.close()


LATE = "full-4-greedy.jsonl"
ORDER_TAPS: tuple[Tap, ...] = (
    ("order", ".order.free"),
    ("second order", ".order.free"),
    ("slot", ".slot.staged .card"),
    ("town", ".tab[data-tab=town]"),
    ("reader", ".town .tile"),
    ("dungeon", ".tab[data-tab=dungeon]"),
    ("season", ".tab[data-tab=season]"),
)
DIG_TAPS: tuple[Tap, ...] = (("cell", ".cell.target"), ("next cell", ".cell.target"))
BUILD_TAPS: tuple[Tap, ...] = (("sheet", ".sheet .bar:not(.off)"), ("tile", ".cell.target"))
PLAN_TAPS: tuple[Tap, ...] = (
    ("fighter", ".store .fighter:not(.off)"),
    ("verdict", ".pages"),
)


def dungeon_rested(page: Page) -> None:
    page.wait_for_selector(".lords.board", timeout=TIMEOUT_MS)
    page.wait_for_function(STAGED, arg=page.locator(".table").get_attribute("data-seq"), timeout=TIMEOUT_MS)


def second_year(kind: int) -> Callable[[Any, Any], bool]:
    return lambda state, ask: bool(state.year == 2 and ask.kind == kind and len(ask.options) > 2)


def last_to_choose(state: Any, ask: Any) -> bool:
    """The next Confirm reveals all orders."""
    others = [lord for seat, lord in enumerate(state.lords) if seat != ask.seat]
    return bool(
        state.year == 2 and ask.kind == CHOOSE_ORDER and all(lord.filled_slots() == 3 for lord in others)
    )


def full_party(state: Any, ask: Any) -> bool:
    return bool(second_year(PLAN_BATTLE)(state, ask) and len(state.lords[ask.seat].party) > 3)


def lords(browser: Browser, local_server: LocalServer, rate: float) -> None:
    """Four seats in the second year: planning, digging, building, the reveal, a battle."""

    def at(wanted: Callable[[Any, Any], bool]) -> Phone:
        link = local_server.url + store_tables(local_server.database, [moment("lords", LATE, wanted)])[0]
        return Phone(browser, link, rate, dungeon_rested)

    for what, kind, taps in (
        ("orders", CHOOSE_ORDER, ORDER_TAPS),
        ("digging", DIG_TUNNEL, DIG_TAPS),
        ("building", BUILD_ROOM, BUILD_TAPS),
    ):
        print(f"Dungeon Lords, four seats, Year 2: {what}")
        phone = at(second_year(kind))
        phone.measure(taps)
        phone.close()
    print("Dungeon Lords, four seats, Year 2: the reveal")
    show(at(last_to_choose), "reveal", ".order.free", ".reveal")
    phone = at(full_party)
    print("Dungeon Lords, four seats, Year 2: a battle")
    phone.measure(PLAN_TAPS)
    phone.page.locator(".pages").tap()
    show(phone, "battle", ".fighter.ready:not(.off)", ".timeline tr.now")


def show(phone: Phone, what: str, target: str, shown: str) -> None:
    """Answer with the first thing that the board offers, and watch the result."""
    while not phone.page.locator(READY).count():
        phone.tap(target)
    phone.page.locator(READY).first.tap(timeout=TIMEOUT_MS)
    phone.play(what, shown)
    phone.close()


READY_TO_SEND = "button.confirm:not([disabled])"
SEA_TAPS: tuple[WaitingTap, ...] = (
    ("free cell", ".cell:has(.p0)", ".cell.staged"),
    ("free cell again", ".cell:has(.p0)", READY_TO_SEND),
    ("cell that costs two", ".cell:has(.p2)", ".cell.staged"),
    ("first card", ".hand .card.payable:not(.picked)", ".cross"),
    ("second card", ".hand .card.payable:not(.picked)", READY_TO_SEND),
    ("other card", ".hand .card.payable:not(.picked)", READY_TO_SEND),
)


def costs_two(state: Any, ask: Any) -> bool:
    """The lifted card, the lowest island, has many free cells and one that costs two cards."""
    if ask.kind != TAKE_TURN:
        return False
    prices = game_registry.rules("tranquility").question(state, ask).facts_by_option("price")
    placed = [option for option in ask.options if option >= PLAY_ISLAND]
    lowest = [option for option in placed if card_of(option, PLAY_ISLAND) == card_of(placed[0], PLAY_ISLAND)]
    found = [prices[option] for option in lowest]
    return found.count(0) > 4 and 2 in found


def sea_rested(page: Page) -> None:
    page.wait_for_selector(".hand .card", timeout=TIMEOUT_MS)


def tranquility(browser: Browser, local_server: LocalServer, rate: float) -> None:
    """Three seats in the first rounds: an island for nothing, and one that costs two cards."""
    print("Tranquility, three seats: an island and its price")
    found = moment("tranquility", "won-4.jsonl", costs_two)
    link = local_server.url + store_tables(local_server.database, [found])[0]
    phone = Phone(browser, link, rate, sea_rested)
    phone.wait_for(SEA_TAPS)
    phone.close()


GAMES = {"miners": miners, "lords": lords, "tranquility": tranquility}


def main(arguments: list[str]) -> None:
    parser = ArgumentParser(prog="pace", description="Measure taps and playback on a slow phone.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--slower", type=float, default=4.0, help="so many times slower (4)")
    parsed = parser.parse_args(arguments)
    chromium = find_chromium()
    if chromium is None:
        sys.exit(MISSING)
    print(f"360x640, {parsed.slower:g} times slower; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        local_server = LocalServer(Path(scratch))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS, headless=True)
        try:
            for game in parsed.games or GAMES:
                GAMES[game](browser, local_server, parsed.slower)
        finally:
            browser.close()
            local_server.close()


if __name__ == "__main__":
    main(sys.argv[1:])
