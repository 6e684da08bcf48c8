"""Several people at one table: who is here, away or back, and what the page offers then."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_player import BrowserPlayer, fits_the_window, small_targets
from tests.web.conftest import Visit
from tests.web.local_server import ROOT, LocalServer
from tests.web.stored_tables import (
    StoredMoment,
    lines,
    moments,
    store_shared_table,
    stored_table,
    write_tables,
)

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
AWAY_SECONDS = 8
BOARD = """() => {
    const { left, top, width, height } = document.querySelector('.board').getBoundingClientRect();
    return [left, top, width, height];
}"""


@pytest.fixture(scope="module")
def local_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server where an absent player soon counts as away."""
    opened = LocalServer(tmp_path_factory.mktemp("server"), away_seconds=AWAY_SECONDS)
    yield opened
    opened.close()


def moment_of(game: str = "tranquility") -> StoredMoment:
    """A question of a game of few seats."""
    known = moments(game)
    return min(known.values(), key=lambda one: (len(lines(one.path)[0]["seats"]), one.answers))


def two_links(local_server: LocalServer, game: str = "tranquility") -> tuple[str, str, int]:
    """The links of the asked player and of the next one, and the seat of the asked player."""
    moment = moment_of(game)
    seats = len(lines(moment.path)[0]["seats"])
    links = store_shared_table(local_server.database, moment, seats)
    return links[moment.seat], links[(moment.seat + 1) % seats], moment.seat


def axe_finds(page: Page) -> list[Any]:
    page.evaluate(AXE)
    found: list[Any] = page.evaluate(
        "axe.run().then((r) => r.violations.map((v) => [v.id, v.nodes.map((n) => n.html)]))"
    )
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["tranquility", "miners", "lords"])
def test_an_absent_friend_is_seen_replaced_and_back(
    visit: Visit, local_server: LocalServer, game: str, phone: bool
) -> None:
    his, hers, seat = two_links(local_server, game)
    bob, ann = visit(his, language="en"), visit(hers, phone=phone)
    for page in (ann, bob):
        page.wait_for_selector(".lane")
        page.wait_for_selector(".board > *", state="attached")
    strip = ann.locator(f".seats li >> nth={seat}")
    expect(strip.locator(".presence.here")).to_be_attached()
    whole = ann.evaluate(BOARD)
    table = bob.url
    bob.close()
    expect(strip.locator(".presence:not(.here):not(.away)")).to_be_attached(timeout=5_000)
    notice = ann.locator(f".notice.away:has-text('{strip.locator('.name').inner_text()}')")
    take_over = notice.locator("button:has-text('A bot takes over')")
    expect(take_over).to_be_disabled()
    expect(notice).to_contain_text(re.compile(r"is not here\..*in \d s", re.DOTALL))
    assert ann.evaluate(BOARD) == whole
    expect(notice).to_contain_text("is away.")
    expect(strip.locator(".presence.away")).to_be_attached()
    assert ann.evaluate(BOARD) == whole
    if phone:
        fits_the_window(ann)
        assert small_targets(ann) == []
    take_over.click()
    expect(notice).to_have_count(0)
    back = visit(table.removeprefix(local_server.url).split("#")[0] + "#" + his.split("#")[1])
    replaced = back.locator(".notice.replaced")
    expect(replaced).to_contain_text("A bot is playing for you. It took over while you were away.")
    expect(ann.locator(".notice.news")).to_have_count(0)
    expect(strip.locator(".presence.here")).to_be_attached()
    back.locator("main > .board").click(position={"x": 3, "y": 3})
    expect(replaced).to_have_count(0)
    expect(ann.locator(".lane")).to_contain_text("is back.")
    assert ann.evaluate(BOARD) == whole


def test_the_lane_is_accessible_in_light_and_dark(visit: Visit, local_server: LocalServer) -> None:
    _, hers, seat = two_links(local_server)
    for theme in ("light", "dark"):
        ann = visit(hers, color_scheme=theme)
        ann.wait_for_selector(".notice.away")
        assert axe_finds(ann) == []
        ann.locator(".seats li .who").nth(seat).click()
        ann.wait_for_selector(".menu")
        ann.click("[aria-label='This table']")
        ann.wait_for_selector(f".side [data-seat='{seat}'] button")
        assert axe_finds(ann) == []
        ann.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_player_whose_time_ran_out_gets_a_notice_and_returns_with_a_touch(
    visit: Visit, local_server: LocalServer, phone: bool
) -> None:
    moment = moment_of()
    record, entries, links = stored_table(moment, range(len(lines(moment.path)[0]["seats"])))
    fields = {**{field: getattr(record, field) for field in record.__struct_fields__}, "clock_seconds": 10}
    write_tables(local_server.database, [(type(record)(**fields), entries, links)])
    page = visit(f"/t/{record.id}#{links[moment.seat]}", phone=phone)
    notice = page.locator(".notice.replaced")
    expect(notice).to_contain_text("A bot is playing for you.")
    if not phone:
        expect(notice).to_contain_text("Your time ran out.")
        log = page.locator(".log li", has_text="was out of time: a bot answers")
        expect(log).to_have_count(1)
    page.wait_for_timeout(1_000)
    expect(notice).to_be_visible()  # an open page alone does not bring the seat back
    BrowserPlayer(page, touch=phone).press(page.locator(".board .cell").first, 5_000)
    expect(notice).to_have_count(0)
    if not phone:
        expect(page.locator(".log li", has_text="is back and plays on")).to_have_count(1)


