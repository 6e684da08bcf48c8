"""A new table: presets first, and what the rules refuse is greyed with its reason."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_player import TIMEOUT_MS, fits_the_window, small_targets
from tests.web.conftest import Visit


def made(page: Page) -> dict[str, object]:
    """Open the table; returns it."""
    page.click("button[type=submit]")
    page.wait_for_url("**/t/*")
    reply: dict[str, object] = page.request.get(page.url.split("?")[0].replace("/t/", "/api/tables/")).json()
    return reply


def test_a_preset_sets_its_choices_and_bots_are_named_by_level(visit: Visit) -> None:
    page = visit("/#new")
    card = page.locator("[data-preset=storms]")
    expect(card).to_contain_text("3 marks")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    levels = page.locator(".chairs select >> nth=1").locator("option").all_inner_texts()
    assert [text.split(",")[0] for text in levels[1:4]] == ["bot: easy", "bot: medium", "bot: strong"]
    table = made(page)
    assert isinstance(table["choices"], dict)
    assert (table["choices"]["storms"], table["choices"]["rocks"], table["status"]) == ("yes", "no", "open")
    page.goto(page.url.split("/t/")[0] + "/#new")  # the last choice is remembered
    expect(page.locator("[data-preset=storms]")).to_have_attribute("aria-pressed", "true")


def test_marks_are_added_up_and_the_sentence_follows_the_choice(visit: Visit) -> None:
    page = visit("/#new")
    page.click("[data-preset=rocks]")
    page.click("summary")
    page.select_option("#choice-monsters", "4")
    expect(page.locator(".options .marks").first).to_contain_text("4 marks")
    expect(page.locator("#help-variant")).to_contain_text("6 rows")
    page.select_option("#choice-variant", "day_and_night")
    expect(page.locator("#help-variant")).to_contain_text("two sides")


def test_mixtures_that_the_rules_refuse_are_greyed_with_the_reason(visit: Visit) -> None:
    page = visit("/#new")
    duel = page.locator("[data-preset=duel]")
    expect(duel).to_contain_text("A duel has exactly two seats, not 3")
    duel.click()
    expect(page.locator("input[value='2']")).to_be_checked()
    expect(page.locator("input[name=seats][value='3']")).to_be_disabled()
    page.click("summary")
    expect(page.locator("#choice-storms option[value=yes]")).to_be_disabled()
    expect(page.locator("#help-storms")).to_contain_text("The Duel combines with nothing")
    expect(page.locator("#choice-offers, #choice-solo")).to_have_count(0)
    page.click("[data-preset=calm]")
    expect(page.locator("#choice-offers")).to_be_visible()
    page.check("input[name=seats][value='1']")
    expect(page.locator("#choice-solo")).to_be_visible()
    expect(page.locator("#choice-offers")).to_have_count(0)


def test_a_table_of_one_person_and_bots_begins_at_once(visit: Visit) -> None:
    page = visit("/#new")
    page.locator("input[value='2']").check()
    page.select_option(".chairs select", "random")
    expect(page.locator("button[type=submit]")).to_have_text("Begin")
    assert made(page)["status"] == "running"
    page.wait_for_selector(".prompt", timeout=TIMEOUT_MS)


def test_the_guided_preset_opens_the_guide(visit: Visit) -> None:
    page = visit("/#new/miners")
    page.click("[data-preset=first]")
    page.click("button[type=submit]")
    page.wait_for_selector(".guide", timeout=TIMEOUT_MS)
    assert "?guide" in page.url


@pytest.mark.parametrize("locale", ["en", "hu", "pl", "sr-Latn"])
def test_the_button_is_in_sight_on_a_phone(visit: Visit, locale: str) -> None:
    page = visit("/#new", phone=True, language=locale)
    page.wait_for_selector("[data-preset=calm]")
    for _ in range(2):
        fits_the_window(page)
        expect(page.locator("button[type=submit]")).to_be_in_viewport(ratio=1)
        assert small_targets(page) == []
        page.click("summary")
