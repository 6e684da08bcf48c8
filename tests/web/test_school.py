"""The combat school in a browser: every mission, its medals, and the text after a failure."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kazamata.words.lords import component_catalogue
from tests.web.browser_player import TIMEOUT_MS, BrowserPlayer, fits_the_window, small_targets
from tests.web.conftest import Visit
from tests.web.lords_player import LordsPlayer

MISSIONS = ("M1", "M2", "M3", "M4", "M5")
SETTLED = ".bar.end, .prompt.my-turn"
LESSONS = 11
ORDERS = [entry.name for entry in component_catalogue("standard", "en").orders]


def open_mission(page: Page, key: str) -> None:
    page.locator(f"[data-mission={key}]").click(timeout=TIMEOUT_MS)
    page.wait_for_selector(".combat", timeout=TIMEOUT_MS)


def has_tried(page: Page, key: str) -> None:
    """the best line is shown after the first try."""
    page.evaluate(f"localStorage.setItem('kazamata.school.lords.{key}.tables', 'earlier')")


def test_before_the_first_try_the_old_imp_only_asks_a_question(visit: Visit) -> None:
    page = visit("/#learn")
    open_mission(page, "M1")
    page.locator(".advice button.nudge").click(timeout=TIMEOUT_MS)
    expect(page.locator(".advice p.nudge")).to_contain_text("Whom will the troll meet")
    expect(page.locator(".advice button")).to_be_disabled()
    expect(page.locator(".advice button")).to_contain_text("after your first try")


def test_a_passed_mission_offers_the_next_one(visit: Visit) -> None:
    page = visit("/#learn")
    has_tried(page, "M1")
    open_mission(page, "M1")
    follow_the_old_imp(page)
    expect(page.locator(".mission-panel .top .medals")).to_have_attribute(
        "aria-label", "3 of 3 medals", timeout=TIMEOUT_MS
    )
    expect(page.locator("main .ending[aria-labelledby=ending]")).to_have_count(0)
    page.locator(".mission-panel .next").click()
    expect(page.locator(".mission-panel strong")).to_have_text("Light Fingers", timeout=TIMEOUT_MS)


def follow_the_old_imp(page: Page) -> None:
    """Lay out the solver's line, and confirm, to the end of the mission."""
    for _ in range(12):
        page.wait_for_selector(SETTLED, timeout=TIMEOUT_MS)
        if page.locator(".bar.end").count():
            return LordsPlayer(page).go_on()
        if page.locator(".pages[aria-pressed=false]").count():
            page.locator(".pages").click()
        page.locator(".advice button").wait_for(timeout=TIMEOUT_MS)
        if page.locator(".advice button.nudge").count():
            page.locator(".advice button.nudge").click()
        page.locator(".advice button").click(timeout=TIMEOUT_MS)
        page.locator(".advice p + button").click(timeout=TIMEOUT_MS)
        BrowserPlayer(page).confirm()
    raise AssertionError("the mission does not end")


def try_by_the_controls(page: Page, phone: bool) -> None:
    """Send whatever stands first, round by round, to the end of the mission."""
    lord = LordsPlayer(page, touch=phone)
    while True:
        lord.wait()
        if lord.over:
            return lord.go_on()
        lord.answer()


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


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("key", MISSIONS)
def test_every_mission_is_tried_by_its_controls_and_then_won_by_the_advice(
    visit: Visit, key: str, phone: bool
) -> None:
    """The first try sends what stands first; the imp gives the best line only after it."""
    page = visit("/#learn", phone=phone)
    expect(page.locator("[data-mission]")).to_have_count(len(MISSIONS), timeout=TIMEOUT_MS)
    open_mission(page, key)
    fits_the_window(page)
    assert small_targets(page) == [] or not phone
    if phone:  # goal and party are on the first page
        expect(page.locator(".mission-panel .name small")).to_be_in_viewport(ratio=0.98)
        for hero in page.locator(".timeline th.hero").all():
            expect(hero).to_be_in_viewport(ratio=0.98)
    try_by_the_controls(page, phone)
    again = page.locator(".mission-panel .actions button", has_text="Try again")
    if not again.count():
        page.locator(".mission-panel .top").click()
    again.click()
    expect(page.locator(".bar.end")).to_have_count(0, timeout=TIMEOUT_MS)
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
    page.locator(".go-on").focus()
    page.keyboard.press("Enter")
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
    has_tried(page, "M1")
    open_mission(page, "M1")
    follow_the_old_imp(page)
    page.locator(".mission-panel .best").click(timeout=TIMEOUT_MS)
    expect(page.locator(".line th.now")).to_have_count(1, timeout=TIMEOUT_MS)
    expect(page.locator(".line th.now")).to_have_count(0, timeout=TIMEOUT_MS)
    page.locator(".line .round").first.click()
    expect(page.locator(".line th.now")).to_have_count(1)
    first = page.locator(".line .timeline tbody tr").first
    expect(first.locator("td").last).to_contain_text("Prisoner", timeout=TIMEOUT_MS)


