"""Dungeon Lords in real browsers: whole games, every question, all sizes and languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from kazamata import game_registry
from kazamata.games.lords.asks import CHOOSE_ORDER, PLAN_BATTLE
from kazamata.words.lords import component_catalogue
from tests.web.browser_player import TIMEOUT_MS, out_of_reach, play_together, small_targets
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.lords_player import (
    HEARD,
    READY,
    KeyboardLordsPlayer,
    LordsPlayer,
    follow,
    open_table,
    table_of,
)
from tests.web.stored_tables import GOLDEN, StoredMoment, lines, moment, moments, store_tables
from tests.web.test_pages import complaints

MAX_TAPS = 120
LOCALES = {"en": "en", "hu": "hu", "pl": "pl", "sr": "sr-Latn"}
WINDOWS: dict[str, ViewportSize] = {
    "large": {"width": 1920, "height": 1080},
    "huge": {"width": 2560, "height": 1440},
    "desktop": {"width": 1366, "height": 768},
    "upright": {"width": 768, "height": 1024},
    "across": {"width": 1024, "height": 768},
    "phone": {"width": 360, "height": 640},
    "on its side": {"width": 640, "height": 360},
}
KINDS = [kind.name for kind in game_registry.rules("lords").ask_kinds]


def sit_down(
    page: Page, local_server: LocalServer, seats: int = 4, bot: str | None = "greedy", **choices: str
) -> None:
    page.goto(f"{local_server.url}/t/{open_table(page, seats, bot, **choices)}")
    page.wait_for_selector(".lords.board", timeout=TIMEOUT_MS)


FIT = """async (timeout) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    const page = document.documentElement;
    const until = performance.now() + timeout;  // rules for some windows are fetched when one has such a window
    do {
        await drawn();
        await drawn();
    } while (page.scrollHeight > page.clientHeight && performance.now() < until);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const { left, top, width, height } = document.querySelector('button.confirm').getBoundingClientRect();
    const inside = (from, size, all) => Math.max(0, Math.min(from + size, all) - Math.max(from, 0)) / size;
    const confirm = inside(left, width, innerWidth) * inside(top, height, innerHeight);
    return [scrollWidth - clientWidth, scrollHeight - clientHeight, confirm, document.body.innerText];
}"""


def board_fits(page: Page) -> None:
    """The page does not scroll, Confirm is visible, and everything has a name; all checked on one frame."""
    wide, high, confirm, text = page.evaluate(FIT, TIMEOUT_MS)
    assert wide <= 0, f"the page is {wide} pixels too wide"
    assert high <= 0, f"the page is {high} pixels too high"
    assert confirm >= 0.99, f"only {confirm:.0%} of Confirm is in the window"
    assert "page-" not in text


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_game_against_three_bots_takes_few_taps(
    visit: Visit, local_server: LocalServer, phone: bool
) -> None:
    """The full game against `medium`: with hints on a desktop, with the first thing offered on a phone."""
    page = visit("/", phone=phone)
    sit_down(page, local_server, bot="medium", game="full")
    mira = LordsPlayer(page, touch=phone, hints=not phone)
    mira.play()
    assert mira.over
    assert mira.answers > 20
    assert mira.taps <= MAX_TAPS, f"{mira.taps} taps: {mira.kinds}"
    assert mira.kinds["ExecuteOrder"] <= mira.kinds["ChooseOrder"], "plain orders are not asked again"
    the_standing_is_the_score(page)


def test_two_people_with_reload_and_restart(visit: Visit, local_server: LocalServer) -> None:
    host = visit("/", language="pl")
    table = open_table(host, 2, None)
    host.goto(f"{local_server.url}/t/{table}")
    guest = visit(f"/t/{table}", phone=True, language="hu")
    anna, bela = LordsPlayer(host), LordsPlayer(guest, touch=True)
    bela.tap("li .primary")
    bela.tap(".actions .primary")
    host.wait_for_selector(".lords.board", timeout=TIMEOUT_MS)
    guest.wait_for_selector(".lords.board", timeout=TIMEOUT_MS)
    expect(guest.locator(".slot.puppet, .order.other").first).to_be_visible()
    play_together(anna, bela, 8)
    guest.reload()
    guest.wait_for_selector(".lords.board", timeout=TIMEOUT_MS)
    play_together(anna, bela, 8)
    local_server.kill()
    expect(guest.locator(".status .lost")).to_be_visible(timeout=TIMEOUT_MS)
    local_server.start()
    expect(guest.locator(".status .lost")).to_have_count(0, timeout=TIMEOUT_MS)
    expect(host.locator(".status .lost")).to_have_count(0, timeout=TIMEOUT_MS)
    play_together(anna, bela, 1000)
    assert anna.over
    assert bela.over
    for person in (anna, bela):
        person.go_on_to_the_end()
    points = points_of_the_lords(host)
    assert len(points) == 2
    assert points == points_of_the_lords(guest)


def points_of_the_lords(page: Page) -> list[list[str]]:
    """The points of each lord, the best first: all numbers of each row. A phone shows one lord at a time."""
    expect(page.locator(".lords-end tr.hidden")).to_have_count(0, timeout=TIMEOUT_MS)
    rows, tabs = page.locator(".lords-end tr[data-row]"), page.locator(".lords-end [role=tab]").all()
    found = []
    for turn in range(max(1, len(tabs))):
        if tabs:
            tabs[turn].click()
            expect(tabs[turn]).to_have_attribute("aria-selected", "true")
        cells = [row.locator("td").all_inner_texts() for row in rows.all()]
        columns = zip(*cells, strict=True)
        found += [[" ".join(re.findall(r"−?\d+", text)) for text in column] for column in columns]
    assert all(any(column) for column in found), found
    return found


def test_every_question_occurs_in_a_stored_game() -> None:
    assert set(moments("lords")) == set(KINDS)


@pytest.mark.parametrize("by", ["touch", "keyboard"])
def test_every_question_is_answered(visit: Visit, local_server: LocalServer, by: str) -> None:
    """Each in a game that has reached it: by touch on a phone, and by keyboard."""
    page = visit("/", phone=by == "touch")
    kinds = moments("lords")
    links = dict(zip(kinds, store_tables(local_server.database, kinds.values()), strict=True))
    for kind, link in links.items():
        follow(page, link, kind)
        someone = LordsPlayer(page, touch=True) if by == "touch" else KeyboardLordsPlayer(page)
        someone.answer()
        assert someone.kinds[kind] == 1
        assert server_knows(page, link, kind) > kinds[kind].answers


def server_knows(page: Page, link: str, kind: str) -> int:
    reply = page.evaluate(f"fetch('/api/tables/{table_of(link)}').then((one) => one.json())")
    return int(reply["seq"])


@pytest.mark.parametrize("language", LOCALES)
def test_the_board_fits_every_window_in_every_language(
    visit: Visit, local_server: LocalServer, language: str
) -> None:
    page = visit("/", language=LOCALES[language])
    links = store_tables(
        local_server.database, [moments("lords")["ChooseOrder"], moments("lords")["UseRoom"]]
    )
    for link in links:
        follow(page, link)
        for window in WINDOWS.values():
            page.set_viewport_size(window)
            board_fits(page)
            for tab in page.locator(".tab").all():
                tab.click()
                board_fits(page)


@pytest.mark.parametrize("language", LOCALES)
def test_rows_of_the_town_and_cells_that_are_asked_for_have_room_for_a_finger(
    visit: Visit, local_server: LocalServer, language: str
) -> None:
    page = visit("/", phone=True, language=LOCALES[language])
    page.evaluate(HEARD)
    wanted = {"ChooseOrder": ".town .row, .town .tile", "DigTunnel": ".cell", "UseRoom": ".cell"}
    links = store_tables(local_server.database, [moments("lords")[kind] for kind in wanted])
    for (kind, targets), link in zip(wanted.items(), links, strict=True):
        follow(page, link, kind)
        for window in ("phone", "on its side"):
            page.set_viewport_size(WINDOWS[window])
            board_fits(page)
            if kind == "ChooseOrder":
                page.locator(".tab[data-tab=town]").tap()
            assert out_of_reach(page, targets) == [], f"{kind}, {window}"


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_on_the_board(
    visit: Visit, local_server: LocalServer, theme: str, phone: bool
) -> None:
    page = visit("/", phone=phone, color_scheme=theme)
    kinds = moments("lords")
    some = ["KeepOrder", "ChooseOrder", "DigTunnel", "BuildRoom", "PayWages", "PayTaxes", "Spy"]
    for kind, link in zip(
        some, store_tables(local_server.database, [kinds[kind] for kind in some]), strict=True
    ):
        follow(page, link, kind)
        assert complaints(page) == [], kind
        if phone:
            assert small_targets(page) == [], kind


SQUARE = """() => [...document.querySelectorAll('.dungeon .cell')].map((cell) => {
    const { width, height } = cell.getBoundingClientRect();
    return [width, Math.abs(width - height)];
})"""
INSIDE = """() => [...document.querySelectorAll('.town .tile .attacks, .stores .numbers')].filter((one) => {
    const [inner, outer] = [one.getBoundingClientRect(), one.closest('.tile, .bare').getBoundingClientRect()];
    return inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1;
}).length"""


@pytest.mark.parametrize("window", ["desktop", "large", "huge"])
def test_cells_are_square_and_large_windows_show_attacks_and_titles(
    visit: Visit, local_server: LocalServer, window: str
) -> None:
    """A lord with a creature, a trap, and offers in town."""
    page = visit("/", viewport=WINDOWS[window])
    page.evaluate(HEARD)
    chosen = moment(
        "lords",
        "full-4-greedy.jsonl",
        lambda state, ask: state.season == 2 and ask is not None and ask.kind == CHOOSE_ORDER,
    )
    page.goto(local_server.url + store_tables(local_server.database, [chosen])[0])
    page.wait_for_selector(".lords.board[data-kind=ChooseOrder]", timeout=TIMEOUT_MS)
    large = window != "desktop"
    expect(page.locator(".town .tile .attacks .mark")).to_have_count(
        page.locator(".town .tile .attacks .mark").count() if large else 0
    )
    assert (page.locator(".town .tile .attacks .mark").count() > 2) == large
    assert (page.locator(".stores .piece.S").count() > 1) == large
    assert (page.locator(".titles .name span:not(.sr)").count() == 7) == large
    board_fits(page)
    cells = page.evaluate(SQUARE)
    assert all(width >= 44 and off < 1 for width, off in cells), cells
    assert page.evaluate(INSIDE) == 0


FITS = """() => [...document.querySelectorAll('.timeline-panel .scroll, .combat > .plan')].map(
    (one) => {
        const { bottom } = one.getBoundingClientRect();
        return [one.className, one.scrollHeight - one.clientHeight, bottom <= innerHeight];
    })"""


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=["360", "390"])
def test_a_phone_shows_plan_and_table_of_a_battle_on_one_screen(
    visit: Visit, local_server: LocalServer, language: str, size: tuple[int, int]
) -> None:
    """Four adventurers, a trap and a creature; nothing of it scrolls."""
    page = visit("/", phone=True, language=LOCALES[language], viewport={"width": size[0], "height": size[1]})
    page.evaluate(HEARD)
    chosen = moment(
        "lords",
        "full-4-greedy.jsonl",
        lambda state, ask: (
            ask is not None
            and ask.kind == PLAN_BATTLE
            and state.year == 2
            and len(state.lords[ask.seat].party) > 3
            and len(ask.options) > 2
        ),
    )
    page.goto(local_server.url + store_tables(local_server.database, [chosen])[0])
    lord = LordsPlayer(page, touch=True)
    page.wait_for_selector(".combat .store [data-option]", timeout=TIMEOUT_MS)
    for _ in range(2):
        if lord.sees(".store [data-option]:not(.off)"):
            lord.stage(".store [data-option]:not(.off)")
    expect(page.locator(".timeline tbody .chip").first).to_be_visible(timeout=TIMEOUT_MS)
    for name, over, inside in page.evaluate(FITS):
        assert over <= 1, (name, over)
        assert inside, name


CUT = """([selector, around, names]) => {
    const one = document.querySelector(selector);
    const box = one.closest(around);
    return names.filter((name) => {
        one.textContent = name;
        const [inner, outer] = [one.getBoundingClientRect(), box.getBoundingClientRect()];
        const out = Math.max(inner.right - outer.right, outer.left - inner.left, inner.bottom - outer.bottom);
        return out > 1 || one.scrollWidth > one.clientWidth + 1;
    });
}"""
"""The names that would not fit if they stood in the place of another one."""


@pytest.mark.parametrize("language", LOCALES)
def test_no_name_of_a_component_is_cut(visit: Visit, local_server: LocalServer, language: str) -> None:
    """In the head of a battle, and in the reader."""
    page = visit("/", language=LOCALES[language])
    page.evaluate(HEARD)
    box = component_catalogue("standard", language)
    fighters = [row.name for row in (*box.traps, *box.creatures)]
    everything = [*fighters, *(row.name for row in (*box.rooms, *box.spells))]
    town = moments("lords")["ChooseOrder"]
    links = store_tables(local_server.database, [in_battle(*SPIED), town])
    for window in ("desktop", "phone"):
        page.set_viewport_size(WINDOWS[window])
        follow(page, links[0], "PlanBattle")
        page.locator(".combat .store [data-option]:not(.off)").first.click(timeout=TIMEOUT_MS)
        head = ".timeline .step2 .label b"
        page.wait_for_selector(head, timeout=TIMEOUT_MS)
        assert page.evaluate(CUT, [head, "th", fighters]) == [], window
        follow(page, links[1], "ChooseOrder")
        if window == "phone":
            page.locator(".tab[data-tab=town]").click()
        page.locator(".town .tile").first.click(timeout=TIMEOUT_MS)
        page.wait_for_selector(".reader strong", timeout=TIMEOUT_MS)
        assert page.evaluate(CUT, [".reader strong", ".reader", everything]) == [], window


SPIED = ("full-4-greedy.jsonl", 123)
"""The first round of a battle against four, with a known card."""


ANSWERED = """async (seat) => {
    const { table } = document.querySelector('[data-table]').dataset;
    const { asks } = await (await fetch(`/api/tables/${table}/state?seat=${seat}`)).json();
    return asks.find((ask) => ask.seat === seat).after;
}"""
"""How many answers the player at a seat has given."""


def test_three_orders_are_one_plan_that_can_be_changed(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    chosen = moments("lords")["ChooseOrder"]
    page.goto(local_server.url + store_tables(local_server.database, [chosen])[0])
    page.wait_for_selector(".slots", timeout=TIMEOUT_MS)
    mira = LordsPlayer(page)
    answered = page.evaluate(ANSWERED, chosen.seat)
    for _ in range(3):
        expect(page.locator(READY)).to_have_count(0)
        mira.stage(".order.free")
    expect(page.locator(".slot.staged")).to_have_count(3)
    expect(page.locator(".order-forecast li:not(.have):not(.event)")).to_have_count(3)
    first = page.locator(".slot b").first.inner_text()
    mira.stage(".slot.staged .card")
    mira.stage(".order.free")
    expect(page.locator(".slot.staged")).to_have_count(3)
    expect(page.locator(".slot b").first).not_to_have_text(first, use_inner_text=True)
    assert page.evaluate(ANSWERED, chosen.seat) == answered, "nothing is given before Confirm"
    while not mira.sees(READY):
        mira.stage(".order.free")  # for the non-player lord
    mira.confirm()
    expect(page.locator(".slot.staged")).to_have_count(0)


def test_cells_that_cannot_be_dug_say_why(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    page.goto(local_server.url + store_tables(local_server.database, [moments("lords")["DigTunnel"]])[0])
    page.wait_for_selector(".cell.target", timeout=TIMEOUT_MS)
    mira = LordsPlayer(page)
    mira.stage(".cell.target")
    expect(page.locator(".cell.fresh")).to_have_count(1)
    page.locator(".cell:not(.target):not(.dug)").first.click()
    expect(page.locator(".why")).to_contain_text("DL-26", timeout=TIMEOUT_MS)


def test_what_is_spied_is_seen_by_the_spy_alone(visit: Visit, local_server: LocalServer) -> None:
    moment = moments("lords")["Spy"]
    link = store_tables(local_server.database, [moment])[0]
    page, other = visit("/"), visit(link.split("#")[0])
    page.goto(local_server.url + link)
    page.wait_for_selector(".lords.board[data-kind=Spy]", timeout=TIMEOUT_MS)
    LordsPlayer(page).answer()
    own, reply = (one.evaluate(STATE, link.split("#")[0].removeprefix("/t/")) for one in (page, other))
    known = [card for card in own["view"]["city_cards"] if card >= 0]
    assert len(known) > len([card for card in reply["view"]["city_cards"] if card >= 0])


STATE = "(table) => fetch(`/api/tables/${table}/state`).then((one) => one.json())"


def the_standing_is_the_score(page: Page) -> None:
    table = page.url.rsplit("/", 1)[1]
    reply = page.evaluate(STATE, table)
    assert reply["current_score"]["scores"] == reply["outcome"]["scores"]
    assert reply["current_score"]["breakdown"] == reply["outcome"]["breakdown"]


def test_a_rival_s_dungeon_is_a_tap_away_and_the_own_question_stays(
    visit: Visit, local_server: LocalServer
) -> None:
    chosen = moment("lords", "full-4-greedy.jsonl", lambda state, ask: ask.kind == CHOOSE_ORDER)
    link = store_tables(local_server.database, [chosen])[0]
    for phone in (False, True):
        page = visit("/", phone=phone)
        page.goto(local_server.url + link)
        page.wait_for_selector(".slots", timeout=TIMEOUT_MS)
        page.locator(".seats li").nth(0 if chosen.seat else 1).locator("button").first.click()
        expect(page.locator(".rival .map")).to_be_visible(timeout=TIMEOUT_MS)
        expect(page.locator(".prompt.my-turn")).to_be_visible()
        name = page.locator(".rival .who b").inner_text()
        page.locator(".rival .who button").nth(1).click()
        expect(page.locator(".rival .who b")).not_to_have_text(name)
        page.locator(".rival .who button").last.click()
        expect(page.locator(".rival")).to_have_count(0)


def test_non_player_lords_are_explained_at_first_sight(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    sit_down(page, local_server, 3, game="first")
    expect(page.locator(".why")).to_contain_text("Good to know", timeout=TIMEOUT_MS)
    expect(page.locator(".why")).to_contain_text("non-player lords take up spaces")
    page.reload()
    page.wait_for_selector(".lords.board", timeout=TIMEOUT_MS)
    expect(page.locator(".why")).to_have_count(0)


def in_battle(file: str, answers: int) -> StoredMoment:
    return StoredMoment(GOLDEN / "lords" / file, answers, lines(GOLDEN / "lords" / file)[answers + 1]["seat"])


PEACE = ("shows-02.jsonl", 103)
"""Two evil or no fight: taking the evil calls the Paladin in the middle of a battle (DL-52)."""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_DL52_the_paladin_is_drawn_when_he_comes_in_the_midst_of_a_battle(
    visit: Visit, local_server: LocalServer, phone: bool
) -> None:
    page = visit("/", phone=phone)
    page.goto(local_server.url + store_tables(local_server.database, [in_battle(*PEACE)])[0])
    page.wait_for_selector(".lords.board[data-kind=FacePeace]", timeout=TIMEOUT_MS)
    mira = LordsPlayer(page, touch=phone)
    mira.stage(".sheet .bar:has(em)")
    expect(page.locator(".timeline .flies").first).to_contain_text("comes", timeout=TIMEOUT_MS)


FALLEN = ("more-025.jsonl", 101)
"""A tile is lost, its lord becomes less evil, and the Paladin goes to another one (DL-49)."""


def test_DL49_a_flight_of_the_paladin_says_its_reason(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    page.goto(local_server.url + store_tables(local_server.database, [in_battle(*FALLEN)])[0])
    page.wait_for_selector(".lords.board[data-kind=PlanBattle]", timeout=TIMEOUT_MS)
    LordsPlayer(page).answer()
    expect(page.locator(".flight[data-to='2']")).to_contain_text("is down to evil 9", timeout=TIMEOUT_MS)


def test_battles_of_all_go_on_by_themselves_and_any_touch_ends_the_show(
    visit: Visit, local_server: LocalServer
) -> None:
    """Nothing needs a tap between decisions, at any speed; lanes show the others' battles."""
    page = visit("/", reduced_motion="no-preference", phone=True)
    page.goto(
        local_server.url
        + store_tables(local_server.database, [moment("lords", "full-4-greedy.jsonl", is_full)])[0]
    )
    page.wait_for_selector(".lords.board[data-kind=PlanBattle]", timeout=TIMEOUT_MS)
    mira = LordsPlayer(page, touch=True)
    expect(page.locator(".battle-summary")).to_have_count(4)
    pace = page.locator(".lanes .pace")
    said = pace.inner_text()
    pace.tap()
    expect(pace).not_to_have_text(said, use_inner_text=True)
    page.evaluate("localStorage.setItem('kazamata.playback', 'normal')")
    page.reload()
    mira.wait()
    mira.stage(".fighter.ready:not(.off)")
    before = mira.seq
    mira.tap(READY)
    page.wait_for_selector(f".table:not([data-seq='{before}']) .prompt.my-turn", timeout=TIMEOUT_MS)
    expect(page.locator(".timeline tr.now")).to_have_count(0, timeout=TIMEOUT_MS)


def is_full(state: Any, ask: Any) -> bool:
    return bool(ask.kind == PLAN_BATTLE and len(state.lords[ask.seat].party) >= 3 and state.combat_round == 1)


def test_a_hint_marks_what_a_tap_would_send_and_sends_nothing(
    visit: Visit, local_server: LocalServer
) -> None:
    page = visit("/")
    page.evaluate(HEARD)
    for kind in ("Spy", "RetrieveOrder"):
        (link,) = store_tables(local_server.database, [moments("lords")[kind]])
        follow(page, link, kind)
        seq = page.locator(".table").get_attribute("data-seq")
        with page.expect_response(lambda one: "/hint?" in one.url) as advised:
            page.locator("button[data-hint]").click()
        expect(page.locator("button[data-hint][aria-busy=true]")).to_have_count(0)
        wanted = advised.value.json()["option"]
        marked = page.locator(f".lords .hinted[data-option='{wanted}']")
        expect(marked).to_be_visible()
        assert page.locator(".table").get_attribute("data-seq") == seq, f"{kind}: the bulb sends nothing"
        marked.click()
        page.wait_for_selector(f".table:not([data-seq='{seq}'])", timeout=TIMEOUT_MS)
