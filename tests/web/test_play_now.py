"""The big button of the first page: somebody new gets the first game, everybody else the full one."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from kazamata import game_registry
from kazamata.server.store.records import OVER
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.people import PATIENCE, fits_the_window, small_targets
from tests.web.shelved import GOLDEN, Moment, lines, put_away, table

LOCALES = {"en": "en", "hu": "hu", "pl": "pl", "sr": "sr-Latn"}
FULL_GAME = {"en": "Full game", "hu": "Teljes játék", "pl": "Pełna gra", "sr": "Puna igra"}
FIRST = {"tranquility": (3, {}), "miners": (3, {"first_game": "yes"}), "lords": (4, {"game": "first"})}
"""What somebody new is dealt: seats, and what differs from the usual choices."""


def card(game: str) -> str:
    return f".game-card[data-game={game}]"


def dealt(page: Page, button: str) -> tuple[int, dict[str, str]]:
    """Press a button of the first page; the seats of the table it deals, and what differs from the usual choices."""
    page.click(button)
    page.wait_for_selector(".prompt", timeout=PATIENCE)
    path = page.url.split("?")[0].replace("/t/", "/api/tables/")
    told: dict[str, Any] = page.request.get(path).json()
    usual = {choice.key: choice.default for choice in game_registry.rules(told["game"]).choices}
    assert told["status"] == "running"
    assert [seat["kind"] for seat in told["seats"]] == ["person", *["bot"] * (len(told["seats"]) - 1)]
    return len(told["seats"]), {key: v for key, v in told["choices"].items() if usual[key] != v}


def finished(house: House, game: str, files: str = "*") -> str:
    """The personal link to a seat of a game that was played to its end."""
    paths = sorted((GOLDEN / game).glob(f"{files}.jsonl"))
    path = next(path for path in paths if len(lines(path)[0]["seats"]) > 1)
    record, entries, links = table(Moment(path, len(lines(path)) - 1, 0), (0,))
    put_away(house.database, [(replace(record, status=OVER), entries, links)])
    return f"/t/{record.id}#{links[0]}"


@pytest.mark.parametrize("game", FIRST)
def test_play_now_deals_the_first_game_to_somebody_new_and_then_the_full_game(
    visit: Visit, house: House, game: str
) -> None:
    page = visit("/")
    assert dealt(page, f"{card(game)} .big") == FIRST[game]
    page.goto(house.url)
    assert dealt(page, f"{card(game)} .big") == FIRST[game], "a game that is begun is not finished"
    page.goto(house.url + finished(house, game))
    page.wait_for_selector(".bar.end", timeout=PATIENCE)
    page.goto(house.url)
    page.wait_for_selector(f"{card(game)} .big")
    assert page.locator(f"{card(game)} .whole").count() == 0
    assert dealt(page, f"{card(game)} .big") == (3, {})


@pytest.mark.parametrize("game", ["miners", "lords"])
def test_one_tap_leads_somebody_new_to_the_full_game(visit: Visit, game: str) -> None:
    page = visit("/", phone=True)
    assert dealt(page, f"{card(game)} .whole") == (3, {})


def test_the_end_of_a_first_game_leads_to_the_full_game(visit: Visit, house: House) -> None:
    page = visit("/")
    page.goto(house.url + finished(house, "lords", "first-3-*"))
    expect(page.locator(".ending .next button.primary")).to_have_text(" Full game")
    before = page.url
    page.click(".ending .next button.primary")
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    told = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert (len(told["seats"]), told["choices"]["game"]) == (3, "full")


def test_the_first_page_has_room_for_the_full_game_in_every_language(visit: Visit) -> None:
    for phone in (False, True):
        for language, locale in LOCALES.items():
            page = visit("/", phone=phone, language=locale)
            expect(page.locator(".game-card .whole")).to_have_text([f" {FULL_GAME[language]}"] * 2)
            fits_the_window(page)
            assert not phone or small_targets(page) == []
            page.context.close()
