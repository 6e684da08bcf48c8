"""Dungeon Lords in unusual cases: spectators, reloads, lost connections, ends, components from a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kazamata import game_registry
from kazamata.codec.sets import set_codec_of
from kazamata.games.lords.asks import CHOOSE_ORDER, PLAN_BATTLE
from kazamata.games.lords.fields import TAXES
from kazamata.games.lords.state import COMBAT
from tests.web.browser_player import TIMEOUT_MS
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.lords_player import READY, LordsPlayer, open_table
from tests.web.stored_tables import GOLDEN, StoredMoment, lines, moment, store_finished, store_tables

GAME = "full-4-greedy.jsonl"
BOARD = ".table .lords.board"


@pytest.fixture(scope="module")
def local_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server whose owner has a changed box."""
    folder = tmp_path_factory.mktemp("server")
    opened = LocalServer(folder, "lords", str(strong_goblins(folder)))
    yield opened
    opened.close()


def strong_goblins(folder: Path) -> Path:
    """The standard box, but a goblin strikes with 5."""
    sets, file = set_codec_of("lords"), folder / "Strong goblins.json"
    assert sets is not None
    sets.export(file, "standard", {})
    file.write_text(file.read_text("utf-8").replace('"strength": 2', '"strength": 5', 1), "utf-8")
    return file


def chooses_late(state: Any, ask: Any) -> bool:
    return bool(state.year == 2 and ask.kind == CHOOSE_ORDER)


def faces_many(state: Any, ask: Any) -> bool:
    party = state.lords[ask.seat].party
    return bool(ask.kind == PLAN_BATTLE and state.year == 2 and len(party) > 3 and len(ask.options) > 2)


def sit_at(page: Page, local_server: LocalServer, link: str) -> LordsPlayer:
    page.goto(local_server.url + link)
    page.wait_for_selector(BOARD, timeout=TIMEOUT_MS)
    return LordsPlayer(page)


def test_what_is_staged_survives_a_reload_and_what_is_confirmed_a_lost_line(
    visit: Visit, local_server: LocalServer
) -> None:
    page = visit("/")
    orders, battle = store_tables(
        local_server.database, [moment("lords", GAME, one) for one in (chooses_late, faces_many)]
    )
    mira = sit_at(page, local_server, battle)
    mira.stage(".store .fighter:not(.off)")
    expect(page.locator(".sent .fighter")).to_have_count(1, timeout=TIMEOUT_MS)
    sent = page.locator(".sent").inner_text()
    page.reload()
    expect(page.locator(".sent .fighter")).to_have_count(1, timeout=TIMEOUT_MS)
    expect(page.locator(".sent")).to_have_text(sent, use_inner_text=True)
    sit_at(page, local_server, orders)
    for _ in range(3):
        mira.stage(".order.free")
    page.reload()
    expect(page.locator(".slot.staged")).to_have_count(3, timeout=TIMEOUT_MS)
    before = mira.seq
    local_server.kill()
    expect(page.locator(".status .lost")).to_be_visible(timeout=TIMEOUT_MS)
    mira.tap(READY)
    expect(page.locator(".bar .plan")).to_contain_text("when the connection is back")
    local_server.start()
    page.wait_for_selector(f".table[data-busy=false]:not([data-seq='{before}'])", timeout=TIMEOUT_MS)
    expect(page.locator(".slot.staged")).to_have_count(0)


def test_a_spectator_looks_at_any_lord_and_sees_no_order_before_its_reveal(
    visit: Visit, local_server: LocalServer
) -> None:
    (link,) = store_tables(local_server.database, [moment("lords", GAME, chooses_late)])
    page = visit(link.split("#")[0])
    expect(page.locator(".watching")).to_be_visible(timeout=TIMEOUT_MS)
    expect(page.locator(".reveal .card")).to_have_count(12, timeout=TIMEOUT_MS)
    expect(page.locator(".reveal .card.open, .spot.mine, .order")).to_have_count(0)
    expect(page.locator(".whose")).to_contain_text("Ida")
    page.locator(".seats li").nth(3).locator("button").first.click()
    expect(page.locator(".whose")).to_contain_text("Hugo")


