"""Whole games in real browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser_player import (
    PLAY,
    READY,
    TIMEOUT_MS,
    BrowserPlayer,
    board_is_whole,
    fits_the_window,
    play_together,
    press_enter,
)
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer

TITLE = "Tranquility"


def test_one_person_plays_two_bots_from_the_first_page_to_the_replay(visit: Visit) -> None:
    page = visit("/", reduced_motion="no-preference")
    ann = BrowserPlayer(page)
    ann.tap(PLAY)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    board_is_whole(page)
    page.wait_for_selector(READY)
    ann.answer()
    assert ann.taps <= 3, "from the first page to the first move in at most three clicks"
    ann.play()
    assert ann.answers > 5
    expect(page.locator(".bar.end")).to_be_visible()
    expect(page.locator(".ending h2")).to_have_text(re.compile("together"))
    expect(page.locator(".ending")).to_contain_text(re.compile(r"\d+ of 36 cells"))
    page.click(".ending a[href*='at=']")
    expect(page.locator("h1")).to_contain_text("Replay")
    page.wait_for_url(re.compile(r"\?at=0$"))
    expect(page.locator(".sea .card")).to_have_count(0)
    expect(page.locator(".open .card")).to_have_count(10)
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(r"\?at=1$"))
    expect(page.locator(".sea .card")).to_have_count(1)
    page.reload()
    expect(page.locator(".sea .card")).to_have_count(1)
    page.click("[aria-label='Play']")
    page.wait_for_url(re.compile(r"\?at=3$"))
    page.click("[aria-label='Pause']")
    page.click("footer .branch")
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    assert "at=" not in page.url


def test_two_people_one_on_a_phone_with_reload_lost_network_and_restart(
    visit: Visit, local_server: LocalServer
) -> None:
    host = visit("/#new", language="hu")
    host.locator("input[value='2']").check()
    host.click("button[type=submit]")
    expect(host.locator("html")).to_have_attribute("lang", "hu")
    host.wait_for_selector(".invite .code")
    guest = visit(host.url.removeprefix(local_server.url), phone=True, language="pl")
    anna, piotr = BrowserPlayer(host), BrowserPlayer(guest, touch=True)
    piotr.tap("li .primary")
    piotr.tap(".actions .primary")
    anna.tap(".actions .primary")
    host.wait_for_selector(".sea")
    guest.wait_for_selector(".sea")
    board_is_whole(guest)
    fits_the_window(guest)
    play_together(anna, piotr, 6)
    guest.reload()
    guest.wait_for_selector(".sea")
    play_together(anna, piotr, 10)
    host.context.set_offline(True)
    local_server.kill()
    expect(guest.locator(".status .lost")).to_be_visible(timeout=TIMEOUT_MS)
    local_server.start()
    host.context.set_offline(False)
    expect(guest.locator(".status .lost")).to_have_count(0, timeout=TIMEOUT_MS)
    expect(host.locator(".status .lost")).to_have_count(0, timeout=TIMEOUT_MS)
    play_together(anna, piotr, 1000)
    assert anna.over
    assert piotr.over
    assert host.locator("html").get_attribute("lang") == "hu"
    assert guest.locator("html").get_attribute("lang") == "pl"


def test_a_whole_game_by_keyboard_in_serbian(visit: Visit) -> None:
    page = visit("/", language="sr-Latn")
    page.locator(PLAY).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    expect(page.locator("html")).to_have_attribute("lang", "sr-Latn")
    typist = KeyboardPlayer(page)
    typist.play()
    assert typist.over
    assert typist.answers > 5


class KeyboardPlayer(BrowserPlayer):
    """A player without a mouse: all controls must be reachable, and Enter must work."""

    def press(self, thing: Locator, timeout: float) -> None:
        thing.wait_for(timeout=timeout)
        index = thing.get_attribute("data-cell", timeout=timeout)
        if index is not None:
            self.move_to(int(index))
        press_enter(self.page, thing, index is not None, timeout)

    def move_to(self, cell: int) -> None:
        """Enter the grid through the tab order, and move with the arrows."""
        self.page.locator(".cell[tabindex='0']").first.focus()
        for _ in range(24):
            at = int(self.page.evaluate("document.activeElement.dataset.cell"))
            if at == cell:
                return
            row, wanted = at // 6, cell // 6
            step = ("Up" if wanted > row else "Down") if wanted != row else ("Right" if cell > at else "Left")
            self.page.keyboard.press(f"Arrow{step}")


@pytest.mark.parametrize(
    "choices",
    [
        {"variant": "arch", "monsters": "3"},
        {"variant": "pyramid"},
        {"variant": "day_and_night"},
        {"variant": "duel"},
        {"rocks": "yes", "monsters": "5", "storms": "yes"},
    ],
    ids=lambda choices: "-".join(choices.values()),
)
def test_every_module_and_variant_can_be_played(visit: Visit, choices: dict[str, str]) -> None:
    page = visit("/#new", phone=True)
    page.wait_for_selector("[data-preset=calm]")
    page.locator("details summary").tap()
    page.locator("input[value='2']").check()
    for key, value in choices.items():
        page.select_option(f"#choice-{key}", value)
    page.select_option(".chairs select", "random")
    page.click("button[type=submit]")
    page.wait_for_selector(".sea")
    fits_the_window(page)
    someone = BrowserPlayer(page, touch=True)
    someone.play(14)
    fits_the_window(page)
    assert someone.answers > 3
