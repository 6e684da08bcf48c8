"""The table on a home screen and in the background: notifications, installation, and the offline page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser_player import PLAY, READY, TIMEOUT_MS, BrowserPlayer, fits_the_window, small_targets
from tests.web.conftest import Visit

HIDE = """() => {
    window.notices = [];
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, wishes) { window.notices.push([title, wishes.body]); }
        close() {}
    };
}"""


def test_a_player_who_looks_elsewhere_learns_of_the_turn(visit: Visit) -> None:
    page = visit("/")
    page.evaluate(HIDE)
    page.click("[aria-label='Settings']")
    page.get_by_label("Notify me when it is my turn").check()
    page.keyboard.press("Escape")
    page.click(PLAY)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    page.wait_for_selector(READY)
    expect(page).to_have_title("● Tranquility")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    page.wait_for_function("notices.length > 0")
    notices = page.evaluate("notices.length")
    BrowserPlayer(page).play(1)
    page.wait_for_selector(".prompt.my-turn, .bar.end", timeout=TIMEOUT_MS)
    page.wait_for_function(f"notices.length > {notices} || document.querySelector('.bar.end')")


def test_without_leave_nobody_is_disturbed_and_the_page_says_so(visit: Visit) -> None:
    page = visit("/")
    page.evaluate(HIDE.replace("'granted'", "'denied'"))
    page.click("[aria-label='Settings']")
    page.get_by_label("Notify me when it is my turn").click()
    expect(page.locator(".form [role=status]")).to_contain_text("does not allow notices")
    expect(page.get_by_label("Notify me when it is my turn")).not_to_be_checked()


OFFER = """() => {
    const offer = new Event('beforeinstallprompt');
    offer.prompt = async () => { window.asked = true; };
    dispatchEvent(offer);
}"""


@pytest.mark.parametrize("wide", [360, 390])
@pytest.mark.parametrize("language", ["en", "hu", "pl", "sr-Latn"])
def test_the_install_button_leaves_room_for_the_settings_on_a_phone(
    visit: Visit, language: str, wide: int
) -> None:
    page = visit("/", phone=True, language=language, viewport={"width": wide, "height": 640})
    page.wait_for_selector(PLAY)
    page.evaluate(OFFER)
    for address in ("/", "/#new", "/#learn", "/#rules"):
        page.evaluate("address => (location.hash = address.slice(1))", address)
        expect(page.locator(".install")).to_be_in_viewport(ratio=1)
        expect(page.locator("header nav > *").last).to_be_in_viewport(ratio=1)
        fits_the_window(page)
        assert small_targets(page) == [], address
    assert page.locator(".install").inner_text().strip(), "its word is still there for a screen reader"
    page.locator("header nav > *").last.tap()
    expect(page.locator(".panel")).to_be_in_viewport()
    fits_the_window(page)


def test_the_page_can_be_installed_when_the_browser_offers_it(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector(PLAY)
    manifest = page.request.get(f"{page.url}kazamata.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert page.request.get(page.url.rstrip("/") + icon["src"]).ok, icon["src"]
    expect(page.locator(".install")).to_have_count(0)
    page.evaluate(OFFER)
    page.click(".install")
    assert page.evaluate("window.asked") is True
    expect(page.locator(".install")).to_have_count(0)


def test_without_a_line_there_is_a_page_that_says_so(visit: Visit) -> None:
    page = visit("/", service_workers="allow")
    page.wait_for_selector(PLAY)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto(page.url, wait_until="domcontentloaded")
    expect(page.locator("main")).to_contain_text("Nincs kapcsolat")
    page.context.set_offline(False)
    page.wait_for_selector(PLAY)  # the page goes away by itself
