"""At the table: shortcuts for regular players, and actions besides answers."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kazamata import game_registry
from kazamata.games.tranquility.asks import DISCARD_TWO
from tests.web.browser_player import BEST_CELL, PLAY, READY, TIMEOUT_MS, BrowserPlayer, fits_the_window
from tests.web.conftest import Visit
from tests.web.frame_times import costs_two
from tests.web.local_server import LocalServer
from tests.web.stored_tables import (
    GOLDEN,
    StoredMoment,
    lines,
    moment,
    moments,
    store_shared_table,
    store_tables,
)


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
    for card in reversed(page.locator(".hand .card.carried").all()):
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
    page.click(".ending [aria-label='Look at the board']")
    page.click(".side .hide")
    page.click(".sure .yes")
    page.wait_for_selector(".game-card .play")
    expect(page.locator("a[href*='at=0']")).to_have_count(0)
    table(page)
    page.click("[aria-label='This table']")
    page.click(".side .leave")
    page.click(".sure .yes")
    page.wait_for_selector(".game-card .play")
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
    expect(page.locator(".own .stopped")).to_have_text("cannot go on")
    page.click(".own li a")
    page.click("footer button:has-text('This table')")
    page.click(".side .give-up")
    page.click(".sure .yes")
    expect(page.locator(".ending")).to_contain_text("given up")
    page.goto(local_server.url)
    with page.expect_response(re.compile("/hide$")):  # the page removes the row before the reply
        page.click(".own button[title='Hide from my tables']")
    expect(page.locator(".welcome")).to_be_visible()
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


def test_a_card_is_dragged_to_its_cell_and_a_wrong_cell_says_why(visit: Visit) -> None:
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
    expect(page.locator(".cell .number")).to_have_count(0)
    page.evaluate("localStorage.setItem('kazamata.gaps', 'all')")
    page.reload()
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
    page.locator("[data-preset=duel].off").click()  # it also makes it two chairs
    expect(page.locator("input[value='2']")).to_be_checked()
    page.select_option(".chairs select", "random")
    page.click("button[type=submit]")
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
    page.wait_for_selector("[data-preset=calm]")
    page.locator("input[value='2']").check()
    page.select_option(".chairs select", "random")
    page.click("button[type=submit]")
    placeable(page)[1].click()
    BrowserPlayer(page).confirm()
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    page.wait_for_selector(".table[data-busy=false]")
    page.keyboard.press("Escape")
    page.click("footer button:has-text('Take back')")
    page.click("footer button:has-text('Yes')")
    expect(page.locator(".log")).to_contain_text("Guest takes back a move")
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


PAYABLE = ".hand .card.payable:not(.picked)"


def at_a_price(page: Page, local_server: LocalServer) -> None:
    """At a table where the lifted card can lie for nothing, or for two cards."""
    links = store_tables(local_server.database, [moment("tranquility", "won-4.jsonl", costs_two)])
    page.goto(local_server.url + links[0])
    page.wait_for_selector(".grid .p2", timeout=TIMEOUT_MS)


def sent_answers(page: Page) -> list[dict[str, Any]]:
    """The answers and plans that the page sends from now on."""
    sent: list[dict[str, Any]] = []

    def listen(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("answer", "plan"):
            sent.append(message)

    page.on("websocket", lambda socket: socket.on("framesent", listen))
    return sent


def test_a_move_with_its_cards_is_one_message_and_goes_back_as_one(
    visit: Visit, local_server: LocalServer
) -> None:
    page = visit("/")
    sent = sent_answers(page)
    at_a_price(page, local_server)
    page.locator(".cell:has(.p2)").first.click()
    expect(page.locator("h1")).to_contain_text("Pay for your island")
    expect(page.locator("button.confirm")).to_be_disabled()
    cards = page.locator(PAYABLE)
    cards.last.click()
    cards.first.click()
    page.wait_for_selector("button.confirm:not([disabled])")
    assert sent == []
    undo = page.locator("footer button[title='Undo']")
    undo.click()
    expect(page.locator(".hand .cross")).to_have_count(1)
    cards.last.click()
    start = int(page.locator(".table").get_attribute("data-seq") or 0)
    BrowserPlayer(page).confirm()
    assert [message["type"] for message in sent] == ["plan"]
    kinds = [kind for kind, _ in sent[0]["steps"]]
    paid = [option for _, option in sent[0]["steps"][1:]]
    assert (kinds, paid) == (["TakeTurn", "PayCost", "PayCost"], sorted(paid))
    assert sent[0]["seq"] == start
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    page.keyboard.press("Escape")
    page.click("footer button:has-text('Take back')")
    page.click("footer button:has-text('Yes')")
    page.wait_for_selector(".cell:has(.p2)", timeout=TIMEOUT_MS)
    expect(page.locator("h1")).not_to_contain_text("Pay for")


def test_a_staged_move_survives_a_reload_and_a_tap_a_lost_line(
    visit: Visit, local_server: LocalServer
) -> None:
    page = visit("/")
    sent = sent_answers(page)
    at_a_price(page, local_server)
    cell = page.locator(".cell:has(.p2)").first.get_attribute("data-cell")
    page.locator(f".cell[data-cell='{cell}']").click()
    page.locator(PAYABLE).last.click()
    page.reload()
    expect(page.locator(f".cell.staged[data-cell='{cell}']")).to_have_count(1, timeout=TIMEOUT_MS)
    expect(page.locator(".hand .cross")).to_have_count(1)
    page.locator(PAYABLE).first.click()
    expect(page.locator("button.confirm")).to_be_enabled()
    page.reload()
    expect(page.locator("button.confirm")).to_be_enabled()
    expect(page.locator(".hand .cross")).to_have_count(2)

    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".bar.staged, .hand .cross")).to_have_count(0)
    page.context.set_offline(True)
    expect(page.locator(".status .lost")).to_be_visible(timeout=TIMEOUT_MS)
    page.locator(f".cell[data-cell='{cell}']").click()
    expect(page.locator(f".cell.staged[data-cell='{cell}']")).to_have_count(1)
    page.locator(PAYABLE).last.click()
    page.locator(PAYABLE).first.click()
    expect(page.locator(".hand .cross")).to_have_count(2)
    page.context.set_offline(False)
    expect(page.locator(".status .lost")).to_have_count(0, timeout=TIMEOUT_MS)
    expect(page.locator("button.confirm")).to_be_enabled()
    expect(page.locator(".hand .cross")).to_have_count(2)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    expect(page.locator(".status .lost")).to_be_visible(timeout=TIMEOUT_MS)
    start = page.locator(".table").get_attribute("data-seq")
    page.locator(".cell:has(.p0)").last.click()
    page.keyboard.press("Control+Enter")
    expect(page.locator(".bar .plan")).to_contain_text("when the connection is back")
    assert sent == []
    page.context.set_offline(False)
    page.wait_for_selector(f".table[data-busy=false]:not([data-seq='{start}'])", timeout=TIMEOUT_MS)
    assert [[kind for kind, _ in message["steps"]] for message in sent] == [["TakeTurn"]]


FORCED = {
    "PickTwo": "arch-stuck-2.jsonl",
    "GiveCards": "arch-stuck-3.jsonl",
    "FeedRocks": "more-003.jsonl",
}


@pytest.mark.parametrize("kind", FORCED)
def test_a_forced_answer_that_hides_its_timing_is_staged_and_shown_but_not_sent(
    visit: Visit, local_server: LocalServer, kind: str
) -> None:
    kinds = game_registry.rules("tranquility").ask_kinds
    found = moment(
        "tranquility",
        FORCED[kind],
        lambda _, ask: kinds[ask.kind].name == kind and len(ask.options) == 1,
    )
    page = visit("/")
    sent = sent_answers(page)
    page.goto(local_server.url + store_tables(local_server.database, [found])[0])
    expect(page.locator(".bar.staged button.confirm")).to_be_enabled()
    expect(page.locator(".hand .cross").first).to_be_visible()
    page.wait_for_timeout(1000)
    assert sent == []
    BrowserPlayer(page).confirm()
    assert [message["type"] for message in sent] == ["plan"]


@pytest.mark.parametrize("locale", ["en", "hu"])
def test_a_forced_discard_says_why_and_a_hint_chooses_the_cards(
    visit: Visit, local_server: LocalServer, locale: str
) -> None:
    """No card can be placed (TQ-7): the discard is staged, the prompt says so, and the bulb works."""
    found = moment("tranquility", "won-5.jsonl", lambda _, ask: list(ask.options) == [DISCARD_TWO])
    page = visit("/", language=locale)
    page.goto(local_server.url + store_tables(local_server.database, [found])[0])
    why, two = {
        "en": ("No other action is possible: discard two cards.", "choose 2 cards to discard"),
        "hu": ("Más akció nem lehetséges: dobj el két lapot!", "válassz 2 lapot"),
    }[locale]
    expect(page.locator(".bar.staged")).to_contain_text(two)
    expect(page.locator("h1")).to_have_text(why)
    expect(page.locator("button.confirm")).to_be_disabled()
    page.locator("[data-hint]").click()
    expect(page.locator(".hand .cross")).to_have_count(2)
    expect(page.locator("button.confirm")).to_be_enabled()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_card_of_another_seat_comes_from_its_box_and_its_ring_stays_until_the_next_answer(
    visit: Visit, phone: bool
) -> None:
    """Step by step, every island of a bot waits for a tap."""
    page = visit("/", phone=phone, reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('kazamata.playback', 'step')")
    page.reload()
    page.click(PLAY)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    while page.locator("[data-flight]").count():
        page.keyboard.press("Shift")
    BrowserPlayer(page, touch=phone).answer()
    flight = page.locator("[data-flight]")
    expect(flight).to_have_count(1)
    cell = page.locator(f".cell[data-cell='{flight.get_attribute('data-flight')}']")
    expect(cell.locator(".card")).to_have_count(0)
    expect(page.locator(".seats li.playing")).to_have_count(1)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    while page.locator("[data-flight]").count():
        page.keyboard.press("Shift")
    expect(cell.locator(".flag")).to_have_count(1)
    expect(cell).to_contain_text("placed by")
    BrowserPlayer(page, touch=phone).answer()
    expect(cell.locator(".card")).to_have_count(1)
    expect(cell.locator(".flag")).to_have_count(0)


def test_a_victory_has_its_moment_and_any_key_shows_its_last_picture(
    visit: Visit, local_server: LocalServer
) -> None:
    """The lamp of the lighthouse goes on, once; after a reload nothing moves."""
    won = GOLDEN / "tranquility" / "won-3.jsonl"
    *_, last = lines(won)
    moments = store_tables(local_server.database, [StoredMoment(won, last["number"] - 1, last["seat"])])
    page = visit(moments[0], reduced_motion="no-preference")
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    page.get_by_role("button", name="Play the Finish").click()
    expect(page.locator("button.confirm")).to_be_enabled()
    page.evaluate("""() => new MutationObserver(() => {
        if (document.querySelector('.finale .lamp')?.getAnimations().length) window.moved = true;
    }).observe(document.body, { childList: true, subtree: true })""")
    page.locator("button.confirm").click()
    expect(page.locator(".finale .tile .label")).to_have_count(36, timeout=TIMEOUT_MS)
    assert page.evaluate("window.moved")
    page.keyboard.press("Shift")
    expect(page.locator(".finale.still .ending.won")).to_be_focused()
    assert page.evaluate("document.querySelector('.finale').getAnimations({ subtree: true }).length") == 0
    assert page.locator("main").evaluate("one => one.inert")
    page.reload()
    expect(page.locator(".finale.still .ending.won")).to_be_visible(timeout=TIMEOUT_MS)
    page.locator(".ending button.icon").click()
    expect(page.locator(".finale")).to_have_count(0)
    page.locator(".board .sea").wait_for()
