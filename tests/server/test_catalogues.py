"""Catalogues of components are complete in every language, cached by clients, and found by convention."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import msgspec
import pytest

from kazamata import game_registry
from kazamata.codec.lords import components
from kazamata.codec.miners import set_files
from kazamata.codec.sets import STANDARD
from kazamata.games.lords.catalogue.box import STANDARD as BOX
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.sets import HOUSE, program_of
from kazamata.games.tranquility.cards import BORDER, FINISH
from kazamata.server.http.routes.games import component_bytes
from kazamata.words.catalogue import LANGUAGES
from tests.server.running_server import GuestClient, running_server

SETS = {"tranquility": STANDARD, "miners": HOUSE, "lords": BOX.key}
MAX_BYTES = 30_000


def catalogue_of(game: str, language: str = "en") -> Any:
    return msgspec.json.decode(component_bytes(game, SETS[game], language).body)


def texts(part: Any) -> list[str]:
    if isinstance(part, str):
        return [part]
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    return [text for one in inner for text in texts(one)]


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_every_game_has_a_catalogue_in_every_language(game: str) -> None:
    rows = {language: catalogue_of(game, language) for language in LANGUAGES}
    for language in LANGUAGES:
        assert rows[language].keys() == rows["en"].keys()
        assert rows[language]["title"]
        assert len(texts(rows[language])) == len(texts(rows["en"]))
        assert not [text for text in texts(rows[language]) if "{" in text or "\ue000" in text]
        assert len(component_bytes(game, SETS[game], language).gzipped) <= MAX_BYTES
    assert rows["en"] != rows["hu"]


def test_the_cards_of_tranquility_that_are_no_islands_have_names() -> None:
    cards = catalogue_of("tranquility")["cards"]
    assert {str(card) for card in range(FINISH, BORDER + 1)} <= cards.keys()
    assert all(cards.values())


def test_a_mine_card_has_its_numbers_its_effects_and_their_texts() -> None:
    rows, file = catalogue_of("miners"), set_files.set_file(HOUSE_SET)
    assert [row["key"] for row in rows["cards"]] == [card.key for card in file.cards]
    for row, card in zip(rows["cards"], file.cards, strict=True):
        assert (row["level"], row["cost"], row["carts"]) == (card.level, card.cost, card.carts)
        assert [one["tree"] for one in row["effects"]] == msgspec.to_builtins(card.effects)
        assert all(one["text"].endswith(".") for one in row["effects"])
    assert [len(track["spaces"]) for track in rows["tracks"]] == [
        len(track.spaces) for track in HOUSE_SET.tracks
    ]
    assert rows["branches"].keys() == {str(opcode_index) for opcode_index in program_of(HOUSE).branches}
    assert len(rows["surface"]) == 4


def test_the_components_of_a_dungeon_are_the_rows_of_its_file_with_names_and_texts() -> None:
    rows, file = catalogue_of("lords"), msgspec.json.decode(components.export(BOX))
    for kind in components.CATEGORIES:
        assert [entry["row"] for entry in rows[kind]] == file[kind]
        assert all(entry["name"] and entry["text"] for entry in rows[kind])
    assert any(trap["second"] != trap["text"] for trap in rows["traps"])


def test_a_cached_catalogue_is_not_fetched_again(sqlite: str) -> None:
    async def fetch() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            where = f"/api/catalogue/miners/{HOUSE}/hu"
            first = await ann.http.get(where, headers={"accept-encoding": "gzip"})
            assert first.status_code == 200
            assert first.headers["content-encoding"] == "gzip"
            assert first.json() == catalogue_of("miners", "hu")
            again = await ann.http.get(where, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            for wrong in ("miners/nothing/hu", "lords/nothing/hu", "tranquility/nothing/hu"):
                assert (await ann.get(f"/api/catalogue/{wrong}")).json()["error"]["code"] == "no-such-set"
            assert (await ann.get("/api/catalogue/chess/standard/hu")).status_code == 404
            assert (await ann.get(f"/api/catalogue/miners/{HOUSE}/xx")).status_code == 404

    asyncio.run(fetch())


def test_a_catalogue_is_compressed_once() -> None:
    body = component_bytes("miners", HOUSE, "pl")
    assert gzip.decompress(body.gzipped) == body.body
    assert component_bytes("miners", HOUSE, "pl") is body