def ends_the_combat() -> StoredMoment:
    """The last plan of the first year's Combat, against a party with a member who goes home."""
    rules, path = game_registry.rules("lords"), GOLDEN / "lords" / GAME
    head, *answers = lines(path)
    state = rules.deal(rules.setup(len(head["seats"]), head["choices"]), int(head["seed"]))
    last = None
    for given, line in enumerate(answers):
        party = state.lords[line["seat"]].party
        if state.phase == COMBAT and state.combat_round == 4 and line["ask"] == "PlanBattle" and len(party):
            last = StoredMoment(path, given, line["seat"])
        rules.take(state, line["seat"], line["option"])
        if last and state.phase != COMBAT:
            return last
    raise LookupError("nobody goes home")


def test_the_last_round_of_a_combat_is_played_with_those_who_then_go_home(
    visit: Visit, local_server: LocalServer
) -> None:
    page = visit("/", reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('kazamata.playback', 'step')")
    (link,) = store_tables(local_server.database, [ends_the_combat()])
    mira = sit_at(page, local_server, link)
    page.wait_for_selector(".combat .timeline", timeout=TIMEOUT_MS)
    party = page.locator(".timeline tbody th.hero").count()
    assert party
    mira.stage(".fighter.ready:not(.off)")
    mira.tap(READY)
    page.wait_for_selector(".board:not([data-kind=PlanBattle])", timeout=TIMEOUT_MS)
    expect(page.locator(".combat .timeline .now")).to_have_count(1, timeout=TIMEOUT_MS)
    expect(page.locator(".timeline tbody th.hero")).to_have_count(party)
    page.keyboard.press("/")
    expect(page.locator("h1")).to_have_text("The last battle stays until you go on.", timeout=TIMEOUT_MS)
    expect(page.locator(".timeline tbody th.hero")).to_have_count(party)
    page.locator(".go-on").click()
    expect(page.locator(".combat")).to_have_count(0, timeout=TIMEOUT_MS)
    the_year_is_summed_up(page)
    page.locator(".year-end .begin").click()
    expect(page.locator(".planner, .sheet").first).to_be_visible(timeout=TIMEOUT_MS)
    page.reload()
    expect(page.locator(".planner, .sheet").first).to_be_visible(timeout=TIMEOUT_MS)
    expect(page.locator(".year-end")).to_have_count(0)


def the_year_is_summed_up(page: Page) -> None:
    """Each lord's dungeon, and prisoners and lost tiles as the table counts them."""
    table = page.url.split("/t/")[1][:12]
    view = page.evaluate("(table) => fetch(`/api/tables/${table}/state`).then((one) => one.json())", table)[
        "view"
    ]
    expect(page.locator("h1")).to_have_text("Year 1 is over", timeout=TIMEOUT_MS)
    for seat, lord in enumerate(view["lords"]):
        head = page.locator(f".year-end [data-seat='{seat}']")
        expect(head.locator(".plot.lost")).to_have_count(len(lord["conquered_cells"]), timeout=TIMEOUT_MS)
        expect(head.locator("ul[aria-label=Prison] button")).to_have_count(len(lord["prisoners"]))
        caught, lost = (page.locator(".year-end tbody tr").nth(row).locator("td").nth(seat) for row in (0, 1))
        expect(caught).to_contain_text(str(len(lord["prisoners"])))
        expect(lost).to_contain_text(str(len(lord["conquered_cells"])))


def test_after_the_end_come_seal_replay_branch_rematch_and_giving_up(
    visit: Visit, local_server: LocalServer
) -> None:
    *_, last = lines(GOLDEN / "lords" / GAME)
    page = visit("/")
    link = store_tables(
        local_server.database, [StoredMoment(GOLDEN / "lords" / GAME, last["number"] - 1, last["seat"])]
    )[0]
    mira = sit_at(page, local_server, link)
    while not mira.over:
        mira.wait()
        if not mira.over:
            mira.answer()
    mira.go_on()
    the_end_is_scored(page)
    table = page.url.split("#")[0]
    page.locator(".bar.end .seal").click(timeout=TIMEOUT_MS)
    expect(page.locator(".sheet[role=dialog] h2")).to_have_text("Deal verified")
    page.goto(f"{table}?at=120")
    page.wait_for_selector(".replay .lords.board", timeout=TIMEOUT_MS)
    page.locator("footer .branch").click()
    page.wait_for_selector(BOARD, timeout=TIMEOUT_MS)
    assert int(mira.seq) >= 120
    for name in ("Play again", "Same deal again"):
        page.goto("about:blank")
        page.goto(table)
        page.get_by_role("button", name=name).first.click(timeout=TIMEOUT_MS)
        page.wait_for_selector(f"{BOARD}[data-kind=KeepOrder]", timeout=TIMEOUT_MS)
    page.keyboard.press("t")
    page.locator(".give-up").click()
    page.locator(".sure .yes").click()
    expect(page.locator(".ending h2")).to_contain_text("Nobody has won", timeout=TIMEOUT_MS)
    page.goto("about:blank")
    page.goto(table)
    expect(page.locator(".lords-end")).to_be_visible(timeout=TIMEOUT_MS)
    page.locator(".bar.end button").first.click()
    expect(page.locator(".ending .next a[href^='/t/']").first).to_be_visible(timeout=TIMEOUT_MS)


def the_end_is_scored(page: Page) -> None:
    """All dungeons, the sums of the engine, and the exam for everybody above 0 (DL-77)."""
    table = page.url.split("/t/")[1][:12]
    state = page.evaluate("(table) => fetch(`/api/tables/${table}/state`).then((one) => one.json())", table)
    seats = [
        int(head.get_attribute("data-seat") or -1) for head in page.locator(".lords-end [data-seat]").all()
    ]
    scores = state["outcome"]["scores"]
    assert sorted(seats) == list(range(len(scores)))
    shown = page.locator(".lords-end [data-row=sum] td").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in shown] == [scores[seat] for seat in seats]
    exam = page.locator(".lords-end [data-row=exam] td").all_inner_texts()
    assert ["passed" in text for text in exam] == [scores[seat] > 0 for seat in seats]
    for seat in seats:
        lost = page.locator(f".lords-end [data-seat='{seat}'] .plot.lost")
        expect(lost).to_have_count(len(state["view"]["lords"][seat]["conquered_cells"]))
    page.locator(".lords-end .picture ul button").first.click()
    expect(page.locator(".reader strong")).to_be_visible(timeout=TIMEOUT_MS)
    page.locator(".reader > button").click()