COVERED = """() => {
    const [bubble, ring] = ['.guide', '.ring'].map((one) => document.querySelector(`.table header ${one}`));
    if (!bubble || !ring) return 0;
    const [one, other] = [bubble.getBoundingClientRect(), ring.getBoundingClientRect()];
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 1 && down > 1 ? Math.round(across * down) : 0;
}"""


PREFERRED = (2, 6, 7, 3, 0, 4, 5, 1)
"""Dig, hire, build first, so that all lessons have their situation."""


class Newcomer(LordsPlayer):
    """Reads all lessons. An advised one follows only the coach: the orders that a lesson names, and the bulb."""

    def __init__(self, page: Page, advised: bool = False, touch: bool = False) -> None:
        super().__init__(page, touch, hints=advised)
        self.lessons: list[str] = []
        self.named: list[str] = []
        self.refused: list[str] = []

    def listen(self) -> None:
        """Read the current lesson; a task stays open until it is done."""
        while (since := self.stamp) and self.sees(".guide p:visible"):
            text = self.page.locator(".guide p:visible").first.inner_text()
            self.named += [
                order
                for order in ORDERS
                if order in text and self.page.locator(".guide").get_attribute("data-lesson") == "orders"
            ]
            self.page.wait_for_function(
                f"() => ({COVERED})() === 0", timeout=TIMEOUT_MS
            )  # it never covers its target
            self.lessons += [
                key for key in (self.page.locator(".guide").get_attribute("data-lesson"),) if key
            ]
            understood = ".guide .primary:visible"
            self.tap(
                understood if self.sees(understood) else ".guide [aria-label^='Put the guide away']", since
            )

    def target(self, step: int) -> str:
        orders = [f".order.free[data-option='{order}']" for order in PREFERRED]
        if self.kind == "ChooseOrder" and not self.hints:
            return next((one for one in orders if self.sees(one)), "") or super().target(step)
        while self.kind == "ChooseOrder" and self.named:
            order = self.named.pop(0)
            named = f".order.free:has-text('{order}'):visible"
            assert self.sees(named), f"the coach advises an order that is shut: {order}"
            return named
        return super().target(step)

    def answer(self) -> None:
        self.listen()
        super().answer()
        self.refused += [one.inner_text() for one in self.page.locator(".place:not(.tip) .why").all()]


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


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_guided_winter_can_be_played_by_the_advice_alone(visit: Visit, phone: bool) -> None:
    """No advised order is shut, nothing is refused, and the coach never covers what it points at."""
    page = visit("/#learn", phone=phone)
    page.locator("section:has(#learn-lords) .primary").click(timeout=TIMEOUT_MS)
    page.wait_for_selector(".lords.board", timeout=TIMEOUT_MS)
    newcomer = Newcomer(page, advised=True, touch=phone)
    while "event" not in newcomer.lessons:
        newcomer.wait()
        newcomer.answer()
        newcomer.listen()
    assert len(newcomer.lessons) > 4
    assert newcomer.named == [], "every order that the coach names was given"
    assert newcomer.refused == []
