"""The review of a finished game: its curve, its turning points, and the links into the game."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browser_player import TIMEOUT_MS, fits_the_window
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.stored_tables import GOLDEN, store_finished

DEAL = 21
OWN_ANSWERS = 8
REVIEW_MS = 4 * TIMEOUT_MS
"""A review takes seconds; with the interpreted engine on a busy machine some minutes."""


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


def test_a_review_shows_its_turns_and_leads_into_the_game(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    table = badly_played(page, local_server)
    page.goto(f"{local_server.url}/t/{table}")
    page.locator(".ending a[href$='?review']").click(timeout=TIMEOUT_MS)
    turns = page.locator(".turns li")
    expect(turns.first).to_be_visible(timeout=REVIEW_MS)
    expect(page.locator(".moment .sea")).to_be_visible()
    expect(page.locator(".graph .line")).to_have_count(1)  # a team has one line
    page.locator("figcaption button").click()
    expect(page.locator(".graph .line")).to_have_count(2)
    expect(page.locator(".graph .turn")).to_have_count(turns.count())
    choose_better(page)
    expect(page.locator(".chosen-move")).to_contain_text("trial games")
    expect(page.locator(".chosen-move .rule")).not_to_be_empty()
    page.locator("details summary").click()
    assert page.locator("tbody tr").count() >= 3

    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.locator(".whose select").select_option("0")
    expect(turns.filter(has_text="Ann")).to_have_count(turns.count())
    page.locator(".whose select").select_option("1")
    assert not [url for url in requests if "review" in url], "the filter starts no new analysis"
    page.locator(".whose select").select_option("0")

    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("PageDown")
    expect(page.locator(".turns li.now")).to_have_count(1)
    choose_better(page)
    box = slider.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 40, box["y"] + box["height"] / 2)
    last = int(slider.get_attribute("aria-valuemax") or 0)
    assert int(slider.get_attribute("aria-valuenow") or 0) > last // 2
    shown = page.locator(".steps b")
    at = int(slider.get_attribute("aria-valuenow") or 0)
    page.get_by_label("One move back").click()
    expect(shown).to_have_text(f"move {at - 1} of {last}")
    expect(slider).to_have_attribute("aria-valuenow", str(at - 1))
    for width, height in ((360, 640), (640, 360), (1024, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        fits_the_window(page)
        expect(page.locator(".moment .sea")).to_be_visible()


def choose_better(page: Page, text: str = "") -> None:
    """Choose the first turning point with a better move that contains the text."""
    for turn in page.locator(".turns li button").all():
        turn.click()
        expect(turn).to_have_attribute("aria-pressed", "true")
        found = page.locator(".chosen-move").filter(has_text=text).locator(".better")
        if found.count():
            return
    raise AssertionError("no turning point has a better move")


def test_the_board_shows_the_chosen_moment_and_the_better_move(
    visit: Visit, local_server: LocalServer
) -> None:
    page = visit("/")
    table = badly_played(page, local_server)
    page.goto(f"{local_server.url}/t/{table}?review")
    expect(page.locator(".turns li").first).to_be_visible(timeout=REVIEW_MS)
    choose_better(page, "cell")
    expect(page.locator(".moment .shown.better, .moment .card.highlighted").first).to_be_visible()
    move = int(str(page.locator(".steps b").text_content()).split()[1])
    replay = page.request.get(f"{local_server.url}/api/tables/{table}/replay?at={move - 1}&seat=0").json()
    filled = [card for card in replay["view"]["grid"] if card]
    expect(page.locator(".moment .cell.taken")).to_have_count(len(filled))
    hand = replay["views"][replay["asked_seats"][0]["seat"]]
    cards = hand["seats"][replay["asked_seats"][0]["seat"]]["hand"]
    expect(page.locator(".moment .hand .card")).to_have_count(len(cards))  # the hand of the seat that moved
    page.locator(".chosen-move .primary").click()
    page.wait_for_selector(".table", timeout=TIMEOUT_MS)
    assert table not in page.url
    expect(page.locator(".bar.staged .confirm")).to_be_enabled(timeout=TIMEOUT_MS)
    origin = page.locator(f"a.watching[href='/t/{table}?at={move - 1}']")
    expect(origin).to_contain_text(f"before move {move}")


def test_a_lost_game_leads_back_to_the_move_where_it_turned(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    lost = store_finished(local_server.database, GOLDEN / "tranquility" / "lost-3.jsonl")[0]
    page.goto(local_server.url + lost)
    again = page.locator(".again button")
    expect(again).to_be_visible(timeout=REVIEW_MS)
    body = call(page, local_server, f"/tables/{lost.split('/')[2].split('#')[0]}/review")
    turns = [turn for turn in body["turns"] if turn["better_option"] is not None]
    worst = max(turns, key=lambda turn: turn["known"][1] - turn["known"][0])
    expect(again).to_have_text(f"Try again from move {worst['move']}")
    expect(page.locator(".ending button.primary")).to_have_count(1)  # it is the first offer
    again.click()
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    expect(page.locator("a.watching")).to_contain_text(f"before move {worst['move']}")


def test_a_replay_shows_nothing_of_the_later_game(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    table = badly_played(page, local_server)
    at = 9
    page.goto(f"{local_server.url}/t/{table}?at={at}")
    page.wait_for_selector(".replay .log", timeout=TIMEOUT_MS)
    expect(page.locator(".log li.now")).to_have_count(1)
    numbers = [int(text) for text in page.locator(".log .seq").all_inner_texts()]
    assert numbers[0] <= at
    expect(page.locator(".log li.now .seq")).to_have_text(str(numbers[0]))


def test_the_same_deal_again_compares_both_results(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    table = badly_played(page, local_server)
    again = call(page, local_server, f"/tables/{table}/rematch", same_deal=True)["id"]
    call(page, local_server, f"/tables/{again}/ready", seat=0, ready=True)
    asked(page, local_server, again)
    call(page, local_server, f"/tables/{again}/give-up", seat=0)
    page.goto(f"{local_server.url}/t/{again}")
    results = page.locator(".both .results > div")
    expect(results).to_have_count(2, timeout=TIMEOUT_MS)
    expect(results.first.locator("a")).to_have_attribute("href", f"/t/{table}")
    expect(results.first).to_contain_text("move")


def test_a_move_is_named_by_its_round_too(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    made = call(page, local_server, "/tables", game="miners", seats=1, name="Ann", bots=[None])
    table = str(made["id"])
    call(page, local_server, f"/tables/{table}/ready", seat=0, ready=True)
    for _ in range(OWN_ANSWERS):  # four cards are kept, then the first round begins
        state = asked(page, local_server, table)
        option = state["asks"][0]["options"][0]
        call(page, local_server, f"/tables/{table}/answer", seat=0, seq=state["seq"], option=option)
    call(page, local_server, f"/tables/{table}/give-up", seat=0)
    page.goto(f"{local_server.url}/t/{table}?review")
    page.get_by_role("slider").focus(timeout=REVIEW_MS)
    page.keyboard.press("End")
    expect(page.locator(".chosen-text")).to_contain_text(re.compile(r"Round \d of 10 · move \d+:"))
