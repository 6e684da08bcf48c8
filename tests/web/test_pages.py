"""Every screen: accessible, within its window, light enough, and ready to explain itself."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from kazamata import game_registry
from kazamata.words.catalogue import catalogue
from tests.web.bot_tables import bot_table
from tests.web.browser_player import (
    LEARN,
    PLAY,
    TIMEOUT_MS,
    BrowserPlayer,
    board_is_whole,
    change_replies,
    fits_the_window,
    lines_of_the_prompt,
    small_targets,
)
from tests.web.conftest import ON_ITS_SIDE, Visit
from tests.web.local_server import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MAX_BYTES = 80_000
MAX_TABLE_BYTES = 130_000
LANGUAGES = {"en": "en", "hu": "hu", "pl": "pl", "sr": "sr-Latn"}


def complaints(page: Page) -> list[str]:
    """Serious and critical findings of axe."""
    assert AXE.exists(), "axe-core is missing: python3 tools/build_web.py npm run check"
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    heavy = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}" for one in heavy for node in one["nodes"]
    ]


def table(page: Page) -> None:
    page.click(PLAY)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)


def replay(page: Page) -> None:
    table(page)
    BrowserPlayer(page).play(2)
    page.goto(f"{page.url}?at=2")
    page.wait_for_selector(".replay .sea")


def lobby(page: Page) -> None:
    page.goto(f"{page.url}#new")
    page.click("button[type=submit]")
    page.wait_for_selector(".invite svg")


def new_table(page: Page) -> None:
    page.goto(f"{page.url}#new")
    page.wait_for_selector("[data-preset=calm]")


def rules(page: Page) -> None:
    page.goto(f"{page.url}#rules")
    page.wait_for_selector(".book details")


def settings(page: Page) -> None:
    page.locator("header button").last.click()


def home(page: Page) -> None:
    page.wait_for_selector(PLAY)


def lesson(page: Page) -> None:
    page.click(LEARN)
    page.wait_for_selector(".guide", timeout=TIMEOUT_MS)


GIVE_UP = """async () => {
    const headers = { 'Content-Type': 'application/json' };
    const table = location.pathname.replace('/t/', '/api/tables/');
    await fetch(`${table}/give-up`, { method: 'POST', headers, body: '{"seat": 0}' });
}"""


def ending(page: Page) -> None:
    table(page)
    page.evaluate(GIVE_UP)
    page.wait_for_selector(".ending")


def different(page: Page) -> None:
    page.goto(f"{page.url}t/{bot_table(page, 'tranquility', {'rocks': 'yes'})}")
    page.click(".module-chip")
    page.wait_for_selector(".module-card .sea")


SCREENS = [different, home, new_table, lobby, table, replay, rules, settings, lesson, ending]


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(visit: Visit, theme: str, phone: bool) -> None:
    for screen in SCREENS:
        page = visit("/", phone=phone, color_scheme=theme)
        page.wait_for_selector(PLAY)
        screen(page)
        assert complaints(page) == [], screen.__name__
        fits_the_window(page)
        page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_in_every_language(visit: Visit, language: str) -> None:
    for screen in (home, new_table, lobby, replay, lesson, ending):
        page = visit("/", phone=True, language=LANGUAGES[language])
        page.wait_for_selector(PLAY)
        screen(page)
        fits_the_window(page)
        assert "page-" not in page.inner_text("body")
        page.context.close()
    for phone in (False, True):
        page = visit("/", phone=phone, language=LANGUAGES[language])
        table(page)
        board_is_whole(page)
        if phone:
            assert lines_of_the_prompt(page) <= 3
        page.context.close()


def test_everything_on_a_phone_is_as_large_as_a_fingertip(visit: Visit) -> None:
    for screen in SCREENS:
        page = visit("/", phone=True)
        page.wait_for_selector(PLAY)
        screen(page)
        assert small_targets(page) == [], screen.__name__
        if screen in (table, replay):
            page.locator("header button:visible").last.tap()
            page.wait_for_selector(".side .log")
            assert small_targets(page) == [], f"{screen.__name__}: the sheet"
        page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_on_its_side_shows_the_whole_board_beside_the_hand(visit: Visit, language: str) -> None:
    page = visit("/", phone=True, language=LANGUAGES[language], viewport=ON_ITS_SIDE)
    table(page)
    someone = BrowserPlayer(page, touch=True)
    someone.play(3)
    someone.wait()
    board_is_whole(page)
    fits_the_window(page)
    sea, hand = page.locator(".sea").bounding_box(), page.locator(".hand").bounding_box()
    assert sea is not None
    assert hand is not None
    assert sea["height"] > 290
    assert sea["x"] + sea["width"] <= hand["x"]


def test_the_log_of_a_replay_can_be_read_on_a_phone(visit: Visit) -> None:
    page = visit("/", phone=True)
    replay(page)
    expect(page.locator(".log")).to_have_count(0)
    page.locator(".replay header button").tap()
    page.locator(".log .seq").last.tap()
    page.wait_for_url(re.compile(r"\?at=1$"))
    expect(page.locator(".log li.now .seq")).to_have_text("1")
    page.keyboard.press("Escape")
    expect(page.locator(".log")).to_have_count(0)


def test_the_content_policy_forbids_inline_styles(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector(PLAY)
    answer = page.request.get(page.url)
    assert "unsafe" not in answer.headers["content-security-policy"]
    page.wait_for_function("document.styleSheets.length > 0")
    assert page.locator("style").count() == 0


def finished(page: Page) -> None:
    """A whole game whose bots answer instantly: the shortest way to an end."""
    page.goto(f"{page.url}#new")
    page.wait_for_selector("[data-preset=calm]")
    page.locator("input[value='2']").check()
    page.select_option(".chairs select", "random")
    page.click("button[type=submit]")
    BrowserPlayer(page).play()
    page.wait_for_selector(".bar.end .seal")


def test_the_sealed_deal_is_verified_after_the_end(visit: Visit) -> None:
    page = visit("/")
    finished(page)
    expect(page.locator(".bar.end .seal.kept")).to_have_text(re.compile("Deal verified"))
    page.click(".bar.end .seal")
    reply = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    known = hashlib.sha256(f"{reply['seed']}:{reply['nonce']}".encode()).hexdigest()
    expect(page.locator("[role=dialog] code").first).to_have_text(known)
    stranger = visit(page.url[page.url.index("/t/") :])
    expect(stranger.locator(".bar.end .seal.late")).to_be_visible()


def test_a_deal_that_was_exchanged_is_cried_out(visit: Visit) -> None:
    page = visit("/")
    finished(page)

    change_replies(page, "/api/tables/[^/]+", seed="12345")
    page.route_web_socket("**/ws", lambda socket: None)
    page.goto(f"{page.url}?at=0")
    expect(page.locator("[role=alert]")).to_contain_text("do not give the fingerprint")
    expect(page.locator(".seal.broken")).to_be_visible()


def test_the_clock_of_a_move_runs(visit: Visit) -> None:
    page = visit("/#new")
    page.wait_for_selector("[data-preset=calm]")
    page.locator("input[value='2']").check()
    page.select_option(".chairs select", "random")
    page.select_option("#clock", label="5 minutes")
    page.click("button[type=submit]")
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    clock = page.locator("[role=timer]")
    expect(clock).to_have_text(re.compile(r"^[45]:\d\d$"))
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)


COUNT_SOUNDS = """() => {
    window.heard = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) { window.heard += 1; return start.call(this, when); };
}"""


def test_sounds_are_off_until_somebody_wants_them(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector(PLAY)
    page.evaluate(COUNT_SOUNDS)
    table(page)
    BrowserPlayer(page).play(1)
    page.wait_for_selector(".prompt.my-turn, .bar.end", timeout=TIMEOUT_MS)
    assert page.evaluate("heard") == 0
    page.click("[aria-label='Settings']")
    page.get_by_label("Sounds").check()
    assert page.evaluate("heard") > 0


def weights_of(page: Page) -> list[int]:
    """The packed bytes of every reply from now on."""
    weights: list[int] = []
    page.on("requestfinished", lambda request: weights.append(request.sizes()["responseBodySize"]))
    return weights


def test_the_first_load_is_light(visit: Visit) -> None:
    page = visit("/")
    weights = weights_of(page)
    page.reload()
    page.wait_for_selector(".game-card .art svg")
    page.wait_for_load_state("networkidle")
    assert len(weights) > 5
    assert sum(weights) <= MAX_BYTES, f"{sum(weights)} bytes"


def test_a_table_by_link_is_light(visit: Visit) -> None:
    page = visit("/icon.svg")  # nothing that the table needs is in the cache
    path = f"/t/{bot_table(page, 'tranquility')}"
    weights = weights_of(page)
    page.evaluate("(path) => location.assign(path)", path)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    page.wait_for_load_state("networkidle")
    assert len(weights) > 5
    assert sum(weights) <= MAX_TABLE_BYTES, f"{sum(weights)} bytes"


def test_the_first_page_is_a_shelf_of_games(visit: Visit) -> None:
    """Each with its picture and facts; no board is fetched before its game is opened."""
    page = visit("/")
    fetched: list[str] = []
    page.on("requestfinished", lambda request: fetched.append(request.url))
    page.reload()
    for game in game_registry.GAME_NAMES:
        card = page.locator(f".game-card[data-game={game}]")
        expect(card.locator(".art svg")).to_be_visible()
        expect(card.locator(".facts")).to_contain_text("min")
        against = "with bots" if game_registry.rules(game).cooperative else "against bots"
        expect(card.locator(".play")).to_contain_text(against)
    page.wait_for_load_state("networkidle")
    assert not [url for url in fetched if "/room-" in url or "/TablePage-" in url]
    page.locator(".game-card[data-game=miners] a").click()
    expect(page.locator("input[name=game]:checked")).to_have_value("miners")
    expect(page.locator("[data-preset=open]")).to_be_visible()
    expect(page.locator("#choice-alchemy")).to_be_hidden()
    page.locator("summary").click()
    expect(page.locator("#choice-reveal")).to_be_visible()
    expect(page.locator("#choice-alchemy")).to_be_visible()


def test_every_game_has_its_rules_one_tap_away(visit: Visit) -> None:
    page = visit("/#rules")
    for game in game_registry.GAME_NAMES:
        page.locator(f"nav a[href='/#rules/{game}']").click()
        expect(page.locator("nav [aria-current=page]")).to_have_text(catalogue(game, "en").say("game-title"))
        expect(page.locator(".book h1")).to_be_visible()


def test_what_is_not_possible_says_why_and_leads_to_its_clause(visit: Visit) -> None:
    page = visit("/")
    table(page)
    someone = BrowserPlayer(page)
    while not page.locator(".cell.dim").count():
        someone.play(1)
        page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    page.locator(".cell.dim").first.click()
    expect(page.locator(".why")).to_contain_text("Why not?")
    page.click(".why .cite")
    expect(page.locator("details.now[open] summary")).to_have_text(re.compile(r"^TQ-\d+"))


def test_what_is_staged_can_be_undone_and_nothing_has_happened(visit: Visit) -> None:
    page = visit("/")
    table(page)
    hand = page.locator(".hand .card").count()
    page.locator(".cell.target").first.click()
    expect(page.locator(".bar.staged")).to_contain_text("Undo")
    page.keyboard.press("Escape")
    expect(page.locator(".bar.staged")).to_have_count(0)
    assert page.locator(".hand .card").count() == hand


def test_the_language_can_be_changed_in_the_middle_of_a_game(visit: Visit) -> None:
    page = visit("/")
    table(page)
    page.click("[aria-label='Settings']")
    page.select_option(".panel select >> nth=0", "hu")
    expect(page.locator(".prompt h1")).to_contain_text("Te")
    expect(page.locator(".action").first).to_have_text("Két kártya eldobása")
    expect(page.locator("html")).to_have_attribute("lang", "hu")


def test_a_second_tab_shows_the_same_table_and_others_only_watch(visit: Visit) -> None:
    page = visit("/")
    table(page)
    second = page.context.new_page()
    second.goto(page.url)
    second.wait_for_selector(".prompt.my-turn")
    stranger = visit(page.url[page.url.index("/t/") :], language="pl")
    stranger.wait_for_selector(".watching")
    assert stranger.locator(".hand").count() == 0
    BrowserPlayer(page).play(1)
    expect(second.locator(".sea .card").first).to_be_visible()
    expect(stranger.locator(".sea .card").first).to_be_visible()


def test_what_was_revealed_is_taken_back_if_the_table_agrees(visit: Visit) -> None:
    page = visit("/")
    table(page)
    someone = BrowserPlayer(page)
    someone.play(1)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    page.wait_for_selector(".table[data-busy=false]")
    page.keyboard.press("Escape")
    page.click("footer button:has-text('Take back')")
    expect(page.locator("footer")).to_contain_text("The moves after it go too")
    page.click(
        "footer button:has-text('Yes')"
    )  # several answers would be undone, so the page asks for confirmation
    expect(page.locator(".log")).to_contain_text("Guest takes back a move")
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)


def test_a_known_deal_says_so_before_anybody_is_ready(visit: Visit) -> None:
    page = visit("/")
    table(page)
    again = page.evaluate(
        """async () => {
            const headers = { 'Content-Type': 'application/json' };
            const post = async (path, body) => (await fetch(`/api/tables/${path}`,
                { method: 'POST', headers, body: JSON.stringify(body) })).json();
            const name = location.pathname.split('/').pop();
            await post(`${name}/give-up`, { seat: 0 });
            return (await post(`${name}/rematch`, { same_deal: true })).id;
        }"""
    )
    expect(page.locator(".prompt")).to_contain_text("The game was given up")
    page.goto(page.url.replace(page.url.rsplit("/", 1)[1], again))
    expect(page.locator(".known")).to_contain_text("The same deal again")
    assert page.locator(".actions button.primary:has-text('Begin')").count() == 1


def test_a_personal_link_brings_the_seat_to_another_device(visit: Visit) -> None:
    page = visit("/")
    table(page)
    name = page.url.rsplit("/", 1)[1]
    token = page.evaluate(f"localStorage.getItem('kazamata.link.{name}.0')")
    phone = visit(f"/t/{name}#{token}", phone=True)
    phone.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    assert token not in phone.url
    assert phone.locator(".hand .card").count() == page.locator(".hand .card").count()


def test_one_device_for_all_covers_the_hands_in_between(visit: Visit) -> None:
    page = visit("/#new")
    page.locator("input[value='2']").check()
    page.click("button[type=submit]")
    page.wait_for_selector(".invite svg")
    name = page.url.rsplit("/", 1)[1]
    page.evaluate(
        """async (name) => {
            const post = (path, body) => fetch(`/api/tables/${name}/${path}`,
                { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
            await post('join', { name: 'Bea' });
            for (const seat of [0, 1]) await post('ready', { seat, ready: true });
        }""",
        name,
    )
    someone = BrowserPlayer(page)
    for _ in range(3):
        page.wait_for_selector(".curtain, .prompt.my-turn", timeout=TIMEOUT_MS)
        if someone.sees(".curtain"):
            assert not someone.sees(".hand")
            page.click(".curtain .primary")
            page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
        someone.answer()


def test_an_answer_whose_line_was_lost_is_said_again_and_taken_once(visit: Visit) -> None:
    page, said, lost = visit("/"), [], []

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def speak(message: str | bytes) -> None:
            if json.loads(message)["type"] == "plan":
                said.append(json.loads(message))
            server.send(message)

        def hear(message: str | bytes) -> None:
            if len(said) == 1:
                if json.loads(message)["type"] == "taken":  # the table has it, and the page does not know
                    lost.append(message)
                    socket.close()
                return
            socket.send(message)

        socket.on_message(speak)
        server.on_message(hear)

    page.route_web_socket("**/ws", line)
    table(page)
    someone = BrowserPlayer(page)
    someone.place()
    while not someone.sees(".bar.staged button.confirm:not([disabled])"):
        someone.pay()
    someone.confirm()
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    assert len(lost) == 1
    assert said[0] == said[1]
    name = page.url.rsplit("/", 1)[1]
    happened = page.request.get(page.url.replace(f"/t/{name}", f"/api/tables/{name}/events?seat=0")).json()
    islands = [
        event for _, events in happened["events"] for event in events if event["kind"] == "IslandPlaced"
    ]
    assert len([event for event in islands if event["values"]["seat"] == 0]) == 1


def test_pointing_at_a_word_of_the_log_shows_what_it_speaks_of(visit: Visit) -> None:
    page = visit("/")
    table(page)
    BrowserPlayer(page).play(1)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    page.wait_for_selector(".sea .card")
    last = page.locator(".log p:has-text('places') .thing")
    last.nth(2).hover()  # who, which card, and where
    expect(page.locator(".cell.highlighted")).to_have_count(1)
    last.nth(0).hover()
    expect(page.locator(".seats li.highlighted")).to_have_count(1)
