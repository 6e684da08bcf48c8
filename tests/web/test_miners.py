"""Imperial Miners in real browsers: whole games, staged turns, other seats, other languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kazamata import game_registry
from kazamata.codec import gamelog
from kazamata.words.miners import component_catalogue
from tests.web.browser_player import TIMEOUT_MS, fits_the_window, out_of_reach, small_targets
from tests.web.conftest import ON_ITS_SIDE, PHONE, Visit
from tests.web.local_server import ROOT, LocalServer
from tests.web.miners_player import (
    MinersPlayer,
    chooses_in,
    go_to,
    moment_of,
    open_table,
    played,
    sit_at,
    sit_down_at,
    turn_at,
)
from tests.web.stored_tables import StoredMoment, store_shared_table, store_tables
from tests.web.stored_tables import moment as stored

TABLETS = [{"width": 768, "height": 1024}, {"width": 1024, "height": 768}]
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")


def sit_down(visit: Visit, local_server: LocalServer, seats: int = 3, **options: object) -> MinersPlayer:
    """A player at a new table whose other seats are bots."""
    reveal = str(options.pop("reveal", "together"))
    page = visit("/", **options)
    table = open_table(page, local_server.url, seats, reveal=reveal)
    page.goto(f"{local_server.url}/t/{table}")
    page.wait_for_selector(".miners", timeout=TIMEOUT_MS)
    return MinersPlayer(page, touch=bool(options.get("phone")))


def board_is_whole(page: Page) -> None:
    """Mine, hand, chain and buttons are within the window, and nothing scrolls."""
    for selector in (".mine-area", ".chain", ".handbox", "button.confirm"):
        expect(page.locator(selector).first).to_be_in_viewport(ratio=0.98)
    down = page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
    assert down <= 0, f"the page is {down} pixels too high"
    fits_the_window(page)


def serious(page: Page) -> list[str]:
    """Findings of axe; the text of a button must be a part of its name."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(
        "axe.run({rules: {'label-content-name-mismatch': {enabled: true}}}).then((found) => found.violations"
        ".filter((one) => ['serious', 'critical'].includes(one.impact))"
        ".flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html}`)))"
    )
    return found


def test_a_whole_game_against_two_bots_by_the_hints_takes_at_most_eighty_taps(
    visit: Visit, local_server: LocalServer
) -> None:
    ann = sit_down(visit, local_server)
    while not ann.over:
        ann.wait()
        if not ann.over:
            ann.hinted()
    assert ann.taps <= 80
    expect(ann.page.locator(".bar.end")).to_be_visible()
    ann.page.click(".bar.end a[href*='at=']")
    ann.page.wait_for_url(re.compile(r"\?at=0$"))
    expect(ann.page.locator(".mine-area .spot")).to_have_count(0)
    ann.page.click("[aria-label='To the end']")
    expect(ann.page.locator(".mine-area .spot").first).to_be_visible()
    assert ann.page.locator(".mine-area .spot").count() >= 10  # an event may have brought more


def test_a_whole_game_on_a_phone_where_nothing_is_too_small_or_too_wide(
    visit: Visit, local_server: LocalServer
) -> None:
    ann = sit_down(visit, local_server, phone=True)
    while not ann.over:
        ann.wait()
        if ann.over:
            break
        ann.answer()
        fits_the_window(ann.page)
        if ann.answers == 30:
            ann.wait()
            assert too_small(ann.page) == []
    assert ann.taps <= 80, "by hand"
    expect(ann.page.locator(".bar.end")).to_be_visible()
    fits_the_window(ann.page)