def test_an_owner_s_own_components_are_chosen_and_read(visit: Visit) -> None:
    page = visit("/#new/lords")
    counts = page.locator("input[name=seats]")
    expect(counts).to_have_count(3, timeout=TIMEOUT_MS)
    assert [one.get_attribute("value") for one in counts.all()] == ["2", "3", "4"]
    page.locator("details summary").click()
    page.select_option("#choice-components", label="Strong goblins")
    page.select_option(".chairs select >> nth=0", "greedy")
    page.locator("button[type=submit]").click()
    page.wait_for_selector(BOARD, timeout=TIMEOUT_MS)
    found = page.evaluate(GOBLIN, page.url.rsplit("/", 1)[1])
    assert found["row"]["first"]["strength"] == 5
    assert "5" in found["text"]


GOBLIN = """async (table) => {
    const { set } = await (await fetch(`/api/tables/${table}`)).json();
    return (await (await fetch(`/api/catalogue/lords/${set}/en`)).json()).creatures[0];
}"""


def test_on_a_phone_a_tip_begins_below_what_is_asked(visit: Visit, local_server: LocalServer) -> None:
    """Two seats with a non-player lord, in Polish."""
    page = visit("/", phone=True, language="pl")
    table = open_table(page, 2, game="first")
    page.goto(f"{local_server.url}/t/{table}")
    tip, prompt = page.locator(".why"), page.locator(".prompt.my-turn")
    expect(tip).to_contain_text("neutralni władcy", timeout=TIMEOUT_MS)
    box, above = tip.bounding_box(), prompt.bounding_box()
    assert box
    assert above
    assert box["y"] >= above["y"] + above["height"]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_heroes_in_the_table_of_a_battle_open_the_reader(
    visit: Visit, local_server: LocalServer, phone: bool
) -> None:
    page = visit("/", phone=phone)
    (link,) = store_tables(local_server.database, [moment("lords", GAME, faces_many)])
    sit_at(page, local_server, link)
    heroes = page.locator(".timeline th.hero button")
    expect(heroes.first).to_be_visible(timeout=TIMEOUT_MS)
    assert heroes.count() == page.locator(".timeline th.hero").count()
    name = heroes.first.locator(".name").text_content() or "?"
    heroes.first.tap() if phone else heroes.first.click()
    expect(page.locator(".reader strong")).to_contain_text(name.replace("\u00ad", ""), timeout=TIMEOUT_MS)
    page.locator(".reader > button").click()
    expect(page.locator(".reader")).to_have_count(0)
    heroes.last.press("Enter")
    expect(page.locator(".reader strong")).to_be_visible(timeout=TIMEOUT_MS)


