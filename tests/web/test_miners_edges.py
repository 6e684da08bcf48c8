"""Imperial Miners in unusual cases: own cards, spectators, replays, new games, lost connections, draws."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kazamata import game_registry
from kazamata.codec import gamelog
from kazamata.codec.miners.set_files import export_set
from kazamata.words.miners import house_names
from tests.web.browser_player import TIMEOUT_MS, fits_the_window
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.miners_player import (
    MinersPlayer,
    chooses_in,
    moment_of,
    moments,
    open_at,
    open_table,
    played,
    sit_at,
)
from tests.web.stored_tables import StoredMoment, store_shared_table
from tests.web.stored_tables import moment as stored

DEEP = {
    "do": "if",
    "measure": "full-carts",
    "least": 2,
    "then": {"do": "either", "choices": [{"do": "gain-points", "n": 3}, {"do": "draw", "n": 2}]},
    "otherwise": {"do": "gain-coins", "n": 1},
}
"""An effect that no card of the house set has."""


def my_box(folder: Path) -> Path:
    """An owner's set of cards: other names, and a new effect on every card of level I."""
    path = folder / "mybox.json"
    export_set(path, names=house_names())
    reply = json.loads(path.read_text("utf-8"))
    reply["key"] = "mybox"
    for names in reply["names"].values():
        names |= {key: f"My <i>{name}</i>" for key, name in names.items()}
    for card in reply["cards"]:
        card["effects"] = [DEEP, *card["effects"][1:]] if card["level"] == 1 else card["effects"]
    path.write_text(json.dumps(reply), "utf-8")
    return path


@pytest.fixture(scope="module")
def local_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    folder = tmp_path_factory.mktemp("server")
    opened = LocalServer(folder, "miners", str(my_box(folder)))
    yield opened
    opened.close()


def sit(page: Page, link: str) -> MinersPlayer:
    page.goto(link)
    person = MinersPlayer(page)
    person.wait_for_board()
    person.calm()
    return person


