"""The home page: tables that wait for the reader come first, and each can be removed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_player import TIMEOUT_MS, fits_the_window, small_targets
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.stored_tables import moment, store_tables

LOCALES = {"en": "en", "hu": "hu", "pl": "pl", "sr": "sr-Latn"}
POST = """async ([path, body]) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}"""


def post(page: Page, path: str, **body: Any) -> Any:
    return page.evaluate(POST, [path, body])


def own_table(page: Page, **overrides: Any) -> str:
    """A running table of this browser against a bot."""
    body = {"game": "tranquility", "seats": 2, "name": "Ann", "bots": [None, "random"], **overrides}
    table = post(page, "/tables", **body)
    post(page, f"/tables/{table['id']}/ready", seat=0, ready=True)
    return str(table["id"])


def waits(page: Page) -> None:
    """Show the home page again when a table waits for the reader."""
    page.goto(urljoin(page.url, "/"))
    page.wait_for_selector(".play")
    for _ in range(TIMEOUT_MS // 250):
        if page.locator(".turn").count():
            return
        page.wait_for_timeout(250)
        page.reload()
        page.wait_for_selector(".play")
    raise AssertionError("no table waits")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_table_that_waits_comes_first_and_is_one_tap_away(visit: Visit, phone: bool) -> None:
    page = visit("/", phone=phone)
    expect(page.locator("h1")).to_have_text("Take a seat.")
    table = own_table(page, choices={"storms": "yes", "offers": "2"}, clock=86_400)
    waits(page)
    card = page.locator(".turn")
    expect(card).to_contain_text("Storm and Compass")
    expect(card).to_contain_text("Rounds of offers: 2 rounds")
    expect(card).to_contain_text("of 36 cells")
    expect(card).to_contain_text("time runs out")
    expect(page).to_have_title("(1) Kazamata")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    below, games = card.bounding_box(), page.locator(".games").bounding_box()
    assert below is not None
    assert games is not None
    assert below["y"] + below["height"] <= games["y"]
    fits_the_window(page)
    assert not phone or small_targets(page) == []
    card.locator("a").click()
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    assert page.url.endswith(f"/t/{table}")


BOARDS: dict[str, tuple[str, Callable[[Any, Any], bool]]] = {
    "tranquility": ("won-3.jsonl", lambda state, ask: sum(card != 0 for card in state.grid) > 20),
    "miners": ("greedy-3.jsonl", lambda state, ask: state.round == 6),
    "lords": ("full-4-greedy.jsonl", lambda state, ask: state.year == 2),
}


@pytest.mark.parametrize("game", BOARDS)
def test_a_table_that_waits_shows_its_own_board(visit: Visit, local_server: LocalServer, game: str) -> None:
    page = visit("/")
    page.goto(local_server.url + store_tables(local_server.database, [moment(game, *BOARDS[game])])[0])
    page.wait_for_selector(".table", timeout=TIMEOUT_MS)
    page.goto(local_server.url)
    page.wait_for_selector(".turn .picture svg rect", timeout=TIMEOUT_MS)
    (listed,) = page.request.get(f"{local_server.url}/api/tables?mine=true").json()
    assert len([look for _, _, look in listed["miniature"] if look]) > 3
    expect(page.locator(".turn .picture svg g[transform^='translate'] > rect:first-child")).to_have_count(
        len(listed["miniature"])
    )


def test_who_comes_back_joins_in_the_top_line(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector(".play")
    expect(page.locator("main .join form")).to_be_visible()  # at the first visit below the games
    own_table(page)
    page.reload()
    field = page.locator("header form input")
    expect(field).to_be_visible()
    expect(page.locator("main .join")).to_have_count(0)
    fits_the_window(page)
    field.fill("acorn acorn acorn")
    field.press("Enter")
    expect(page.locator("header [role=alert]")).to_contain_text("No open table has these three words")
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator("main .join form")).to_be_visible()
    fits_the_window(page)


def test_a_table_of_bots_is_ended_and_a_finished_one_is_hidden(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector(".play")
    table = own_table(page)
    waits(page)
    page.click(".turn button.icon")
    expect(page.locator(".sure")).to_contain_text("End this game")
    page.click(".sure button:not(.primary)")
    expect(page.locator(".turn")).to_have_count(1)
    page.click(".turn button.icon")
    page.click(".sure .primary")
    expect(page.locator(".turn")).to_have_count(0)
    over = page.request.get(f"{page.url}api/tables/{table}").json()
    assert (over["status"], over["outcome"]["end_reason"]) == ("over", "given_up")
    assert page.request.get(f"{page.url}api/tables?mine=true").json() == []
    other = own_table(page)
    post(page, f"/tables/{other}/give-up", seat=0)
    page.reload()
    row = page.locator(".rows li")
    expect(row).to_contain_text("Replay")
    row.locator("button").click()  # a finished table goes without a question
    expect(row).to_have_count(0)


def test_leaving_a_table_with_people_asks_first(visit: Visit) -> None:
    page, friend = visit("/"), visit("/")
    for each in (page, friend):
        each.wait_for_selector(".play")
    table = post(page, "/tables", game="tranquility", seats=2, name="Ann")["id"]
    page.reload()
    expect(page.locator(".rows li")).to_contain_text("1 free seat")
    post(friend, f"/tables/{table}/join", name="Béla")
    for seat, each in enumerate((page, friend)):
        post(each, f"/tables/{table}/ready", seat=seat, ready=True)
    page.reload()
    page.wait_for_selector(".play")
    page.locator(".turn button.icon, .rows li button.icon").first.click()
    expect(page.locator(".sure")).to_contain_text("A bot plays on in your seat")
    page.click(".sure .primary")
    expect(page.locator(".rows li, .turn")).to_have_count(0)
    assert page.request.get(f"{page.url}api/tables/{table}").json()["seats"][0]["owned"] is False


def test_buttons_of_the_three_games_stand_on_one_line_in_every_language(visit: Visit) -> None:
    tops = """[...document.querySelectorAll('.game-card .big')]
        .map((one) => Math.round(one.getBoundingClientRect().top))"""
    for locale in LOCALES.values():
        page = visit("/", language=locale)
        page.wait_for_selector(".game-card .big")
        found = page.evaluate(tops)
        assert len(found) == 3
        assert len(set(found)) == 1
        cut = page.evaluate(
            "[...document.querySelectorAll('.join input')].filter((one) => one.scrollWidth > one.clientWidth).length"
        )
        assert cut == 0
        page.context.close()
        phone = visit("/", phone=True, language=locale)
        expect(phone.locator(".game-card .blurb").first).to_be_visible()
        fits_the_window(phone)
        phone.context.close()


def test_the_message_about_the_server_goes_away_when_it_answers_again(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector(".play")
    page.context.set_offline(True)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("[role=alert]")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    expect(page.locator("[role=alert]")).to_have_count(0)


@pytest.mark.parametrize("address", ["#new", "#learn", "#rules"])
def test_every_page_loads_when_the_server_answers_again(visit: Visit, address: str) -> None:
    """Also a page whose code could not be loaded."""
    page = visit("/")
    page.wait_for_selector(".play")
    page.context.set_offline(True)
    page.evaluate("address => (location.hash = address)", address)
    expect(page.locator("[role=alert]")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    expect(page.locator("main form, .mission, .book").first).to_be_visible()
    expect(page.locator("[role=alert]")).to_have_count(0)