def knows_the_taxes(state: Any, ask: Any) -> bool:
    """Taxes lie open for the coming season, and nobody has a debt."""
    return bool(
        ask.kind == CHOOSE_ORDER
        and state.season < 3
        and state.event_tiles[state.season] == TAXES
        and not any(lord.tax_cubes for lord in state.lords)
    )


def test_the_tip_about_debts_comes_before_the_first_debt(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    page.evaluate(
        "localStorage.setItem('kazamata.lords.tips', 'puppets blocked ghost facedown paladin yeartwo')"
    )
    (link,) = store_tables(local_server.database, [moment("lords", GAME, knows_the_taxes)])
    sit_at(page, local_server, link)
    expect(page.locator(".place.tip")).to_contain_text("stays a debt to the end", timeout=TIMEOUT_MS)


def test_points_now_are_the_score_and_say_what_shared_titles_count(
    visit: Visit, local_server: LocalServer
) -> None:
    page = visit("/")
    chosen = moment("lords", GAME, chooses_late)
    (link,) = store_tables(local_server.database, [chosen])
    sit_at(page, local_server, link)
    rules = game_registry.rules("lords")
    head, *answers = lines(chosen.path)
    state = rules.deal(rules.setup(len(head["seats"]), head["choices"]), int(head["seed"]))
    for line in answers[: chosen.answers]:
        rules.take(state, line["seat"], line["option"])
    shown = page.locator(".titles .score").all_inner_texts()
    assert [int(text.split()[-1].replace("−", "-")) for text in shown] == list(rules.score(state).scores)
    page.locator(".titles .total").click()
    expect(page.locator(".place.tip")).to_contain_text("several lords share")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_guide_says_farewell_at_the_end_of_the_guided_game(
    visit: Visit, local_server: LocalServer, phone: bool
) -> None:
    page = visit("/", phone=phone)
    (guided,) = store_finished(local_server.database, GOLDEN / "lords" / GAME, deal="first-winter")
    page.goto(local_server.url + guided)
    expect(page.locator(".ending .farewell")).to_contain_text("Farewell", timeout=TIMEOUT_MS)
    (other,) = store_finished(local_server.database, GOLDEN / "lords" / GAME)
    page.goto(local_server.url + other)
    page.wait_for_selector(".bar.end", timeout=TIMEOUT_MS)
    page.locator(".bar.end button[aria-expanded=false]:not(.seal)").click()
    expect(page.locator(".ending")).to_be_visible(timeout=TIMEOUT_MS)
    expect(page.locator(".ending .farewell")).to_have_count(0)