def test_five_seats_late_in_the_game_on_every_screen(visit: Visit, local_server: LocalServer) -> None:
    ann = sit_down_at(visit, sit_at(local_server, 5, 11, chooses_in(9)))
    page = ann.page
    board_is_whole(page)
    for selector in (".tracks", ".readerbox", ".round-bar .event", ".countersbox"):
        expect(page.locator(selector).first).to_be_in_viewport(ratio=0.98)
    page.keyboard.press("l")
    expect(page.locator(".side")).to_be_visible()
    board_is_whole(page)
    page.keyboard.press("l")
    page.click(".seats li:nth-child(2) .who")
    expect(page.locator(".rivalbox .fresh").first).to_be_visible()
    expect(page.locator(".prompt.my-turn")).to_be_visible()
    page.keyboard.press("0")
    expect(page.locator(".rivalbox")).to_have_count(0)
    expect(page.locator(".digest li")).to_have_count(4)
    for size in (*TABLETS, PHONE, ON_ITS_SIDE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        board_is_whole(page)
    page.set_viewport_size(PHONE)
    ann.calm()
    assert too_small(page) == []


def test_a_mine_of_four_rows_on_a_phone_is_within_reach_of_a_finger(
    visit: Visit, local_server: LocalServer
) -> None:
    """Cells, cards and joints look smaller than they are: a finger that misses by a little still hits them."""
    deep = sit_at(local_server, 1, 10, chooses_in(8))
    ann = sit_down_at(visit, deep, phone=True)
    assert ann.page.locator(".mine-area .layer").count() == 4
    assert out_of_reach(ann.page, ".mine-area .card") == []
    ann.step(".handbox .held.lit")
    assert ann.kind == "PlaceCard"
    assert out_of_reach(ann.page, ".mine-area .place") == []
    ann.step(".mine-area .place:not(.other)")
    assert out_of_reach(ann.page, ".mine-area .card") == []
    assert out_of_reach(ann.page, ".fields .field") == []


def too_small(page: Page) -> list[str]:
    """Targets that a finger cannot hit;

    cards, cells and the surface extend to 44 pixels, which has a separate test.
    """
    return [one for one in small_targets(page) if not one.startswith(("place ", "card ", "joint ", "field "))]


def test_a_turn_is_staged_taken_apart_and_confirmed_as_one(visit: Visit, local_server: LocalServer) -> None:
    ann = sit_down_at(visit, sit_at(local_server, 1, 5, chooses_in(4)))
    page, seq = ann.page, ann.seq
    ann.step(".handbox .held.lit")
    expect(page.locator(".chain .chip").first).to_be_visible()
    ann.stage()
    whole = ann.staged
    expect(page.locator(".mine-area .spot.staged")).to_have_count(1)
    page.keyboard.press("Escape")
    shorter = ann.staged
    assert whole[: len(shorter)] == shorter != whole
    ann.stage()
    assert ann.staged == whole, "what was dropped is staged again"
    page.locator(".mine-area .spot.staged .card").click(position={"x": 12, "y": 12})
    expect(page.locator(".miners[data-asked=UseEffect] .choice.chosen")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert ann.staged == []
    assert ann.seq == seq, "nothing was sent"
    expect(page.locator(".mine-area .spot.staged")).to_have_count(0)
    ann.stage()
    ann.confirm()
    assert ann.seq >= seq + len(whole), "all of it was one plan"


def test_a_turn_of_three_cards_takes_at_most_eight_taps(visit: Visit, local_server: LocalServer) -> None:
    """Card, place, an effect of each of three cards, a fork, the surface, and Confirm."""
    moment = moment_of(local_server, 1, 5, chooses_in(5))
    ann = sit_down_at(visit, local_server.url + store_tables(local_server.database, [moment])[0])
    turn = turn_at(moment)
    assert [kind for kind, _ in turn].count("UseEffect") == 3
    for index, (kind, option) in enumerate(turn):
        if len(ann.staged) <= index:
            ann.give(kind, option)
    assert ann.staged == [option for _, option in turn]
    assert ann.page.locator(".mine-area .bead").count() == 3
    before = ann.seq
    ann.confirm()
    assert ann.taps <= 8
    assert ann.seq == before + len(turn), "one plan"


def test_what_cannot_be_played_says_why(visit: Visit, local_server: LocalServer) -> None:
    ann = sit_down_at(visit, sit_at(local_server, 1, 5, chooses_in(2)))
    dear = ann.page.locator(".handbox .held.unplayable").first
    assert "not possible, why?" in (dear.get_attribute("aria-label") or "")
    dear.click(force=True)  # it says that it is disabled, and why
    expect(ann.page.locator(".why:has(b)")).to_contain_text(re.compile(r"IM-\d+"))


def test_prices_are_those_after_scots_discounts_and_the_event(
    visit: Visit, local_server: LocalServer
) -> None:
    """On every card of the hand and on an effect that Scots make cheaper; the printed price is struck through."""
    rules, cards = game_registry.rules("miners"), component_catalogue("house", "en").cards
    moment = moment_of(local_server, 1, 7, chooses_in(5))
    state = gamelog.position(gamelog.load(moment.path), moment.answers)
    asked = rules.question(state, rules.ask(state)[0])
    costs = dict(zip(asked.fact_list("cards"), asked.fact_list("costs"), strict=True))
    assert any(cost != cards[card].cost for card, cost in costs.items())
    ann = sit_down_at(visit, local_server.url + store_tables(local_server.database, [moment])[0])
    for card, cost in costs.items():
        held = ann.page.locator(f".handbox .held[data-card='{card}']").first
        assert held.locator(".disc").get_attribute("data-n") == str(cost)
        struck = held.locator(".cost s")
        assert (struck.get_attribute("data-n") if struck.count() else None) == (
            str(cards[card].cost) if cost != cards[card].cost else None
        )
    cheaper = moment_of(local_server, 1, 2, scots_pay_less)
    ann = sit_down_at(visit, local_server.url + store_tables(local_server.database, [cheaper])[0])
    assert ann.kind == "UseEffect"
    prices = [one.get_attribute("data-n") for one in ann.page.locator(".choice .token.price").all()]
    assert "1" in prices, "three coins are printed"


def scots_pay_less(state: Any, ask: Any) -> bool:
    """The first effect of the Whisky Still is asked for, and two Scots of the mine make it cheaper."""
    rules = game_registry.rules("miners")
    asked = rules.question(state, ask)
    named = rules.ask_kinds[ask.kind].name == "UseEffect" and asked.fact("card") == 1
    return bool(named and 1 in asked.fact_list("price"))


def test_lit_places_tell_the_carts_that_they_fill(visit: Visit, local_server: LocalServer) -> None:
    """The number on every cell equals the result of the rules."""
    rules, moment = game_registry.rules("miners"), moment_of(local_server, 1, 5, chooses_in(6))
    state = gamelog.position(gamelog.load(moment.path), moment.answers)
    card, filled = max(carts_filled(rules, state), key=lambda one: sum(one[1].values()))
    assert any(filled.values()), "one of the places fills a cart"
    ann = sit_down_at(visit, local_server.url + store_tables(local_server.database, [moment])[0])
    ann.step(f".handbox .held[data-card='{card}']")
    ann.page.wait_for_selector(".mine-area .place .carts", timeout=TIMEOUT_MS)
    for cell, carts in filled.items():
        index = ann.page.locator(f".mine-area [data-target='cell {cell}']")
        said = index.locator(".carts").get_attribute("data-n") if index.locator(".carts").count() else ""
        assert (f"+{carts}" == said) if carts else said in ("", "+½")
        assert bool(carts) == bool(re.search(r"\d cart", index.get_attribute("aria-label") or ""))


def carts_filled(rules: Any, state: Any) -> Iterator[tuple[int, dict[int, int]]]:
    """For each playable card its cells, and how many carts it fills there."""
    (ask,) = rules.ask(state)
    for option in ask.options:
        chosen = state.copy()
        rules.take(chosen, 0, option)
        (places,) = rules.ask(chosen)
        if rules.ask_kinds[places.kind].name != "PlaceCard":
            continue
        found, before = {}, len(rules.see(chosen, 0).seats[0].mine.full_joints)
        for index in places.options:
            laid = chosen.copy()
            rules.take(laid, 0, index)
            cell = rules.ask_kinds[places.kind].read(int(index))["cell"]
            found[cell] = len(rules.see(laid, 0).seats[0].mine.full_joints) - before
        yield rules.ask_kinds[ask.kind].read(int(option))["card"], found


def test_what_a_rival_did_is_played_beat_by_beat_and_of_two_equal_cards_the_right_one_lights_up(
    visit: Visit, local_server: LocalServer
) -> None:
    moment = moment_of(local_server, 2, 37, chooses_in(9))
    ann = sit_down_at(
        visit,
        local_server.url + store_tables(local_server.database, [moment])[0],
        reduced_motion="no-preference",
    )
    page = ann.page
    page.evaluate("localStorage.setItem('kazamata.playback', 'step')")
    page.reload()
    page.locator(".digest button").click()
    page.wait_for_selector(".rivalbox .rival", timeout=TIMEOUT_MS)
    lit, points = list[int](), list[int]()
    while page.locator(".miners").get_attribute("data-beat"):
        points.append(int(page.locator(".seats li:nth-child(2) .numbers .gem").inner_text()))
        beat = page.locator(".rivalbox .card.beat")
        lit += [int(beat.get_attribute("data-spot") or -1)] if beat.count() else []
        page.keyboard.press("Shift")
    assert lit == lately_at(moment, seat=1, entries=12)
    cards = rival_cards(moment)
    assert len({spot for spot in lit if cards.count(cards[spot]) > 1}) == 2, (
        "both of two equal cards, each in its turn"
    )
    points.append(int(page.locator(".seats li:nth-child(2) .numbers .gem").inner_text()))
    assert points == sorted(points), "points come with their beats"
    assert points[0] < points[-1]
    page.locator(".digest button").click()
    page.mouse.click(700, 300)
    page.mouse.click(700, 300)  # a step for each tap; once more, at another speed, all at once
    page.keyboard.press(".")
    page.locator(".digest button").click()
    page.keyboard.press("Shift")
    expect(page.locator(".miners[data-beat='']")).to_be_visible()


def lately_at(moment: StoredMoment, seat: int, entries: int) -> list[int]:
    """The spots of a seat's mine that the events of its last entries name, one after the other."""
    rules, log = game_registry.rules("miners"), gamelog.load(moment.path)
    state, entries_of_seat = gamelog.deal(log), list[list[dict[str, int]]]()
    for answer in log.answers[: moment.answers]:
        events = [
            dict(zip((field.name for field in rules.event_kinds[one.kind].fields), one.values, strict=False))
            for one in rules.take(state, answer.seat, answer.option)
        ]
        if any(one.get("seat") == seat for one in events):
            entries_of_seat.append([one for one in events if one.get("seat") == seat])
    return [int(one["spot"]) for events in entries_of_seat[-entries:] for one in events if "spot" in one]


def rival_cards(moment: StoredMoment) -> list[int]:
    state = gamelog.position(gamelog.load(moment.path), moment.answers)
    return [int(card) for card in game_registry.rules("miners").see(state, 0).seats[1].mine.cards]


def two_people(visit: Visit, local_server: LocalServer, round_: int) -> tuple[MinersPlayer, MinersPlayer]:
    """Two people at a table where a round begins, the second one on a phone."""
    path = played(local_server.seed.parent, 2, 37)
    both = stored("miners", str(path), lambda state, ask: chooses_in(round_)(state, ask) and ask.seat == 1)
    host, guest = store_shared_table(local_server.database, both, 2)
    ann = sit_down_at(visit, local_server.url + host, language="hu")
    return ann, sit_down_at(visit, local_server.url + guest, phone=True, language="pl")


def play_together(one: MinersPlayer, other: MinersPlayer, answers: int) -> None:
    """Both play until the game is over or so many answers are given."""
    for _ in range(answers):
        if one.over and other.over:
            return
        for person in (one, other):
            person.calm()
            if person.asked and not person.over:
                person.answer()
        one.page.wait_for_timeout(20)


def test_two_people_with_a_plan_before_the_reveal_a_closed_page_a_reload_and_a_restart(
    visit: Visit, local_server: LocalServer
) -> None:
    ann, bob = two_people(visit, local_server, round_=7)
    assert ann.kind == bob.kind == "ChooseCard"
    ann.stage()
    planned, kept = ann.staged, ann.seq
    assert len(planned) > 1
    ann.confirm()
    assert ann.seq == kept + 1, "the rest waits for the reveal"
    expect(ann.page.locator(".queued")).to_be_visible()
    expect(ann.page.locator(".mine-area .spot.sent")).to_have_count(1)
    ann.page.locator("button.reopen").click()
    ann.page.wait_for_selector(".chain:not(.queues) .chip", timeout=TIMEOUT_MS)
    ann.calm()
    assert ann.staged == planned, "what was confirmed is staged again"
    ann.confirm()
    address = ann.page.url
    ann.page.goto("about:blank")
    bob.stage()
    staged = bob.staged
    bob.confirm()
    assert staged
    ann.page.goto(address)
    ann.wait_for_board()
    expect(ann.page.locator(".mine-area .spot").first).to_be_visible()
    expect(ann.page.locator(".queued")).to_have_count(0)
    play_together(ann, bob, 2)
    assert not ann.over
    local_server.kill()
    expect(bob.page.locator(".status .lost")).to_be_visible(timeout=TIMEOUT_MS)
    local_server.start()
    for person in (ann, bob):
        person.page.evaluate("dispatchEvent(new Event('online'))")  # nobody waits for the next preview
    expect(bob.page.locator(".status .lost")).to_have_count(0, timeout=TIMEOUT_MS)
    expect(ann.page.locator(".status .lost")).to_have_count(0, timeout=TIMEOUT_MS)
    bob.page.reload()
    bob.wait_for_board()
    play_together(ann, bob, 500)
    assert ann.over
    assert bob.over


@pytest.mark.parametrize("language", ["en", "hu", "pl", "sr-Latn"])
def test_each_language_stages_a_turn_that_everybody_can_use(
    visit: Visit, local_server: LocalServer, language: str
) -> None:
    """Nothing is wider than its window, axe finds nothing serious, and no text is missing."""
    dark = {"color_scheme": "dark"} if language in ("hu", "sr-Latn") else {}
    ann = sit_down(visit, local_server, language=language, seats=2, **dark)
    assert serious(ann.page) == []
    go_to(ann.page, sit_at(local_server, 2, 3, chooses_in(6)))
    ann.calm()
    ann.stage()
    assert serious(ann.page) == []
    assert "page-" not in ann.page.inner_text("body")
    said = ann.page.locator("p.plan[role=status]").first.inner_text()
    assert re.search(r"\d", said), "the sum is said"
    ann.page.set_viewport_size(PHONE)
    fits_the_window(ann.page)
    assert serious(ann.page) == []


def test_a_solo_game_with_an_open_reveal_ends_with_a_rank(visit: Visit, local_server: LocalServer) -> None:
    ann = sit_down_at(visit, sit_at(local_server, 1, 5, chooses_in(9), reveal="open"), phone=True)
    while not ann.over:
        ann.wait()
        if not ann.over:
            ann.answer()
    expect(ann.page.locator(".over")).to_be_visible()
    expect(ann.page.locator(".over .ranks [aria-current]")).to_have_count(1)
    fits_the_window(ann.page)
