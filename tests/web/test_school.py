"""The combat school in a browser: every mission, its medals, and the text after a failure."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_player import TIMEOUT_MS, BrowserPlayer, fits_the_window, small_targets
from tests.web.conftest import Visit
from tests.web.lords_player import LordsPlayer

MISSIONS = ("M1", "M2", "M3", "M4", "M5")
SETTLED = ".bar.end, .prompt.my-turn"
LESSONS = 11


def open_mission(page: Page, key: str) -> None:
    page.locator(f"[data-mission={key}]").click(timeout=TIMEOUT_MS)
    page.wait_for_selector(".combat", timeout=TIMEOUT_MS)


def follow_the_old_imp(page: Page) -> None:
    """Lay out the solver's line, and confirm, to the end of the mission."""
    for _ in range(12):
        page.wait_for_selector(SETTLED, timeout=TIMEOUT_MS)
        if page.locator(".bar.end").count():
            return
        if page.locator(".on-plan").count():
            page.locator(".pages button").nth(2).click()
        page.locator(".advice button").click(timeout=TIMEOUT_MS)
        page.locator(".advice p + button").click(timeout=TIMEOUT_MS)
        BrowserPlayer(page).confirm()
    raise AssertionError("the mission does not end")


def watch_the_best_line(page: Page) -> None:
    """It is played on the board as a timeline, round by round."""
    page.locator(".mission-panel .best").click()
    rounds = page.locator(".line .round")
    expect(rounds.first).to_be_visible(timeout=TIMEOUT_MS)
    for each in rounds.all():
        each.click()
        expect(page.locator(".line .timeline tbody tr").first).to_be_visible()
        expect(page.locator(".line .answers li").first).to_be_visible()
    expect(page.locator(".line .timeline .chip").first).to_be_visible()
    if not page.locator(".mission-panel .best").count():
        page.locator(".mission-panel .top").click()
    page.locator(".mission-panel .best").click()
    expect(page.locator(".line .timeline")).to_have_count(0)


def medals(page: Page) -> str:
    return page.locator(".mission-panel .top .medals").get_attribute("aria-label") or ""


@pytest.mark.parametrize("key", MISSIONS)
def test_every_mission_is_won_with_the_best_line(visit: Visit, key: str) -> None:
    page = visit("/#learn", phone=key == "M2")
    expect(page.locator("[data-mission]")).to_have_count(len(MISSIONS), timeout=TIMEOUT_MS)
    open_mission(page, key)
    fits_the_window(page)
    assert small_targets(page) == [] or key != "M2"
    follow_the_old_imp(page)
    expect(page.locator(".mission-panel .top .medals")).to_have_attribute(
        "aria-label", "3 of 3 medals", timeout=TIMEOUT_MS
    )
    watch_the_best_line(page)
    page.locator(".mission-panel a[href='/#learn']").click()
    expect(page.locator(f"[data-mission={key}] .medals")).to_have_attribute("aria-label", "3 of 3 medals")


def test_a_lost_mission_gives_a_nudge_and_another_try_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/#learn")
    page.wait_for_selector("[data-mission=M1]", timeout=TIMEOUT_MS)
    page.locator("[data-mission=M1]").focus()
    page.keyboard.press("Enter")
    for _ in range(12):
        page.wait_for_selector(SETTLED, timeout=TIMEOUT_MS)
        if page.locator(".bar.end").count():
            break
        page.wait_for_selector(".fighter.ready", timeout=TIMEOUT_MS)
        page.locator(".fighter.ready").focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("button.confirm:not([disabled])", timeout=TIMEOUT_MS)
        before = page.locator(".table").get_attribute("data-seq")
        page.keyboard.press("Control+Enter")
        page.wait_for_selector(f".table[data-busy=false]:not([data-seq='{before}'])", timeout=TIMEOUT_MS)
    expect(page.locator(".mission-panel")).to_contain_text("Not this time", timeout=TIMEOUT_MS)
    assert medals(page) == "0 of 3 medals"
    page.locator(".mission-panel .actions .primary").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".mission-panel")).to_contain_text("Tries so far: 1", timeout=TIMEOUT_MS)


def test_a_plan_shows_what_it_does_before_it_is_confirmed(visit: Visit) -> None:
    """The stone for the first warrior: 3 damage in the first step, and he is caught (DL-60)."""
    page = visit("/#learn")
    open_mission(page, "M1")
    page.locator(".store .fighter[data-option]").first.click(timeout=TIMEOUT_MS)
    first = page.locator(".timeline tbody tr").first
    expect(first.locator("td").first).to_contain_text("−3", timeout=TIMEOUT_MS)
    expect(first.locator("td").last).to_contain_text("Prisoner")
    expect(page.locator(".verdict")).to_contain_text("Tile lost")
    page.keyboard.press("Escape")
    expect(first.locator("td").first).not_to_contain_text("−3", timeout=TIMEOUT_MS)


def test_the_best_line_runs_by_itself_and_a_touch_ends_it(visit: Visit) -> None:
    page = visit("/#learn", reduced_motion="no-preference")
    open_mission(page, "M1")
    follow_the_old_imp(page)
    page.locator(".mission-panel .best").click(timeout=TIMEOUT_MS)
    expect(page.locator(".line th.now")).to_have_count(1, timeout=TIMEOUT_MS)
    expect(page.locator(".line th.now")).to_have_count(0, timeout=TIMEOUT_MS)
    page.locator(".line .round").first.click()
    expect(page.locator(".line th.now")).to_have_count(1)
    first = page.locator(".line .timeline tbody tr").first
    expect(first.locator("td").last).to_contain_text("Prisoner", timeout=TIMEOUT_MS)


PREFERRED = (2, 6, 7, 3, 0, 4, 5, 1)
"""Dig, hire, build first: the newcomer follows the coach."""


class Newcomer(LordsPlayer):
    """Reads the coach's lessons and follows them."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.lessons: list[str] = []

    def listen(self) -> None:
        """Read the current lesson; a task stays open until it is done."""
        while (since := self.stamp) and self.sees(".guide p:visible"):
            self.lessons += [
                key for key in (self.page.locator(".guide").get_attribute("data-lesson"),) if key
            ]
            understood = ".guide .primary:visible"
            self.tap(
                understood if self.sees(understood) else ".guide [aria-label^='Put the guide away']", since
            )

    def target(self, step: int) -> str:
        orders = [f".order.free[data-option='{order}']" for order in PREFERRED]
        found = next((one for one in orders if self.sees(one)), "") if self.kind == "ChooseOrder" else ""
        return found or super().target(step)

    def answer(self) -> None:
        self.listen()
        super().answer()


def test_the_first_winter_teaches_eleven_things_each_once(visit: Visit) -> None:
    """Four seats, three bots, a chosen deal: up to the titles, in the second year."""
    page = visit("/#learn")
    page.locator("section:has(#learn-lords) .primary").click(timeout=TIMEOUT_MS)
    page.wait_for_selector(".lords.board", timeout=TIMEOUT_MS)
    assert page.locator(".seats > li").count() == 4
    newcomer = Newcomer(page)
    while len(set(newcomer.lessons)) < LESSONS and not newcomer.over:
        newcomer.wait()
        newcomer.answer()
        page.wait_for_timeout(30)
        newcomer.listen()
    assert len(set(newcomer.lessons)) == LESSONS, newcomer.lessons
    expect(page.locator(".call")).to_contain_text(f"{LESSONS}/{LESSONS}")
    learned = [key for at, key in enumerate(newcomer.lessons) if key not in newcomer.lessons[:at]]
    assert sorted(newcomer.lessons) == sorted(learned), "no lesson comes twice"
