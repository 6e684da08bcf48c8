"""All components of Dungeon Lords on a page, made from the rows of the box."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kazamata.games.lords.catalogue.box import STANDARD, box_of
from kazamata.games.lords.catalogue.sources import HOUSE
from kazamata.words.lords import component_catalogue
from tests.web.browser_player import TIMEOUT_MS, settled_overflow
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.lords_player import HEARD
from tests.web.stored_tables import moments, store_tables

LOCALES = {"en": "en", "hu": "hu", "pl": "pl", "sr": "sr-Latn"}
CARD = ".reference [data-component='{} {}']"


def open_reference(visit: Visit, language: str, phone: bool = False) -> Page:
    page = visit("/#rules/lords/components", phone=phone, language=LOCALES[language])
    page.wait_for_selector(".reference [data-component]", timeout=TIMEOUT_MS)
    return page


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("hu", True), ("pl", False), ("sr", True)])
def test_every_component_is_there_with_its_sentence(visit: Visit, language: str, phone: bool) -> None:
    page = open_reference(visit, language, phone)
    catalogue = component_catalogue(STANDARD.key, language)
    lists: dict[str, list[Any]] = {
        "creature": catalogue.creatures,
        "trap": catalogue.traps,
        "spell": catalogue.spells,
    }
    lists |= {"room": catalogue.rooms, "tile": catalogue.tiles, "special": catalogue.specials}
    for kind, entries in lists.items():
        for number, entry in enumerate(entries):
            card = page.locator(CARD.format(kind, number))
            expect(card).to_contain_text(entry.name)
            expect(card).to_contain_text(entry.text)
            assert "#" in (card.locator("svg use").first.get_attribute("href") or "")
    for number, title in enumerate(catalogue.titles):
        expect(page.locator(CARD.format("title", number))).to_contain_text(title)
    assert page.locator(".reference [data-component^='hero ']").count() == 5
    assert "page-" not in page.inner_text("body")
    assert settled_overflow(page, "Width") <= 0


def test_house_designs_are_marked_and_no_other_row(visit: Visit) -> None:
    """Traps are marked by year (DL-H1 to DL-H3)."""
    page, box = open_reference(visit, "en"), box_of(STANDARD.key)
    rows: dict[str, tuple[Any, ...]] = {
        "creature": box.creatures,
        "spell": box.spells,
        "room": box.rooms,
        "special": box.specials,
    }
    for kind, row, number in ((kind, row, n) for kind, all in rows.items() for n, row in enumerate(all)):
        marks = page.locator(CARD.format(kind, number)).locator(".house")
        assert marks.count() == int(row.source == HOUSE), (kind, row.key)
    for number, trap in enumerate(box.traps):
        years = page.locator(CARD.format("trap", number)).locator(".years > div")
        for year, effect in enumerate((trap.year_1, trap.year_2)):
            assert years.nth(year).locator(".house").count() == int(effect.source == HOUSE), (
                trap.key,
                year + 1,
            )


def test_a_name_is_found_without_accents(visit: Visit) -> None:
    page = open_reference(visit, "hu")
    wanted = component_catalogue(STANDARD.key, "hu").creatures[5].name
    page.locator(".reference input").fill(wanted.upper().replace("Á", "A").replace("Í", "I"))
    expect(page.locator(CARD.format("creature", 5))).to_be_visible()
    expect(page.locator(CARD.format("creature", 0))).to_have_count(0)
    page.locator(".reference input").fill("qqq")
    expect(page.locator(".reference [data-component]")).to_have_count(0)


def test_the_components_are_a_tap_away_at_the_table(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    page.evaluate(HEARD)
    page.goto(local_server.url + store_tables(local_server.database, [moments("lords")["ChooseOrder"]])[0])
    page.wait_for_selector(".lords.board", timeout=TIMEOUT_MS)
    page.keyboard.press("r")
    page.locator(".side .parts button").nth(1).click(timeout=TIMEOUT_MS)
    expect(page.locator(".side " + CARD.format("trap", 0))).to_be_visible(timeout=TIMEOUT_MS)
    assert settled_overflow(page, "Width") <= 0
