"""Sets of cards from files: a server reads them, its tables choose them, and its bots know them."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import msgspec
import pytest

from kazamata import game_registry
from kazamata.cli.commands.serve import sets_named
from kazamata.cli.usage_errors import UsageError
from kazamata.codec.miners.set_files import export_set
from kazamata.codec.sets import load_set_file
from kazamata.server.errors import RequestError
from kazamata.server.store.store import Store
from kazamata.server.tables.new_tables import empty_record
from kazamata.server.tables.rules_upgrade import upgrade_rules
from kazamata.words.miners import house_names
from tests.server.running_server import GuestClient, running_server


def my_box(folder: Path) -> Path:
    """The house set under other names, as an owner would type it."""
    path = folder / "mybox.json"
    names = {
        language: {key: f"My {name}" for key, name in originals.items()}
        for language, originals in house_names().items()
    }
    export_set(path, names=names)
    path.write_text(path.read_text("utf-8").replace('"key": "house"', '"key": "mybox"', 1), "utf-8")
    return path


def test_IMH1_a_table_is_played_with_a_set_from_a_file_and_its_bots_know_it(
    sqlite: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = my_box(tmp_path)

    async def play() -> None:
        async with (
            running_server(sqlite, set_files=(("miners", str(path)),)) as server,
            GuestClient(server.url) as ann,
        ):
            games = (await ann.get("/api/games")).json()
            offered = {
                one["key"]: one for game in games if game["name"] == "miners" for one in game["choices"]
            }
            key = offered["set"]["values"][-1]
            assert key.startswith("mybox-")
            assert offered["set"]["labels"][-1] == "mybox"
            table = await ann.make_table(2, game="miners", choices={"set": key}, bots=[None, "greedy"])
            assert table["set"] == key
            reply = (await ann.get(f"/api/catalogue/miners/{key}/en")).json()
            assert all(card["name"].startswith("My ") for card in reply["cards"])
            await ann.post_ok(f"/api/tables/{table['id']}/ready", seat=0, ready=True)
            async with ann.page(table["id"], 0) as page:
                table_state = await page.next_state()
                while (
                    sum(
                        e.actor == "bot:greedy"
                        for e in await server.table_registry.store.entries(table["id"])
                    )
                    < 4
                ):
                    if table_state["asks"]:
                        await page.answer(table_state)
                    table_state = await page.next_state()

    with caplog.at_level(logging.WARNING, "kazamata"):
        asyncio.run(play())
    assert "a bot chose at random" not in caplog.text


def test_no_table_takes_a_set_that_the_server_does_not_have(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            body = {"game": "miners", "seats": 1, "name": "Ann", "choices": {"set": "theirs-12345678"}}
            assert (await ann.post("/api/tables", **body)).status_code == 400

    asyncio.run(play())


def test_a_table_with_a_missing_set_reports_it() -> None:
    rules = game_registry.rules("miners")
    record = empty_record(rules, {**rules.setup(1, {}).choices, "set": "theirs-12345678"}, (), "")
    lost = msgspec.structs.replace(record, seats=())

    async def look() -> None:
        with pytest.raises(RequestError) as refused:
            await upgrade_rules(Store("sqlite+aiosqlite:///:memory:"), lost)
        assert refused.value.code == "set-missing"

    asyncio.run(look())


def test_a_server_checks_its_sets_before_it_starts(tmp_path: Path) -> None:
    path = my_box(tmp_path)
    assert sets_named([f"miners={path}"]) == (("miners", str(path)),)
    broken = tmp_path / "broken.json"
    broken.write_text("{}", "utf-8")
    wrong = ("miners", f"chess={path}", f"tranquility={path}", "miners=nowhere.json", f"miners={broken}")
    for text in wrong:
        with pytest.raises(UsageError):
            sets_named([text])


def test_only_games_with_sets_accept_one(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="takes no sets"):
        load_set_file("tranquility", my_box(tmp_path))