def test_an_own_bot_plays_on_until_its_owner_says_so(visit: Visit, local_server: LocalServer) -> None:
    _, hers, _ = two_links(local_server)
    page = visit(hers)
    page.locator(".seats li.me .who").click()
    page.click(".menu button:has-text('A bot takes over')")
    notice = page.locator(".notice.replaced")
    expect(notice).to_contain_text("A bot is playing for you.")
    page.locator(".board .cell").first.click()
    page.wait_for_timeout(500)
    expect(notice).to_be_visible()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(notice).to_have_count(0)


def open_lobby(visit: Visit, local_server: LocalServer, **options: Any) -> tuple[Page, Page]:
    """Anna's and Béla's pages of an open table for two; Béla does not sit yet."""
    ann = visit("/")
    body = {"game": "tranquility", "seats": 2, "name": "Anna", "bots": [None, None], **options}
    table = ann.request.post(
        f"{local_server.url}/api/tables", data=body, headers={"Origin": local_server.url}
    ).json()["id"]
    ann.goto(f"{local_server.url}/t/{table}")
    bob = visit(f"/t/{table}")
    for page in (ann, bob):
        page.wait_for_selector(".invite")
    return ann, bob


def post(page: Page, path: str, **body: Any) -> Any:
    origin, table = page.url.split("/t/")
    reply = page.request.post(
        f"{origin}/api/tables/{table.split('#')[0]}/{path}", data=body, headers={"Origin": origin}
    )
    assert reply.ok, reply.text()
    return reply.json()


def begin(ann: Page, bob: Page) -> None:
    """Béla sits down, and both are ready."""
    post(bob, "join", name="Béla")
    bob.reload()
    for seat, page in enumerate((ann, bob)):
        post(page, "ready", seat=seat, ready=True)
    for page in (ann, bob):
        page.wait_for_selector(".sea")


def test_the_lobby_tells_who_sits_down_is_ready_and_leaves(visit: Visit, local_server: LocalServer) -> None:
    ann, bob = open_lobby(visit, local_server)
    news = ann.locator(".news")
    post(bob, "join", name="Béla")
    expect(news).to_have_text("Béla has sat down.", timeout=5_000)
    post(bob, "ready", seat=1, ready=True)
    expect(news).to_have_text("Béla is ready.", timeout=5_000)
    post(bob, "leave", seat=1)
    expect(news).to_have_text("Béla has left.", timeout=5_000)
    ann.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    post(bob, "join", name="Béla")
    expect(ann).to_have_title("● Tranquility")
    ann.evaluate("Object.defineProperty(document, 'hidden', { value: false, configurable: true })")
    ann.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(ann).to_have_title("Tranquility")


@pytest.mark.parametrize("same", [False, True], ids=["new deal", "same deal"])
def test_a_rematch_is_offered_to_the_others(visit: Visit, local_server: LocalServer, same: bool) -> None:
    ann, bob = open_lobby(visit, local_server)
    begin(ann, bob)
    for seat, page in enumerate((ann, bob)):
        post(page, "give-up", seat=seat)
    bob.wait_for_selector(".ending")
    expect(bob).to_have_title("Tranquility")
    ann.click(f".ending button:has-text('{'Same deal again' if same else 'Play again'}')")
    offer = bob.locator(".notice.rematch")
    expect(offer).to_contain_text("Anna wants to play again.", timeout=5_000)
    if same:
        expect(offer).to_contain_text("With the same deal.")
    expect(bob).to_have_title("● Tranquility")
    offer.locator("button:has-text('Sit down again')").click()
    for page in (ann, bob):
        page.wait_for_selector(".table:not(:has(.ending)) .sea")
    assert ann.url == bob.url


def test_hints_among_people_are_an_agreement_that_everybody_sees(
    visit: Visit, local_server: LocalServer
) -> None:
    for agreed in (False, True):
        ann, bob = open_lobby(visit, local_server, hints=agreed)
        text = "Everybody may use hints" if agreed else "This table plays without hints."
        bob.click("button:has-text('All options')")
        expect(bob.locator("dl")).to_contain_text(text)
        expect(bob.locator(".chips", has_text="Hints for everybody")).to_have_count(int(agreed))
        begin(ann, bob)
        asked, other = (ann, bob) if ann.locator(".prompt.my-turn").count() else (bob, ann)
        asked.wait_for_selector(".prompt.my-turn")
        asked.keyboard.press("Escape")
        bulb = asked.locator("[data-hint]")
        expect(bulb).to_have_count(1 if agreed else 0)
        asked.keyboard.press("h")
        if agreed:
            expect(other.locator(".log")).to_contain_text("uses a hint")
        other.click("[aria-label='This table']")
        expect(other.locator(".side")).to_contain_text(text)


def test_hints_are_chosen_for_a_new_table(visit: Visit) -> None:
    page = visit("/#new")
    page.locator("label:has-text('Hints for everybody') input").check()
    page.click("button[type=submit]")
    expect(page.locator(".terms")).to_contain_text("Hints for everybody")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_table_s_panel_offers_all_that_the_menu_of_a_seat_does(
    visit: Visit, local_server: LocalServer, phone: bool
) -> None:
    _, hers, seat = two_links(local_server)
    page = visit(hers, phone=phone)
    page.wait_for_selector(f".seats li >> nth={seat} >> .presence.away")
    offered = {}
    for each in range(page.locator(".seats li").count()):
        page.locator(".seats li .who").nth(each).click()
        rows = page.locator(".menu button")
        assert all(box["height"] >= 43.5 for row in rows.all() if (box := row.bounding_box()))
        offered[each] = [name for name in rows.all_inner_texts() if name.strip() != "Close"]
        page.click(".menu button:has-text('Close')")
    assert "A bot takes over" in offered[seat]
    if phone:
        page.click("header [aria-label='Menu']")
        page.click(".side [aria-label='This table']")
    else:
        page.click("[aria-label='This table']")
    for each, names in offered.items():
        assert page.locator(f".side [data-seat='{each}'] button").all_inner_texts() == names