def test_cards_from_an_owner_s_file_look_and_work_like_ours(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/#new/miners")
    page.locator("details summary").click()
    own = page.locator("#choice-set option").last.get_attribute("value") or ""
    assert own.startswith("mybox-")
    page.select_option("#choice-set", own)
    page.locator("input[value='2']").check()
    page.select_option(".chairs select", "greedy")
    page.click("button[type=submit]")
    ann = MinersPlayer(page)
    ann.wait_for_board()
    ann.answer()
    ann.wait()
    held = page.locator(".handbox .held[aria-label*='level I,']").first
    assert (held.get_attribute("aria-label") or "").startswith("My <i>"), "a name is text, whatever it holds"
    held.hover()
    expect(page.locator(".reader h3")).to_contain_text("My <i>")
    expect(page.locator(".reader .effect-text").first).to_contain_text(re.compile("full carts"))
    assert page.locator(".reader .effect-text").first.locator("svg").count() >= 2, (
        "signs from its effect tree"
    )
    ann.hinted()
    ann.wait()
    assert page.locator(".mine-area .spot").count() == 1
    expect(page.locator(".side, .digest").first).to_contain_text("My <i>")


def test_who_watches_sees_every_mine_by_name_and_no_hand(visit: Visit, local_server: LocalServer) -> None:
    link = sit_at(local_server, 3, 5, chooses_in(5))
    page = visit(link.removeprefix(local_server.url).split("#")[0])
    page.wait_for_selector(".miners", timeout=TIMEOUT_MS)
    expect(page.locator(".whose")).to_contain_text(page.locator(".seats .name").first.inner_text())
    for gone in (".handbox", ".chainbox", "button.confirm"):
        expect(page.locator(gone)).to_have_count(0)
    before = page.locator(".mine-area .card").first.get_attribute("aria-label")
    page.click(".seats li:nth-child(2) .who")
    expect(page.locator(".whose")).to_contain_text(page.locator(".seats .name").nth(1).inner_text())
    assert page.locator(".mine-area .card").first.get_attribute("aria-label") != before
    expect(page.locator(".menu")).to_have_count(0)
    page.set_viewport_size({"width": 360, "height": 640})
    fits_the_window(page)


def entries_of(moment: StoredMoment) -> list[list[int]]:
    """For each answer of a stored game the spots of the second seat's mine that it affected."""
    rules, log = game_registry.rules("miners"), gamelog.load(moment.path)
    state, found = gamelog.deal(log), list[list[int]]()
    for answer in log.answers[: moment.answers]:
        events = rules.take(state, answer.seat, answer.option)
        rows = [
            dict(zip((f.name for f in rules.event_kinds[e.kind].fields), e.values, strict=False))
            for e in events
        ]
        found.append(sorted({int(row["spot"]) for row in rows if row.get("seat") == 1 and "spot" in row}))
    return found


def test_in_a_replay_the_right_one_of_two_equal_cards_lights_up(
    visit: Visit, local_server: LocalServer
) -> None:
    moment = moment_of(local_server, 2, 37, chooses_in(9))
    state = gamelog.position(gamelog.load(moment.path), moment.answers)
    cards = [int(card) for card in game_registry.rules("miners").see(state, 0).seats[1].mine.cards]
    twins = [spot for spot, card in enumerate(cards) if cards.count(card) > 1]
    wanted = [(seq, spots) for seq, spots in enumerate(entries_of(moment), 1) if set(spots) & set(twins)]
    link = local_server.url + store_shared_table(local_server.database, moment, 2)[0]
    ann = sit(visit("/"), link)
    page, table = ann.page, ann.page.url.split("?")[0]
    page.evaluate("link => history.pushState(null, '', link)", f"{table}?at={wanted[-6][0]}")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    page.wait_for_selector(".replay .miners", timeout=TIMEOUT_MS)
    page.click(".seats li:nth-child(2) .who")
    for seq, spots in wanted[-6:]:
        page.locator("input[type=range]").fill(str(seq))
        for spot in range(len(cards)):
            lit = page.locator(f".mine-area .spot:has([data-target='spot {spot}']).beat")
            expect(lit).to_have_count(1 if spot in spots else 0)
    assert {spot for _, spots in wanted[-6:] for spot in spots} >= set(twins), "each in its turn"


def test_a_game_is_given_up_verified_and_played_again_with_the_same_deal_and_another(
    visit: Visit, local_server: LocalServer
) -> None:
    page = visit("/")
    table = open_table(page, local_server.url, seats=1)
    ann = sit(page, f"{local_server.url}/t/{table}")
    first = [one.get_attribute("data-card") for one in page.locator(".keep .held").all()]
    page.keyboard.press("t")
    page.click(".give-up")
    page.click(".sure .yes")
    expect(page.locator(".ending")).to_contain_text("given up")
    expect(page.locator(".bar.end .seal")).to_contain_text("verified")
    page.click(".ending button:has-text('Same deal again')")
    page.wait_for_selector(f".table:not([data-table='{table}']) .keep .held", timeout=TIMEOUT_MS)
    assert [one.get_attribute("data-card") for one in page.locator(".keep .held").all()] == first
    ann.answer()
    page.goto(f"{local_server.url}/t/{table}?at=0")
    page.click("a.leave[href$='/t/" + table + "']")
    page.click(".bar.end button.primary, .bar.end a.primary")
    page.wait_for_selector(f".table:not([data-table='{table}']) .keep .held", timeout=TIMEOUT_MS)
    assert [one.get_attribute("data-card") for one in page.locator(".keep .held").all()] != first
    page.keyboard.press("t")
    page.click(".side .leave")
    page.click(".sure .yes")
    page.wait_for_selector(".game-card .play")


def test_from_a_finished_game_one_plays_on_where_one_likes(visit: Visit, local_server: LocalServer) -> None:
    ann = sit(visit("/"), sit_at(local_server, 1, 5, chooses_in(10)))
    page = ann.page
    while not ann.over:
        ann.wait()
        if not ann.over:
            ann.answer()
    expect(page.locator(".over .panel")).to_be_visible()
    expect(page.locator(".ending")).to_have_count(0)
    page.click(".bar.end a[href*='at=']")
    page.wait_for_selector(".replay .miners", timeout=TIMEOUT_MS)
    page.locator("input[type=range]").fill("40")
    page.wait_for_url(re.compile(r"at=40$"))
    expect(page.locator(".replay .handbox .held").first).to_be_visible()
    page.click("footer .branch")
    page.wait_for_selector(".table .miners", timeout=TIMEOUT_MS)
    ann.calm()
    assert ann.seq == 40
    assert ann.kind


def test_what_is_staged_survives_a_reload_and_a_lost_line(visit: Visit, local_server: LocalServer) -> None:
    ann = sit(visit("/"), sit_at(local_server, 2, 3, chooses_in(6)))
    page = ann.page
    ann.stage()
    whole, kept = ann.staged, ann.seq
    assert len(whole) > 2
    page.reload()
    page.wait_for_selector(".chain .chip", timeout=TIMEOUT_MS)
    ann.calm()
    assert ann.staged == whole
    page.context.set_offline(True)
    expect(page.locator(".status .lost")).to_be_visible(timeout=TIMEOUT_MS)
    page.keyboard.press("Escape")
    shorter = ann.staged
    assert len(shorter) < len(whole)
    lit = page.locator(".field.lit, .choice:not(.off):not(.none), .mine-area .spot.lit .card")
    lit.first.click()
    expect(page.locator(".miners")).to_have_attribute(
        "data-line", ",".join(map(str, whole))
    )  # previewed before
    page.keyboard.press("Escape")
    lit.last.click()
    assert ann.staged == shorter, "nobody can say yet what it brings"
    page.context.set_offline(False)
    expect(page.locator(".status .lost")).to_have_count(0, timeout=TIMEOUT_MS)
    page.wait_for_selector(".miners[data-previewing=false]", timeout=TIMEOUT_MS)
    assert len(ann.staged) > len(shorter), "the tap was not in vain"
    ann.stage()
    ann.confirm()
    assert ann.seq > kept


FLIGHTS = """() => {
    const { animate } = Element.prototype;
    const before = new Set(document.querySelectorAll('.held'));
    window.flown = [];
    Element.prototype.animate = function (...how) {
        if (this.matches('.held') && !before.has(this)) window.flown.push(Number(how[1]?.duration ?? how[1]));
        return animate.apply(this, how);
    };
}"""
"""Records how long cards move that were not in the hand before."""


def test_a_drawn_card_flies_to_the_hand_and_its_deck_has_one_less(
    visit: Visit, local_server: LocalServer
) -> None:
    drawing = next(one for one in moments() if one.kind == "DrawCard")
    page = visit("/", reduced_motion="no-preference")
    ann = sit(page, open_at(local_server, [drawing])[0])
    page.wait_for_selector(".miners[data-asked=DrawCard]", timeout=TIMEOUT_MS)
    page.wait_for_selector(".choice .eye", timeout=TIMEOUT_MS)
    decks = [int(one) for one in page.locator(".deck b").all_inner_texts()]
    held = page.locator(".handbox .held").count()
    level = page.locator(".choice:not(.off)").first.get_attribute("data-option")
    page.evaluate(FLIGHTS)
    ann.tap(f".choice[data-option='{level}']")
    expect(page.locator(".handbox .held")).not_to_have_count(held)
    after = [int(one) for one in page.locator(".deck b").all_inner_texts()]
    assert sum(decks) - sum(after) == page.locator(".handbox .held").count() - held
    flown = page.evaluate("window.flown")
    assert max(flown, default=0) > 0, "the card came flying"
    assert max(flown) <= 200


def test_a_waiting_player_can_read_everything(visit: Visit, local_server: LocalServer) -> None:
    """This seat has chosen and another still chooses: hand, mine, event and boards open in the reader."""
    path = played(local_server.seed.parent, 2, 37)
    both = stored("miners", str(path), lambda state, ask: chooses_in(6)(state, ask) and ask.seat == 1)
    ann = sit(visit("/"), local_server.url + store_shared_table(local_server.database, both, 2)[0])
    page = ann.page
    ann.step(".handbox .held.lit")
    ann.confirm()
    expect(page.locator(".seats li:nth-child(1) .state")).to_have_text("ready")
    expect(page.locator(".seats li:nth-child(2) .state")).to_have_text("chooses")
    assert ann.kind == ""
    title = page.locator(".reader h3")
    for one in (".handbox .held", ".mine-area .card"):
        page.locator(one).last.hover()
        expect(title).to_have_text((page.locator(one).last.get_attribute("aria-label") or "?").split(",")[0])
    for one in (".round-bar .event .name", ".tracks .name >> nth=1"):
        page.locator(one).first.click()
        expect(title).to_have_text((page.locator(one).first.text_content() or "?").strip())
    page.locator(".fields").hover()
    expect(title).to_have_text("Surface")


def test_five_seats_on_a_phone_in_hungarian(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/", phone=True, language="hu")
    ann = sit(page, sit_at(local_server, 5, 11, chooses_in(5)))
    ann.touch = True
    assert page.locator(".seats li").count() == 5
    while ann.sees(".tip"):
        ann.tap(".tip .known")
    for opener, sheet in (
        (".event.mine", ".tracks"),
        (".event:not(.mine)", ".reader"),
        (".strip", ".reader"),
    ):
        ann.tap(opener)
        expect(page.locator(f".aside.sheet {sheet}")).to_be_in_viewport(ratio=0.98)
        ann.tap(".aside .shut")
    ann.answer()
    ann.wait()
    ann.tap(".seats li:nth-child(4) .who")
    for part in ("header", ".card >> nth=0"):
        expect(page.locator(f".aside.sheet .rival {part}")).to_be_in_viewport(ratio=0.98)
    fits_the_window(page)
    assert "page-" not in page.inner_text("body")
