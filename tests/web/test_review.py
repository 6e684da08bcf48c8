"""The review of a finished game: its curve, its turning points, and the links into the game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browser_player import TIMEOUT_MS, fits_the_window
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer

DEAL = 21
OWN_ANSWERS = 8


def call(page: Page, local_server: LocalServer, path: str, **body: Any) -> Any:
    answer = page.request.post(
        f"{local_server.url}/api{path}", data=body, headers={"Origin": local_server.url}
    )
    assert answer.ok, answer.text()
    return answer.json()


def asked(page: Page, local_server: LocalServer, table: str) -> Any:
    """The table state in which the first seat is asked; the bot always answers in the same way."""
    while True:
        table_state = page.request.get(f"{local_server.url}/api/tables/{table}/state?seat=0").json()
        if table_state["asks"]:
            return table_state
        page.wait_for_timeout(50)


def badly_played(page: Page, local_server: LocalServer) -> str:
    """A short game of Tranquility in which one seat always gives the first answer, then gives up."""
    local_server.use_seed(DEAL)
    made = call(page, local_server, "/tables", game="tranquility", seats=2, name="Ann", bots=[None, "greedy"])
    local_server.use_seed(None)
    table = str(made["id"])
    call(page, local_server, f"/tables/{table}/ready", seat=0, ready=True)
    for _ in range(OWN_ANSWERS):
        table_state = asked(page, local_server, table)
        option = table_state["asks"][0]["options"][0]
        call(page, local_server, f"/tables/{table}/answer", seat=0, seq=table_state["seq"], option=option)
    asked(page, local_server, table)
    call(page, local_server, f"/tables/{table}/give-up", seat=0)
    return table


def test_a_review_shows_three_turns_and_leads_into_the_game(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    table = badly_played(page, local_server)
    page.goto(f"{local_server.url}/t/{table}")
    page.locator(".ending a[href$='?review']").click(timeout=TIMEOUT_MS)
    turns = page.locator(".turns li")
    expect(turns).to_have_count(3, timeout=TIMEOUT_MS)
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
    page.wait_for_selector(".replay", timeout=TIMEOUT_MS)
    assert address is not None
    assert page.url.endswith(address)
    page.locator(".replay a[href$='?review']").click()
    expect(turns).to_have_count(3, timeout=TIMEOUT_MS)
    turns.first.locator(".actions button").click()
    page.wait_for_selector(".table", timeout=TIMEOUT_MS)
    assert table not in page.url
