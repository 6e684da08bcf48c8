"""What is different today: a card for each module at its first deal, chips that open it again, a guided turn each."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kazamata import game_registry
from kazamata.games.tranquility.asks import PLAY_FINISH, TAKE_TURN
from kazamata.words.catalogue import LANGUAGES, LOCALES
from kazamata.words.tranquility import component_catalogue
from tests.web.bot_tables import bot_table, give_up
from tests.web.browser_player import TIMEOUT_MS, BrowserPlayer, fits_the_window, small_targets
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.stored_tables import moment, store_tables

RULES = game_registry.rules("tranquility")
PRESETS = {preset.key: preset.choices for preset in RULES.presets if preset.choices}


def deal(page: Page, choices: dict[str, str], name: str | None = None, seats: int = 2) -> str:
    """Open a table with bots; `name` is that of a chosen deal."""
    made = bot_table(page, "tranquility", choices, seats, name)
    page.evaluate("(path) => location.assign(path)", f"/t/{made}")
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    return made


def can_finish(position: Any, ask: Any) -> bool:
    return ask.kind == TAKE_TURN and PLAY_FINISH in ask.options


def module_texts(key: str, language: str = "en") -> Any:
    return next(one for one in component_catalogue("standard", language).modules if one.key == key)


@pytest.mark.parametrize(("language", "phone"), [(code, code in ("hu", "sr")) for code in LANGUAGES])
def test_each_module_is_explained_once_in_three_sentences(visit: Visit, language: str, phone: bool) -> None:
    page = visit("/", language=LOCALES[language], phone=phone, explains=True)
    card = page.locator(".module-card")
    for module in RULES.modules:
        deal(page, {module.choice: module.values[0]})
        texts = module_texts(module.key, language)
        expect(card.locator("h2")).to_have_text(texts.title)
        expect(card.locator("h2")).to_be_focused()
        expect(card.locator("li")).to_have_text([re.compile(re.escape(one) + "$") for one in texts.sentences])
        assert card.locator(".picture .sea").bounding_box() is not None
        fits_the_window(page)
        if phone:
            assert [one for one in small_targets(page) if "rule" not in one] == []
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)
        page.reload()
        page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
        expect(card).to_have_count(0)


def test_several_modules_are_explained_one_after_the_other_and_again_on_demand(visit: Visit) -> None:
    page = visit("/", explains=True)
    deal(page, {"rocks": "yes", "monsters": "4", "removal": "galateia"}, seats=3)
    card = page.locator(".module-card")
    expect(card.locator("#module-different")).to_contain_text("1 of 3")
    expect(card.locator(".level")).to_have_text("Galateia: 4 islands (1 mark)")
    card.locator(".primary").click()
    expect(card.locator("h2")).to_have_text("Dangerous Rocks")
    card.locator(".primary").click()
    expect(card.locator("h2")).to_have_text("Sea Monsters")
    card.locator("[data-play]").click()
    expect(card).to_have_count(0)
    expect(page.locator(".module-chip")).to_have_text("3 modules")
    page.keyboard.press("t")
    expect(page.locator(".side .module")).to_contain_text(
        ["Missing islands · Galateia: 4 islands (1 mark)", "Dangerous Rocks", "Sea Monsters · 4 monsters"]
    )
    page.locator(".side .module").nth(1).click()
    expect(card.locator("h2")).to_have_text("Dangerous Rocks")
    card.locator(".rule").click()
    expect(card).to_have_count(0)
    expect(page.locator(".side")).to_contain_text("TQ-22")


def test_the_chip_opens_the_card_again_and_the_guide_begins_on_demand(visit: Visit) -> None:
    page = visit("/", explains=True)
    deal(page, {"rocks": "yes"})
    page.click("[data-play]")
    page.click(".module-chip")
    expect(page.locator(".module-card h2")).to_have_text("Dangerous Rocks")
    page.click("[data-guide]")
    expect(page.locator(".guide")).to_contain_text("The blocked row")
    page.reload()
    expect(page.locator(".guide")).to_contain_text("The blocked row")


def test_a_table_without_modules_says_nothing(visit: Visit) -> None:
    page = visit("/", explains=True)
    deal(page, {})
    page.wait_for_selector(".cell")
    assert page.locator(".module-card, .module-chip").count() == 0


FIRST_LESSONS = {
    "rocks": "The blocked row",
    "monsters": "A monster in your hand",
    "storms": "The purple storm",
    "poseidon": "Leave wider gaps",
    "day_and_night": "Two sides",
    "arch": "The way of the numbers",
    "pyramid": "Border cards",
    "duel": "Your direction",
}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_guided_turn_teaches_its_module_and_can_be_played(visit: Visit, preset: str) -> None:
    page = visit("/", explains=True)
    deal(page, PRESETS[preset], preset)
    page.click("[data-play]")
    expect(page.locator(".guide")).to_contain_text(FIRST_LESSONS[preset])
    ann = BrowserPlayer(page)
    for _ in range(3):
        ann.wait()
        if ann.over:
            break
        while page.locator(".guide").count():
            page.click(".guide .head .icon")
        ann.answer()
    assert page.locator(".call").inner_text() != ""


def test_a_win_offers_the_calmest_module_that_is_still_unknown(
    visit: Visit, local_server: LocalServer
) -> None:
    """Rocks are known: then come the monsters, at the deal of their guided turn."""
    last = moment("tranquility", "won-2.jsonl", can_finish)
    page = visit(store_tables(local_server.database, [last])[0], explains=True)
    page.evaluate("localStorage.setItem('kazamata.modules.tranquility', 'rocks')")
    page.locator(".hand .card", has_text="Finish").first.click(timeout=TIMEOUT_MS)
    BrowserPlayer(page).confirm()
    offer = page.locator(".following")
    expect(offer).to_contain_text("Next: Sea Monsters")
    offer.locator("button").click()
    expect(page.locator(".module-card h2")).to_have_text("Sea Monsters")
    page.click("[data-play]")
    expect(page.locator(".guide")).to_contain_text("A monster in your hand")
    assert page.request.get(page.url.replace("/t/", "/api/tables/")).json()["deal"] == "monsters"


def test_what_is_given_up_or_known_is_followed_by_nothing(visit: Visit, local_server: LocalServer) -> None:
    last = moment("tranquility", "won-2.jsonl", can_finish)
    page = visit(store_tables(local_server.database, [last])[0])  # it knows all modules
    page.locator(".hand .card", has_text="Finish").first.click(timeout=TIMEOUT_MS)
    BrowserPlayer(page).confirm()
    page.wait_for_selector(".ending", timeout=TIMEOUT_MS)
    expect(page.locator(".following")).to_have_count(0)
    page = visit("/", explains=True)
    table = deal(page, {}, seats=1)
    give_up(page, table)
    page.wait_for_selector(".ending", timeout=TIMEOUT_MS)
    expect(page.locator(".following")).to_have_count(0)
