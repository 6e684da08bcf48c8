"""A finished game looked at again: its curve, its turning points, and the way from there into the game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.people import PATIENCE, fits_the_window

DEAL = 21
OWN_ANSWERS = 8


def call(page: Page, house: House, path: str, **body: Any) -> Any:
    answer = page.request.post(f"{house.url}/api{path}", data=body, headers={"Origin": house.url})
    assert answer.ok, answer.text()
    return answer.json()


def asked(page: Page, house: House, table: str) -> Any:
    """The picture in which the first seat is asked; the bot beside it always answers alike."""
    while True:
        picture = page.request.get(f"{house.url}/api/tables/{table}/state?seat=0").json()
        if picture["asks"]:
            return picture
        page.wait_for_timeout(50)


def badly_played(page: Page, house: House) -> str:
    """A short game of Tranquility in which one seat always does the first thing that it may, then gives up."""
    house.deal(DEAL)
    made = call(page, house, "/tables", game="tranquility", seats=2, name="Ann", bots=[None, "greedy"])
    house.deal(None)
    table = str(made["id"])
    call(page, house, f"/tables/{table}/ready", seat=0, ready=True)
    for _ in range(OWN_ANSWERS):
        picture = asked(page, house, table)
        option = picture["asks"][0]["options"][0]
        call(page, house, f"/tables/{table}/answer", seat=0, seq=picture["seq"], option=option)
    asked(page, house, table)
    call(page, house, f"/tables/{table}/give-up", seat=0)
    return table


def test_a_review_shows_three_turns_and_leads_into_the_game(visit: Visit, house: House) -> None:
    page = visit("/")
    table = badly_played(page, house)
    page.goto(f"{house.url}/t/{table}")
    page.locator(".ending a[href$='?review']").click(timeout=PATIENCE)
    turns = page.locator(".turns li")
    expect(turns).to_have_count(3, timeout=PATIENCE)
    expect(page.locator(".graph .line")).to_have_count(2)
    expect(page.locator(".graph .turn")).to_have_count(3)
    expect(turns.filter(has=page.locator(".better")).first).to_contain_text("In ")
    expect(turns.filter(has=page.locator(".better")).first).to_contain_text("With hindsight")
    page.locator("details summary").click()
    assert page.locator("tbody tr").count() >= 3
    page.set_viewport_size({"width": 360, "height": 640})
    fits_the_window(page)
    link = turns.first.locator("a.primary")
    address = link.get_attribute("href")
    link.click()
    page.wait_for_selector(".replay", timeout=PATIENCE)
    assert address is not None
    assert page.url.endswith(address)
    page.locator(".replay a[href$='?review']").click()
    expect(turns).to_have_count(3, timeout=PATIENCE)
    turns.first.locator(".actions button").click()
    page.wait_for_selector(".table", timeout=PATIENCE)
    assert table not in page.url
