"""The lobby: an invitation that a friend's phone can open, chairs, rules of the table, and readiness."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_player import TIMEOUT_MS, change_replies, fits_the_window, small_targets
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.test_home import post

LOCALES = {"en": "en", "hu": "hu", "pl": "pl", "sr": "sr-Latn"}


def lobby(page: Page, local_server: LocalServer, seats: int = 3, **overrides: Any) -> str:
    """The host's page of a new table; returns its path."""
    page.wait_for_selector(".play")
    table = post(page, "/tables", game="tranquility", seats=seats, name="Ann", **overrides)["id"]
    page.goto(f"{local_server.url}/t/{table}")
    page.wait_for_selector(".actions .primary")
    return f"/t/{table}"


def with_urls(page: Page, urls: list[str]) -> None:
    """The server says that it has these addresses in the network."""
    change_replies(page, "/api/tables/[^/]+/invitation", urls=urls)


def test_the_link_is_one_that_another_device_can_open(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    path = lobby(page, local_server)
    expect(page.locator(".invite [role=note]")).to_contain_text("Only this computer can reach this table")
    expect(page.locator(".invite [role=img]")).to_have_count(0)
    with_urls(page, ["http://192.168.1.20:8017"])
    page.reload()
    expect(page.locator(".invite code")).to_have_text("192.168.1.20:8017")
    expect(page.locator(".invite [role=img]")).to_be_visible()
    expect(page.locator(".invite [role=note]")).to_contain_text("127.0.0.1")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    page.click(".invite .buttons button")
    assert page.evaluate("window.copied") == f"http://192.168.1.20:8017{path}"
    with_urls(page, ["http://192.168.1.20:8017", "http://10.0.0.7:8017"])
    page.reload()
    expect(page.locator(".invite select option")).to_have_text(["192.168.1.20:8017", "10.0.0.7:8017"])


def test_a_phone_shares_the_link(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/", phone=True)
    page.add_init_script("navigator.share = async (what) => { window.shared = what }")
    with_urls(page, ["http://192.168.1.20:8017"])
    path = lobby(page, local_server)
    page.locator(".invite .primary").tap()
    page.wait_for_function("window.shared")
    assert page.evaluate("window.shared.url") == f"http://192.168.1.20:8017{path}"


@pytest.mark.parametrize("locale", LOCALES.values())
def test_three_words_lead_to_the_lobby(visit: Visit, local_server: LocalServer, locale: str) -> None:
    host = visit("/", language=locale)
    path = lobby(host, local_server)
    expect(host.locator(".code")).to_have_text(re.compile(r"^\S+-\S+-\S+$"))
    said = host.locator(".code").inner_text()
    guest = visit("/", phone=True)
    guest.fill(".join input", said.upper().replace("-", " "))
    guest.locator(".join button").tap()
    guest.wait_for_url(f"**{path}")
    expect(guest.locator("#guest-name")).to_be_visible()
    guest.goto(local_server.url)
    guest.fill(".join input", "acorn acorn acorn")
    guest.locator(".join button").tap()
    expect(guest.locator(".join [role=alert]")).to_contain_text("No open table has these three words")
    expect(guest.locator(".join input")).to_have_value("acorn acorn acorn")


def test_a_guest_says_a_name_and_sits_down_and_the_rules_name_the_clock(
    visit: Visit, local_server: LocalServer
) -> None:
    host, guest = visit("/"), visit("/", phone=True)
    path = lobby(host, local_server, choices={"storms": "yes"}, clock=300)
    guest.goto(local_server.url + path)
    expect(guest.locator(".watching")).to_contain_text("watching")
    expect(guest.locator(".terms .chip")).to_have_text(["Storm and Compass", "5 minutes a move"])
    expect(guest.locator(".terms")).to_contain_text("Everything else as usual")
    expect(guest.locator(".terms dl, .terms .change")).to_have_count(0)
    name, chair = (
        guest.locator("#guest-name").bounding_box(),
        guest.locator("li .primary").first.bounding_box(),
    )
    assert name is not None
    assert chair is not None
    assert name["y"] < chair["y"]
    guest.fill("#guest-name", "Béla")
    guest.locator("li .primary").first.tap()
    expect(host.locator("li >> nth=1")).to_contain_text("Béla")
    fits_the_window(guest)
    assert small_targets(guest) == []
    colours = "[...document.querySelectorAll('li b > span')].map((one) => getComputedStyle(one).color)"
    assert len(set(host.evaluate(colours))) == 3


def test_ready_is_not_replaced_by_its_opposite_under_the_finger(
    visit: Visit, local_server: LocalServer
) -> None:
    page = visit("/", phone=True)
    lobby(page, local_server)
    box = page.locator(".actions .primary").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.touchscreen.tap(*middle)
    expect(page.locator(".ready")).to_be_visible()
    page.touchscreen.tap(*middle)
    page.wait_for_timeout(300)
    expect(page.locator(".ready")).to_be_visible()
    page.locator(".unready").tap()
    expect(page.locator(".actions .primary")).to_be_visible()


def test_the_host_changes_options_and_removes_a_person_and_leaving_leads_home(
    visit: Visit, local_server: LocalServer
) -> None:
    host, guest = visit("/"), visit("/")
    path = lobby(host, local_server)
    guest.goto(local_server.url + path)
    guest.locator("li .primary").first.click()
    guest.click(".actions .primary")
    host.click(".change")
    host.select_option("#choice-rocks", "yes")
    host.select_option(".terms form .line select", label="1 minute")
    host.click(".terms form .primary")
    expect(guest.locator(".terms .chip")).to_have_text(["Dangerous Rocks", "1 minute a move"])
    expect(guest.locator(".actions .primary")).to_be_visible()  # the guest confirms again
    host.click("li >> nth=1 >> button.icon")
    host.click("li >> nth=1 >> .primary")
    expect(guest.locator("#guest-name")).to_be_visible()
    guest.locator("li .primary").first.click()
    guest.wait_for_selector(".leave")
    guest.click(".leave")
    guest.wait_for_selector(".game-card .play", timeout=TIMEOUT_MS)
    expect(host.locator("li.free")).to_have_count(2)


def test_with_bots_alone_there_is_no_invitation_and_one_button_begins(
    visit: Visit, local_server: LocalServer
) -> None:
    page = visit("/")
    lobby(page, local_server)
    for free in (1, 0):
        page.locator("li.free button").first.click()
        expect(page.locator("li.free")).to_have_count(free)
    expect(page.locator(".invite")).to_have_count(0)
    expect(page.locator(".actions .primary")).to_contain_text("Begin")
    page.click(".seal button")
    button, sheet = (
        page.locator(".seal button").first.bounding_box(),
        page.locator("[role=dialog]").bounding_box(),
    )
    assert button is not None
    assert sheet is not None
    assert 0 <= sheet["y"] - (button["y"] + button["height"]) < 24
    page.click(".actions .primary")
    page.wait_for_selector(".prompt", timeout=TIMEOUT_MS)


@pytest.mark.parametrize("locale", LOCALES.values())
def test_the_lobby_fits_in_every_language(visit: Visit, local_server: LocalServer, locale: str) -> None:
    for phone in (False, True):
        page = visit("/", phone=phone, language=locale)
        with_urls(page, ["http://192.168.1.20:8017"])
        lobby(page, local_server, bots=[None, None, "medium"], choices={"storms": "yes", "offers": "2"})
        page.click(".actions .primary")
        page.wait_for_selector(".ready")
        fits_the_window(page)
        assert not phone or small_targets(page) == []
        narrow = "[...document.querySelectorAll('li .who')].filter((one) => one.clientWidth < 60).length"
        assert page.evaluate(narrow) == 0
        page.context.close()
