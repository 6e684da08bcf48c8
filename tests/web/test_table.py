"""At the table: shortcuts for regular players, and actions besides answers."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from kazamata import game_registry
from tests.web.browser_player import BEST_CELL, PLAY, READY, TIMEOUT_MS, BrowserPlayer, fits_the_window
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.stored_tables import GOLDEN, StoredMoment, lines, moments, store_shared_table, store_tables


@pytest.fixture(autouse=True)
def same_deal(local_server: LocalServer) -> Iterator[None]:
    """The same cards for every run."""
    local_server.use_seed(5)
    yield
    local_server.use_seed(None)


def table(page: Page) -> None:
    page.click(PLAY)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    page.wait_for_selector(READY)


def placeable(page: Page) -> tuple[Locator, Locator]:
    """A card of the hand and a free cell where it belongs: the page asks before a card that spoils a gap."""
    for _ in range(8):
        page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
        page.wait_for_selector(READY)
        found = free_place(page)
        if found is not None:
            return found
        BrowserPlayer(page).play(1)  # a Start, or a hand that has its price
    raise AssertionError("no card could be placed for nothing")


def free_place(page: Page) -> tuple[Locator, Locator] | None:
    for card in reversed(page.locator(".hand .card[draggable=true]").all()):
        if card.get_attribute("aria-pressed") != "true":
            card.click()
        cell = page.evaluate(BEST_CELL)
        if cell is not None:
            return card, page.locator(f".grid .cell[data-cell='{cell}']")
    return None


def info(page: Page) -> dict[str, object]:
    reply: dict[str, object] = page.request.get(page.url.split("?")[0].replace("/t/", "/api/tables/")).json()
    return reply


def test_a_game_is_given_up_left_and_hidden_after_a_question(visit: Visit) -> None:
    page = visit("/")
    table(page)
    page.click("[aria-label='This table']")
    page.click(".give-up")
    expect(page.locator("[role=alertdialog]")).to_contain_text("Nobody has won then")
    page.click(".sure button:has-text('No')")
    assert info(page)["status"] == "running"
    page.click(".give-up")
    page.click(".sure .yes")
    expect(page.locator(".ending")).to_contain_text("given up")
    page.click(".side .hide")
    page.click(".sure .yes")
    page.wait_for_selector(".game-card .big")
    expect(page.locator("a[href*='at=0']")).to_have_count(0)
    table(page)
    page.click("[aria-label='This table']")
    page.click(".side .leave")
    page.click(".sure .yes")
    page.wait_for_selector(".game-card .big")
    assert page.request.get(f"{page.url}api/tables?mine=true").json() == []


def make_old(local_server: LocalServer, table_id: str, entry: int) -> None:
    """The table has older rules, and the present rules do not know one of its answers."""
    local_server.kill()
    with contextlib.closing(sqlite3.connect(local_server.database.removeprefix("sqlite:///"))) as database:
        database.execute("update tables set version = 0 where id = ?", (table_id,))
        old = "update entries set ask = 'AskedBefore' where table_id = ? and seq = ?"
        assert database.execute(old, (table_id, entry)).rowcount == 1
        database.commit()
    local_server.start()


@pytest.mark.parametrize("phone", [False, True])
def test_a_game_of_older_rules_can_be_looked_at_hidden_and_given_up(
    visit: Visit, local_server: LocalServer, phone: bool
) -> None:
    page = visit("/", phone=phone)
    table(page)
    BrowserPlayer(page).play(2)
    make_old(local_server, page.url.rsplit("/", 1)[1], 2)
    page.reload()
    expect(page.locator(".prompt h1")).to_contain_text("begun under version 0 of the rules")
    expect(page.locator(".grid .cell").first).to_be_visible()
    expect(page.locator("footer .confirm")).to_have_count(0)
    page.click("footer a[href*='at=0']")
    expect(page.locator("h1")).to_contain_text("Replay")
    page.goto(local_server.url)
    expect(page.locator(".columns .stopped")).to_have_text("cannot go on")
    page.click(".columns li .row")
    page.click("footer button:has-text('This table')")
    page.click(".side .give-up")
    page.click(".sure .yes")
    expect(page.locator(".ending")).to_contain_text("given up")
    page.goto(local_server.url)
    with page.expect_response(re.compile("/hide$")):  # the page removes the row before the reply
        page.click(".columns button[title='Hide from my tables']")
    expect(page.locator(".columns .none").first).to_be_visible()
    assert page.request.get(f"{local_server.url}/api/tables?mine=true").json() == []


def test_only_a_seat_with_an_owner_can_be_taken_back(visit: Visit) -> None:
    page = visit("/")
    table(page)
    back = page.locator(".menu button:has-text('Take the seat back')")
    page.click(".seats li >> nth=1 >> .who")
    page.wait_for_selector(".menu")
    expect(back).to_have_count(0)
    page.click(".seats li >> nth=0 >> .who")
    expect(page.locator(".menu button:has-text('A bot takes over')")).to_be_visible()
    expect(back).to_have_count(0)


def test_bots_have_names_that_people_can_say(visit: Visit) -> None:
    page = visit("/", language="hu")
    table(page)
    names = page.locator(".seats .name").all_inner_texts()
    assert len(set(names)) == 3
    assert names[1:] == ["Ottó", "Vera"]


def test_the_hint_names_every_card_and_says_why_there_is_none(visit: Visit) -> None:
    page = visit("/")
    table(page)
    page.keyboard.press("Escape")

    page.keyboard.press("h")
    expect(page.locator(".bar.staged button.confirm")).to_be_enabled()
    hinted = page.request.get(f"{page.url.replace('/t/', '/api/tables/')}/hint?seat=0").json()
    assert hinted["steps"][0]["option"] == hinted["option"]
    assert all(step["sentence"] for step in hinted["steps"])
    page.keyboard.press("Escape")
    refusal = {"error": {"code": "no-hints", "text": "Hints are only given to loners."}}
    page.route("**/hint?*", lambda route: route.fulfill(status=403, json=refusal))
    page.click("[aria-label='Hint']")
    expect(page.locator(".why")).to_contain_text("Hints are only given to loners.")


def test_two_quick_taps_place_a_card_and_a_question_mark_lists_the_keys(visit: Visit) -> None:
    page = visit("/")
    table(page)
    page.keyboard.press("?")
    expect(page.locator(".keys")).to_contain_text("Ctrl+Enter")
    page.keyboard.press("?")
    expect(page.locator(".keys")).to_have_count(0)
    seq = page.locator(".table").get_attribute("data-seq")
    placeable(page)[1].dblclick()
    page.wait_for_selector(f".table[data-busy=false]:not([data-seq='{seq}'])", timeout=TIMEOUT_MS)


def test_a_card_is_dragged_to_its_cell_and_told_why_where_it_cannot_lie(visit: Visit) -> None:
    """With a mouse; a finger taps, as dragging scrolls there."""
    page = visit("/")
    table(page)
    BrowserPlayer(page).play(1)
    dragged, free = placeable(page)
    number = dragged.locator(".label").inner_text()
    dragged.drag_to(page.locator(".cell.taken").first)
    expect(page.locator(".why .text, .why")).to_contain_text(re.compile(r"TQ-9"))
    expect(page.locator(".bar.staged")).to_have_count(0)
    page.click(".why button.icon")
    dragged.drag_to(free)
    expect(page.locator(".cell.staged")).to_contain_text(number)
    BrowserPlayer(page).confirm()
    expect(page.locator(".cell.taken", has_text=number).first).to_be_visible()


def test_cells_have_the_numbers_that_the_log_speaks_of_and_gaps_explain_themselves(visit: Visit) -> None:
    page = visit("/", phone=True)
    table(page)
    BrowserPlayer(page, touch=True).play(1)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    page.wait_for_selector(READY)
    numbers = page.locator(".cell .number").all_inner_texts()
    assert len(numbers) > 20
    assert set(numbers) <= {str(number) for number in range(1, 37)}
    page.locator(".gap").first.tap()
    expect(page.locator(".why")).to_contain_text(re.compile(r"(One|\d+) empty cells?.* may still come there"))


def test_something_is_wrong_is_kept_with_its_moment(visit: Visit) -> None:
    page = visit("/")
    table(page)
    page.keyboard.press("t")
    page.fill(".side textarea", "The price of cell 3 is wrong.")
    page.click(".side form button")
    expect(page.locator(".side form [role=status]")).to_contain_text(re.compile(r"kept as \w{12}"))


def test_the_duel_shows_its_score(visit: Visit) -> None:
    page = visit("/#new")
    page.wait_for_selector("#choice-variant")
    page.select_option("#choice-variant", "duel")
    page.locator("input[value='2']").check()
    page.select_option("fieldset label.line select", "random")
    page.click("button[type=submit]")
    page.click(".actions .primary")
    BrowserPlayer(page).play(1)
    expect(page.locator("ul.voyage")).to_contain_text(re.compile(r"Guest: -?\d+ points?"))


PLAYED_FOR = {
    "en": ("A bot is playing for you.", "Play on myself"),
    "hu": ("Egy bot játszik helyetted.", "Vissza a játékba"),
    "pl": ("Bot gra za ciebie.", "Wróć do gry"),
    "sr-Latn": ("Bot igra umesto tebe.", "Vrati se u igru"),
}


def others_turn() -> StoredMoment:
    """The first answer of a game of two."""
    games = (
        path for path in sorted((GOLDEN / "tranquility").glob("*.jsonl")) if len(lines(path)[0]["seats"]) == 2
    )
    path = next(path for path in games if lines(path)[1]["ask"] == "TakeTurn")
    return StoredMoment(path, 0, lines(path)[1]["seat"])


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", PLAYED_FOR)
def test_who_was_replaced_by_a_bot_sees_it_and_is_back_with_one_tap(
    visit: Visit, local_server: LocalServer, language: str, phone: bool
) -> None:
    moment = others_turn()
    links = store_shared_table(local_server.database, moment, 2)
    page = visit(links[1 - moment.seat], phone=phone, language=language)
    page.wait_for_selector(".sea", timeout=TIMEOUT_MS)
    notice = page.locator(".replaced")
    expect(notice).to_have_count(0)
    seat = f"{page.url.split('#')[0].replace('/t/', '/api/tables/')}/seats/{1 - moment.seat}/bot"
    assert page.request.post(seat, data={"bot": "medium"}, headers={"Origin": local_server.url}).ok
    said, button = PLAYED_FOR[language]
    expect(notice).to_contain_text(said)
    expect(notice.locator("button")).to_have_text(button)
    for whole in (notice, page.locator(".sea"), page.locator("button.confirm")):
        expect(whole).to_be_in_viewport(ratio=0.99)
    fits_the_window(page)
    BrowserPlayer(page, touch=phone).tap(".replaced button")
    expect(notice).to_have_count(0)
    assert info(page)["seats"][1 - moment.seat]["kind"] == "person"  # type: ignore[index]


@pytest.mark.parametrize("kind", sorted(moments("tranquility")))
def test_a_hint_is_drawn_on_the_board(visit: Visit, local_server: LocalServer, kind: str) -> None:
    """For every question: the staged cards are crossed, the played card is lifted, its cell is marked."""
    page = visit(store_tables(local_server.database, [moments("tranquility")[kind]])[0])
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    page.keyboard.press("Escape")
    with page.expect_response("**/hint?*") as hint:
        page.click("[aria-label='Hint']")
    steps = hint.value.json()["steps"]
    expect(page.locator(".bar.staged button.confirm")).to_be_enabled()
    read = {row.name: row for row in game_registry.rules("tranquility").ask_kinds}
    named = [read[step["kind"]].read(step["option"]) for step in steps]
    paid = [
        one
        for step, one in zip(steps, named, strict=True)
        if one.form.name == "card" and step["kind"] != "TakeOpenCard"
    ]
    expect(page.locator(".hand .cross")).to_have_count(len(paid))
    placed = named[0].form.name == "play-island"
    expect(page.locator(".hand .card.chosen")).to_have_count(
        1 if placed or named[0].form.name == "play-monster" else 0
    )
    if placed:
        expect(page.locator(".hand .card.chosen .label")).to_have_text(str(named[0]["card"]))
        expect(page.locator(f".cell.staged[data-cell='{named[0]['cell']}']")).to_have_count(1)


def test_the_result_counts_no_island_that_was_taken_back(visit: Visit) -> None:
    page = visit("/#new")
    page.wait_for_selector("#choice-variant")
    page.locator("input[value='2']").check()
    page.select_option("fieldset label.line select", "random")
    page.click("button[type=submit]")
    page.click(".actions .primary")
    placeable(page)[1].click()
    BrowserPlayer(page).confirm()
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    page.wait_for_selector(".table[data-busy=false]")
    page.keyboard.press("Escape")
    page.click("footer button:has-text('Ask to go back')")
    page.click("footer button:has-text('Yes')")
    expect(page.locator(".log")).to_contain_text("Guest takes back an answer")
    page.keyboard.press("t")
    page.click(".give-up")
    page.click(".sure .yes")
    expect(page.locator(".ending")).to_contain_text("given up")
    filled = int(page.locator(".facts .big").inner_text().split()[0])
    counted = [
        int(found)
        for line in page.locator(".facts li").all_inner_texts()
        for found in re.findall(r": (\d+)", line)
    ]
    assert sum(counted) == filled, counted
