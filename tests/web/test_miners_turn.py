"""A turn of Imperial Miners: keys and Escape, Confirm's text, a sent plan that waits, scenes, and drawn cards."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browser_player import TIMEOUT_MS
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.miners_player import (
    MinersPlayer,
    chooses_in,
    go_to,
    moments,
    open_at,
    played,
    sit_at,
    sit_down_at,
)
from tests.web.stored_tables import moment as stored
from tests.web.stored_tables import store_shared_table

SCENES = """() => {
    window.scenes = [];
    const board = document.querySelector('.miners');
    const note = () => {
        const now = board.dataset.scene;
        if (now && now !== window.scenes.at(-1)) window.scenes.push(now);
    };
    new MutationObserver(note).observe(board, { attributes: true, attributeFilter: ['data-scene'] });
}"""


def test_digits_number_the_answers_and_the_focus_follows_the_question(
    visit: Visit, local_server: LocalServer
) -> None:
    ann = sit_down_at(visit, sit_at(local_server, 1, 5, chooses_in(6)))
    page = ann.page
    playable = page.locator(".held:not(.unplayable)").first
    page.keyboard.press(playable.get_attribute("data-choice") or "")
    page.wait_for_selector(".miners[data-asked=PlaceCard][data-previewing=false]", timeout=TIMEOUT_MS)
    card = ann.staged
    expect(page.locator(".place[data-choice='1']")).to_be_focused()
    for _ in range(8):
        if not ann.kind or not page.locator("[data-choice='1']:not(.off)").count():
            break
        before, wanted = ann.staged, page.locator("[data-choice='1']").first.get_attribute("data-option")
        assert page.locator("[data-choice='1']").count() == 1
        page.keyboard.press("1")
        page.wait_for_function(
            "n => document.querySelector('.miners').dataset.line.split(',').length > n", arg=len(before)
        )
        ann.calm()
        assert ann.staged[: len(before) + 1] == [*before, int(wanted or -1)]
        focus = page.evaluate("document.activeElement.matches('[data-choice], .chip, .choice')")
        assert focus, "the focus is on an answer or on the plan"
    assert len(ann.staged) > 3
    assert ann.staged[: len(card)] == card, "no digit has chosen another card"


def test_escape_closes_a_panel_before_it_removes_a_step(visit: Visit, local_server: LocalServer) -> None:
    ann = sit_down_at(visit, sit_at(local_server, 1, 5, chooses_in(6)))
    page = ann.page
    ann.step(".handbox .held:not(.unplayable)")
    staged = ann.staged
    for opener, panel in (("button[aria-label=Settings]", "[role=dialog]"),):
        page.click(opener)
        expect(page.locator(panel)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(panel)).to_have_count(0)
        assert ann.staged == staged
    page.keyboard.press("Escape")
    page.wait_for_selector(".miners[data-line='']", timeout=TIMEOUT_MS)


def test_on_a_phone_the_way_back_closes_the_panel(visit: Visit, local_server: LocalServer) -> None:
    ann = sit_down_at(visit, sit_at(local_server, 2, 3, chooses_in(6)), phone=True)
    page, address = ann.page, ann.page.url
    page.locator(".event.mine").tap()
    expect(page.locator(".aside.sheet .tracks")).to_be_visible()
    page.go_back()
    expect(page.locator(".aside.sheet")).to_have_count(0)
    assert page.url == address
    page.locator(".event.mine").tap()
    page.locator(".aside .shut").tap()
    expect(page.locator(".aside.sheet")).to_have_count(0)
    expect(page.locator(".miners")).to_be_visible()


def test_confirm_says_what_it_confirms(visit: Visit, local_server: LocalServer) -> None:
    ann = sit_down_at(visit, sit_at(local_server, 1, 5, chooses_in(6)))
    confirm = ann.page.locator("button.confirm")
    ann.step(".handbox .held:not(.unplayable)")
    expect(confirm).to_contain_text("Card only")
    expect(confirm).not_to_have_class("primary")
    ann.stage()
    expect(confirm).to_contain_text("Confirm")
    shown = confirm.locator(".plan-sum b").evaluate_all(
        "all => all.map((one) => [one.className.split(' ')[0], one.dataset.n])"
    )
    view = ann.page.locator(".counters")
    coins = [said for kind, said in shown if kind == "coins"]
    if coins:
        before, after = (
            view.locator("li.coins").inner_text().replace("\n", " ").replace("→", " ").split()[-2:]
        )
        assert int(coins[0].replace("−", "-")) == int(after) - int(before)
    assert shown


def test_a_sent_plan_stays_visible_opens_again_and_says_what_it_did(
    visit: Visit, local_server: LocalServer
) -> None:
    path = played(local_server.seed.parent, 2, 37)
    moment = stored("miners", str(path), lambda state, ask: chooses_in(9)(state, ask) and ask.seat == 1)
    links = [local_server.url + link for link in store_shared_table(local_server.database, moment, 2)]
    ann, bob = sit_down_at(visit, links[0]), sit_down_at(visit, links[1])
    ann.stage()
    planned = ann.staged
    assert len(planned) > 2
    ann.confirm()
    waiting = ann.page.locator(".mine-area .spot.sent")
    expect(waiting).to_have_count(1)
    expect(ann.page.locator(".chain .queued")).to_be_visible()
    expect(ann.page.locator("button.confirm")).to_have_count(0)
    ann.page.reload()
    ann.wait_for_board()
    expect(waiting).to_have_count(1)
    ann.page.click("button.reopen")
    ann.page.wait_for_selector(".chain:not(.queues) .chip", timeout=TIMEOUT_MS)
    ann.calm()
    assert ann.staged == planned, "after a reload too"
    ann.confirm()
    bob.stage()
    bob.confirm()
    expect(ann.page.locator(".chain .carried")).to_contain_text("carried out")
    ann.wait()
    ann.answer()
    expect(ann.page.locator(".chain .carried")).to_have_count(0)


def test_the_own_chain_and_the_next_event_are_played_and_a_tap_skips_them(
    visit: Visit, local_server: LocalServer
) -> None:
    ann = sit_down_at(visit, sit_at(local_server, 1, 5, chooses_in(5)), reduced_motion="no-preference")
    page = ann.page
    page.evaluate(SCENES)
    ann.stage()
    ann.confirm()
    page.wait_for_function("window.scenes.includes('chain')", timeout=TIMEOUT_MS)
    page.wait_for_selector(".miners[data-scene='']", timeout=TIMEOUT_MS)
    assert page.evaluate("window.scenes")[0] == "chain"
    ann.wait()
    ann.stage()
    ann.confirm()
    page.wait_for_selector(".miners:not([data-scene=''])", timeout=TIMEOUT_MS)
    page.mouse.click(5, 700)
    assert page.locator(".miners").get_attribute("data-scene") == ""


def test_without_motion_nothing_is_played_and_the_gift_stands_in_the_ribbon(
    visit: Visit, local_server: LocalServer
) -> None:
    ann = sit_down_at(visit, sit_at(local_server, 1, 5, chooses_in(5)))
    ann.page.evaluate(SCENES)
    ann.stage()
    ann.confirm()
    ann.wait()
    assert ann.page.evaluate("window.scenes") == []


def test_drawn_cards_are_marked_until_the_next_card_is_chosen(
    visit: Visit, local_server: LocalServer
) -> None:
    drawing = next(one for one in moments() if one.kind == "DrawCard")
    page = visit("/")
    ann = MinersPlayer(page)
    go_to(page, open_at(local_server, [drawing])[0])
    ann.calm()
    held = page.locator(".handbox .held")
    before, marked = held.count(), page.locator(".handbox .held.new").count()
    ann.tap(".choice[data-option='0']")
    expect(held).not_to_have_count(before)
    expect(page.locator(".handbox .held.new")).to_have_count(marked + held.count() - before)
    while page.locator(".miners").get_attribute("data-asked") != "ChooseCard":
        ann.answer()
        ann.wait()
    ann.stage()
    ann.confirm()
    ann.wait()
    later = page.locator(".handbox .held.new").count()
    assert later <= held.count()


def test_a_player_can_ask_to_confirm_every_answer(visit: Visit, local_server: LocalServer) -> None:
    drawing = next(one for one in moments() if one.kind == "DrawCard")
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm every answer").check()
    page.keyboard.press("Escape")
    ann = MinersPlayer(page)
    go_to(page, open_at(local_server, [drawing])[0])
    ann.calm()
    held, seq = page.locator(".handbox .held").count(), ann.stamp
    ann.step(".choice[data-option='0']")
    assert (ann.staged, ann.stamp) == ([0], seq), "the draw is staged"
    expect(page.locator(".handbox .held")).to_have_count(held)
    ann.confirm()
    expect(page.locator(".handbox .held")).not_to_have_count(held)
