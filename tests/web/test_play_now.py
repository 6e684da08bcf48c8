"""The big button of the first page: new players get the first game, everybody else the full one."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from kazamata import game_registry
from kazamata.server.store.records import OVER
from tests.web.browser_player import TIMEOUT_MS, fits_the_window, out_of_reach, small_targets
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.stored_tables import GOLDEN, StoredMoment, lines, stored_table, write_tables

LOCALES = {"en": "en", "hu": "hu", "pl": "pl", "sr": "sr-Latn"}
FULL_GAME = {"en": "Full game", "hu": "Teljes játék", "pl": "Pełna gra", "sr": "Puna igra"}
FIRST = {"tranquility": (3, {}), "miners": (3, {"first_game": "yes"}), "lords": (4, {"game": "first"})}
"""The deal of a new player: seats, and differences from the usual choices."""


def card(game: str) -> str:
    return f".game-card[data-game={game}]"


def dealt(page: Page, button: str) -> tuple[int, dict[str, str]]:
    """Press a button of the first page; returns the seats of the new table and the differences from usual choices."""
    page.click(button)
    page.wait_for_selector(".prompt", timeout=TIMEOUT_MS)
    path = page.url.split("?")[0].replace("/t/", "/api/tables/")
    reply: dict[str, Any] = page.request.get(path).json()
    usual = {choice.key: choice.default for choice in game_registry.rules(reply["game"]).choices}
    assert reply["status"] == "running"
    assert [seat["kind"] for seat in reply["seats"]] == ["person", *["bot"] * (len(reply["seats"]) - 1)]
    return len(reply["seats"]), {key: v for key, v in reply["choices"].items() if usual[key] != v}


def finished(local_server: LocalServer, game: str, files: str = "*") -> str:
    """The personal link to a seat of a finished game."""
    paths = sorted((GOLDEN / game).glob(f"{files}.jsonl"))
    path = next(path for path in paths if len(lines(path)[0]["seats"]) > 1)
    record, entries, links = stored_table(StoredMoment(path, len(lines(path)) - 1, 0), (0,))
    write_tables(local_server.database, [(replace(record, status=OVER), entries, links)])
    return f"/t/{record.id}#{links[0]}"


@pytest.mark.parametrize("game", FIRST)
def test_play_now_deals_the_first_game_to_somebody_new_and_then_the_full_game(
    visit: Visit, local_server: LocalServer, game: str
) -> None:
    page = visit("/")
    assert dealt(page, f"{card(game)} .play") == FIRST[game]
    page.goto(local_server.url)
    assert dealt(page, f"{card(game)} .play") == FIRST[game], "a game that is begun is not finished"
    page.goto(local_server.url + finished(local_server, game))
    page.wait_for_selector(".bar.end", timeout=TIMEOUT_MS)
    page.goto(local_server.url)
    page.wait_for_selector(f"{card(game)} .play")
    assert page.locator(f"{card(game)} .whole").count() == 0
    assert dealt(page, f"{card(game)} .play") == (3, {})


@pytest.mark.parametrize("game", ["miners", "lords"])
def test_one_tap_leads_somebody_new_to_the_full_game(visit: Visit, game: str) -> None:
    page = visit("/", phone=True)
    assert dealt(page, f"{card(game)} .whole") == (3, {})


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_end_of_a_first_game_leads_to_the_full_game(
    visit: Visit, local_server: LocalServer, phone: bool
) -> None:
    """The four dungeons stay in sight: the bar below them offers the full game, and so does the opened result."""
    page = visit("/", phone=phone)
    page.goto(local_server.url + finished(local_server, "lords", "first-3-*"))
    offer = page.locator(".bar.end button.primary")
    expect(offer).to_have_text(" Full game")
    expect(offer).to_be_in_viewport(ratio=1)
    expect(page.locator(".lords-end")).to_be_visible()
    fits_the_window(page)
    assert out_of_reach(page, ".bar.end button") == []
    page.click(".bar.end button[aria-expanded=false]")
    expect(page.locator(".ending .next button.primary")).to_have_text(" Full game")
    page.click(".bar.end button[aria-expanded=true]")
    before = page.url
    offer.click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    reply = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert (len(reply["seats"]), reply["choices"]["game"]) == (3, "full")


def test_the_first_page_has_room_for_the_full_game_in_every_language(visit: Visit) -> None:
    for phone in (False, True):
        for language, locale in LOCALES.items():
            page = visit("/", phone=phone, language=locale)
            expect(page.locator(".game-card .whole")).to_have_text([f" {FULL_GAME[language]}"] * 2)
            fits_the_window(page)
            assert not phone or small_targets(page) == []
            page.context.close()
