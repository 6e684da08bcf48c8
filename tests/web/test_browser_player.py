"""How players tap things that the page replaces, removes or never shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.browser_player import BrowserPlayer
from tests.web.lords_player import READY, LordsPlayer

PAGE = """
<div class="table" data-seq="7" data-busy="false">
  <h1>Choose an order</h1>
  <div class="lords board" data-kind="KeepOrder" data-previewing="false"></div>
  <div class="bar staged">
    <button class="confirm" onclick="window.tapped = (window.tapped ?? 0) + 1">Confirm</button>
  </div>
</div>
"""
REPLACE = """() => setInterval(() => {
    const old = document.querySelector('.confirm');
    old.replaceWith(old.cloneNode(true));
}, 120)"""
ANSWER = """() => {
    document.querySelector('.bar').remove();
    document.querySelector('.table').dataset.seq = '8';
}"""
"""What the page does if there is only one answer."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page()
    opened.set_content(PAGE)
    yield opened
    opened.close()


def test_a_button_that_is_replaced_again_and_again_is_tapped_once(page: Page) -> None:
    page.evaluate(REPLACE)
    someone = BrowserPlayer(page)
    assert someone.tap("button.confirm", someone.stamp)
    assert page.evaluate("window.tapped") == 1
    assert someone.taps == 1


class Slow(LordsPlayer):
    """Sees a Confirm button, and the page confirms before he can tap."""

    def sees(self, selector: str) -> bool:
        seen = super().sees(selector)
        if seen and selector == READY:
            self.page.evaluate(ANSWER)
        return seen


def test_who_is_slower_than_the_page_has_nothing_to_tap_and_nothing_fails(page: Page) -> None:
    slow = Slow(page)
    slow.answer()
    assert slow.stamp == "8"
    assert (slow.taps, slow.answers) == (0, 0)


def test_a_button_that_is_there_is_tapped_although_others_have_answered_meanwhile(page: Page) -> None:
    someone = BrowserPlayer(page)
    since = someone.stamp
    page.evaluate("document.querySelector('.table').dataset.seq = '8'")
    assert someone.tap("button.confirm", since)
    assert page.evaluate("window.tapped") == 1


def test_what_never_comes_is_named_with_what_the_page_asks(page: Page) -> None:
    someone = BrowserPlayer(page)
    someone.timeout_ms = 200
    with pytest.raises(AssertionError, match=r"\.order could not be tapped, 0 of it at .*'Choose an order'"):
        someone.tap(".order")
