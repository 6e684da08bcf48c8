"""Tables with bots, opened by the page's own requests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playwright.sync_api import Page

POST: Final = """async ([path, body]) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`/api/tables${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
}"""


def bot_table(
    page: Page,
    game: str,
    choices: Mapping[str, str] | None = None,
    seats: int = 2,
    deal: str | None = None,
) -> str:
    """Open a running table of this person with bots and return its id; `deal` names a chosen deal."""
    bots = [None, *["greedy"] * (seats - 1)]
    body = {"game": game, "seats": seats, "name": "Ann", "bots": bots, "choices": dict(choices or {})}
    made = str(page.evaluate(POST, ["", {**body, "deal": deal}])["id"])
    page.evaluate(POST, [f"/{made}/ready", {"seat": 0, "ready": True}])
    return made


def give_up(page: Page, table: str) -> None:
    """End the game of a table with bots."""
    page.evaluate(POST, [f"/{table}/give-up", {"seat": 0}])
