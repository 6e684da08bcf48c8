"""The guided first game: a chosen deal, a plan of lessons, and a coach who can be called back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_player import LEARN, PLAY, READY, TIMEOUT_MS, BrowserPlayer, small_targets
from tests.web.conftest import Visit


def learn(page: Page) -> None:
    page.click(LEARN)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    page.wait_for_selector(".guide")


def hand_of(page: Page) -> list[str]:
    return page.locator(".hand .card .label").all_inner_texts()


def test_everybody_learns_with_the_same_deal_and_it_has_no_seal(visit: Visit) -> None:
    pages = [visit("/"), visit("/")]
    for page in pages:
        learn(page)
    assert hand_of(pages[0]) == hand_of(pages[1])
    reply = pages[0].request.get(pages[0].url.replace("/t/", "/api/tables/")).json()
    assert reply["deal"]
    assert pages[0].locator(".seal").count() == 0


def test_the_coach_goes_on_when_a_task_is_done_and_comes_back_when_called(visit: Visit) -> None:
    page = visit("/")
    learn(page)
    coach, call = page.locator(".guide"), page.locator(".call")
    expect(coach).to_contain_text("Welcome aboard")
    page.click(".guide .primary")
    expect(coach).to_contain_text("Place an island")
    expect(call).to_contain_text("1/")
    page.click(".guide [aria-label^='Put the guide away']")
    expect(coach).to_have_count(0)
    call.click()
    expect(coach).to_contain_text("Place an island")
    page.locator(".cell.target").last.click()
    expect(coach).to_contain_text("So far nothing has happened")
    page.click(".guide .plan")
    page.click(".guide li >> text=The sea")
    expect(coach).to_contain_text("Welcome aboard")
    page.reload()
    expect(call).to_contain_text("2/")


def test_on_a_phone_the_coach_does_not_shrink_the_board(visit: Visit) -> None:
    page = visit("/", phone=True)
    learn(page)
    assert small_targets(page) == []
    high = page.locator(".sea").bounding_box()
    page.locator(".bar .plan").tap()
    expect(page.locator(".guide")).to_have_count(0)
    assert page.locator(".sea").bounding_box() == high
    page.locator(".call").tap()
    expect(page.locator(".guide")).to_have_text(re.compile("Welcome aboard"))
    assert page.locator(".sea").bounding_box() == high


COVERED = """() => {
    const sheet = document.querySelector('.guide').getBoundingClientRect();
    return [...document.querySelectorAll('.cell.target')].filter((cell) => {
        const { top, bottom } = cell.getBoundingClientRect();
        return top < sheet.bottom && bottom > sheet.top;
    }).length;
}"""


@pytest.mark.parametrize("locale", ["en", "hu", "pl", "sr-Latn"])
def test_on_a_phone_the_coach_leaves_the_cells_in_sight_that_it_speaks_of(visit: Visit, locale: str) -> None:
    page = visit("/", phone=True, language=locale)
    learn(page)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    expect(page.locator(".cell.target")).not_to_have_count(0)
    for lesson in ("sea", "card"):
        expect(page.locator(f".guide.top[data-lesson={lesson}]")).to_be_visible()
        assert page.evaluate(COVERED) == 0
        page.locator(".guide .primary").tap()


UNWARNED = """() => [...document.querySelectorAll('.cell.hopeless')]
    .filter((cell) => cell.matches('.target') || !cell.querySelector('.kept')).length"""


class Newcomer(BrowserPlayer):
    """Reads the coach, tries answers that look wrong, and plays free ones."""

    refused = 0

    def listen(self) -> None:
        while self.sees(".guide"):
            self.tap(".guide .primary:visible, .guide [aria-label^='Put the guide away']")

    def try_the_worst(self) -> None:
        """A cell that would leave the sea unfillable is marked, and explains why it is held back."""
        assert self.page.evaluate(UNWARNED) == 0
        if not self.sees(".cell.hopeless") or self.refused > 2:
            return
        self.tap(".cell.hopeless")
        expect(self.page.locator(".why")).to_contain_text(re.compile(r"Kept back.*\d+ numbers? left"))
        assert not self.sees(".bar.staged")
        self.tap(".why button.icon")
        self.refused += 1

    def answer(self) -> None:
        self.page.wait_for_selector(READY)
        self.listen()
        if self.sees(".grid .price"):
            self.try_the_worst()
        super().answer()


def test_a_newcomer_finishes_the_guided_game_and_can_never_spoil_the_sea_unwarned(visit: Visit) -> None:
    page = visit("/")
    learn(page)
    ann = Newcomer(page)
    ann.play()
    assert ann.refused > 0
    expect(page.locator(".ending")).to_contain_text(re.compile(r"\d+ of 36 cells"))
    expect(page.locator(".ending button.primary")).to_have_text("Play a real game")
    reply = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert reply["outcome"]["end_reason"] in ("won", "stuck")


def test_without_the_guide_a_warning_comes_before_confirm(visit: Visit) -> None:
    """The first tap of a stranger: a low number at the far end of the sea."""
    page = visit("/")
    page.click(PLAY)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    while not page.locator(".cell.hopeless").count():
        BrowserPlayer(page).play(1)
        page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
        page.wait_for_selector(READY)
    page.locator(".cell.hopeless").first.click()
    expect(page.locator("footer .warning")).to_contain_text(
        re.compile(r"never be filled: \d+ cells?.*\d+ numbers? left")
    )
    page.keyboard.press("Escape")
    expect(page.locator("footer .warning")).to_have_count(0)
