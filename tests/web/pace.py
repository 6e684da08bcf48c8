"""How quick the mine is on a slow phone: `python -m tests.web.pace [SLOWER]` prints figures (four times slower).

From a tap to the first picture that shows what it did, as the browser itself measures it (event timing), and how many
pictures a second are drawn while a playback runs. Nothing fails: figures depend on the machine, and
`docs/miners-board.md` says on which they were taken.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.browsers import FLAGS, MISSING, find_chromium
from tests.web.conftest import PHONE
from tests.web.house import House
from tests.web.mining import Miner, chooses_in, sit_at
from tests.web.people import PATIENCE

TAPS = (
    ".handbox .held.lit",
    ".shaft .place:not(.other)",
    ".choice:not(.off):not(.none)",
    ".chain .chip",
    ".strip",
)
LISTEN = """() => {
    window.taps = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (one.name === 'click') window.taps.push(one.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    window.tasks = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) window.tasks.push(one.duration);
    }).observe({ type: 'longtask' });
}"""
FRAMES = """() => new Promise((done) => {
    const times = [];
    const draw = (now) => {
        times.push(now);
        if (document.querySelector('.miners')?.dataset.beat && times.length < 600) requestAnimationFrame(draw);
        else done(times.slice(1).map((time, place) => time - times[place]));
    };
    requestAnimationFrame(draw);
})"""


def slow_down(page: Page, rate: float) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def taps(page: Page, rate: float) -> list[float]:
    """Taps of a turn, one thing after the other, each with its milliseconds until the next picture."""
    someone = Miner(page, touch=True)
    someone.calm()
    slow_down(page, rate)
    page.evaluate(LISTEN)
    for selector in TAPS:
        if page.locator(selector).count():
            someone.tap(selector)
            page.wait_for_timeout(700)
            someone.calm()
    found: list[float] = page.evaluate("window.taps")
    return found


def frames(page: Page, rate: float) -> list[float]:
    """Milliseconds between the pictures of a playback of what a rival did."""
    page.evaluate("localStorage.setItem('kazamata.playback', 'normal')")
    page.reload()
    page.wait_for_selector(".miners", timeout=PATIENCE)
    slow_down(page, rate)
    page.locator(".since").click()
    page.locator(".digest button").first.click()
    page.wait_for_selector(".miners:not([data-beat=''])", timeout=PATIENCE)
    found: list[float] = page.evaluate(FRAMES)
    return found


def told(times: list[float]) -> str:
    return ", ".join(f"{one:.0f} ms" for one in times) or "none"


def main(arguments: list[str]) -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit(MISSING)
    rate = float(arguments[0]) if arguments else 4.0
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS, headless=True)
        try:
            page = browser.new_context(viewport=PHONE, has_touch=True, locale="en").new_page()
            page.goto(sit_at(house, 5, 11, chooses_in(9)))
            page.wait_for_selector(".miners", timeout=PATIENCE)
            nodes = page.evaluate("document.querySelectorAll('.table *').length")
            found, long = taps(page, rate), page.evaluate("window.tasks")
            drawn = frames(page, rate)
            print(f"five seats, round 9, 360x640, {rate:g} times slower; {nodes} nodes")
            print(f"tap to picture: {told(found)}, median {statistics.median(found or [0]):.0f} ms")
            print(f"tasks over 50 ms while tapping: {told(long)}")
            rhythm = 1000 / statistics.median(drawn or [1])
            print(
                f"playback: median {rhythm:.0f} pictures a second, longest gap {max(drawn, default=0):.0f} ms"
            )
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main(sys.argv[1:])
