"""Two worlds: whatever a viewer is sent must be the same in every world that looks the same to him.

Games are played at random; at every position and for every viewer all that is hidden from him is dealt
anew (`imagine`), and the bytes that would leave the server are compared.
`python -m kazamata.server.trials.worlds --games 200`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

from kazamata import shelf
from kazamata.codec.wire import wire_refusal
from kazamata.core.dice import Dice, seeded
from kazamata.server.errors import Trouble, error_text
from kazamata.server.messages import NewTable, TableNews
from kazamata.server.people.callers import SPECTATOR, Caller
from kazamata.server.people.reasons import reason_at
from kazamata.server.store.records import TableRecord
from kazamata.server.store.store import Store
from kazamata.server.tables import seating
from kazamata.server.tables.chronicle import Chronicle
from kazamata.server.tables.pictures import ENCODER, past, picture, present, table_info
from kazamata.server.tables.table import Table

WHYS: Final = 12
LANGUAGE: Final = "en"
CHOICES: Final[dict[str, list[tuple[int, dict[str, str]]]]] = {
    "tranquility": [
        (3, {}),
        (1, {}),
        (4, {"rocks": "yes", "monsters": "5", "storms": "yes", "removal": "triton"}),
        (2, {"variant": "duel"}),
        (3, {"variant": "pyramid"}),
        (5, {"variant": "arch", "monsters": "3"}),
        (2, {"variant": "day_and_night", "storms": "yes"}),
    ],
    "miners": [
        (3, {}),
        (1, {}),
        (2, {"reveal": "open"}),
        (4, {"first_game": "yes"}),
        (5, {"alchemy": "back", "technology": "front", "diplomacy": "back"}),
    ],
    "lords": [
        (2, {}),
        (4, {"game": "first"}),
        (3, {"trap_deck": "reshuffles", "opening": "chosen"}),
        (2, {"scenario": "M1"}),
        (4, {}),
        (3, {"scenario": "M5", "planning": "in_order"}),
    ],
}
"""Tables that use every module; a game that is not named here is played as it comes."""


class World:
    """A table of which the position can be exchanged."""

    def __init__(self, store: Store, record: TableRecord) -> None:
        async def nothing(table: Table) -> None: ...

        self.table = Table(store, record, nothing)
        rules = self.table.rules
        setup = rules.setup(len(record.seats), record.choices)
        self.table.chronicle = Chronicle(rules, setup, int(record.seed))

    @property
    def game(self) -> Chronicle:
        return self.table.game

    def put(self, position: Any, before: Any) -> None:
        """Let the table be in another world, now and one answer ago."""
        self.game.position = position
        self.game.asks = self.game.rules.ask(position)
        self.game.position_at = lambda seq: before if seq < self.game.seq else position  # type: ignore[method-assign]
        self.table.pictures.clear()

    def sent(self, viewer: int, options: list[int]) -> dict[str, bytes]:
        """Everything that leaves the server for one viewer: sockets, REST, replay, reasons, errors."""
        table, own = self.table, frozenset({viewer} if viewer != SPECTATOR else ())
        seq = self.game.seq
        return {
            "state": picture(table, viewer, own, LANGUAGE),
            "update": picture(table, viewer, own, LANGUAGE, max(0, seq - 1)),
            "rest": msgspec.json.encode(present(table, viewer, own, LANGUAGE)),
            "table": ENCODER.encode(TableNews(table_info(table, Caller()))),
            **{f"why {option}": self.why(viewer, option) for option in options},
        }

    def sent_of_the_past(self) -> dict[str, bytes]:
        """The public past of a running game, as everybody may ask for it."""
        seq = self.game.seq
        return {
            f"replay {at}": msgspec.json.encode(past(self.table, at, 0, frozenset(), LANGUAGE))
            for at in (seq - 1, seq)
            if at >= 0
        }

    def why(self, viewer: int, option: int) -> bytes:
        if viewer == SPECTATOR:
            return msgspec.json.encode(error_text(Trouble("not-your-seat", 403), "en"))
        refusal = self.table.why(viewer, option)
        told = reason_at(self.table, refusal, LANGUAGE)
        return msgspec.json.encode((wire_refusal(refusal) if refusal else None, told))


class Tally:
    """What was compared."""

    def __init__(self) -> None:
        self.games = self.states = self.worlds = self.messages = self.bytes = 0
        self.differences: list[str] = []

    def compare(self, here: dict[str, bytes], there: dict[str, bytes], where: str) -> None:
        for name in here:
            self.messages += 1
            self.bytes += len(here[name])
            if here[name] != there[name]:
                self.differences.append(f"{where}: {name}")

    def report(self) -> dict[str, Any]:
        counts = {name: getattr(self, name) for name in ("games", "states", "worlds", "messages", "bytes")}
        first = self.differences[:5]
        return {
            **counts,
            "differing": len(self.differences),
            "first": first,
            "good": not first and self.games > 0,
        }


def play(store: Store, game: str, seats: int, choices: dict[str, str], seed: int, tally: Tally) -> None:
    """One game at random, compared at every position for every viewer."""
    wish = NewTable(game, seats, "Ann", choices, ["random"] * (seats - 1))
    record, _ = seating.new_table(wish, "")
    record = msgspec.structs.replace(record, status="running", dealt=record.made, seed=str(seed))
    world, dice = World(store, record), seeded(seed)
    rules, chronicle = world.game.rules, world.game
    before = rules.copy(chronicle.position)
    while not chronicle.over:
        position, asks = chronicle.position, chronicle.asks
        for viewer in range(SPECTATOR, seats):
            compare(
                world,
                viewer,
                position,
                before,
                dice,
                tally,
                f"{game} seed {seed} seq {chronicle.seq} viewer {viewer}",
            )
        chronicle.position, chronicle.asks = position, asks
        tally.states += 1
        before = rules.copy(position)
        ask = asks[dice.below(len(asks))]
        option = ask.options[dice.below(len(ask.options))]
        chronicle.accept(chronicle.propose(ask.seat, option, chronicle.seq, "person", 0.0))
    tally.games += 1


def compare(
    world: World, viewer: int, position: Any, before: Any, dice: Dice, tally: Tally, where: str
) -> None:
    """All bytes for a viewer, here and in another world that looks the same to him."""
    rules = world.game.rules
    options = _options(world, viewer, dice)
    world.put(position, before)
    here, public_here = world.sent(viewer, options), world.sent_of_the_past()
    world.put(rules.imagine(rules.see(position, viewer), dice), before)
    there = world.sent(viewer, options)
    other_now, other_before = (rules.imagine(rules.see(p, SPECTATOR), dice) for p in (position, before))
    world.put(other_now, other_before)
    tally.compare(here, there, where)
    tally.compare(public_here, world.sent_of_the_past(), where)
    tally.worlds += 1


def _options(world: World, viewer: int, dice: Dice) -> list[int]:
    """Some options to ask about: legal ones, others, and one that does not exist."""
    ask = world.game.ask_of(viewer)
    if ask is None:
        return [0]
    span = world.game.rules.asks[ask.kind].span
    return [int(ask.options[0]), span, *(int(dice.below(span)) for _ in range(WHYS))]


def setup(number: int) -> tuple[str, int, dict[str, str]]:
    """The games take turns, and the tables of each game as well."""
    game = shelf.NAMES[number % len(shelf.NAMES)]
    tables = CHOICES.get(game, [(seats, {}) for seats in shelf.rules(game).seats])
    seats, choices = tables[number // len(shelf.NAMES) % len(tables)]
    return game, seats, choices


async def worlds(games: int, first_seed: int = 1) -> dict[str, Any]:
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite+aiosqlite:///{Path(folder) / 'unused.sqlite'}")
        for number in range(games):
            game, seats, choices = setup(number)
            play(store, game, seats, choices, first_seed + number, tally)
        await store.engine.dispose()
    return tally.report()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    report = asyncio.run(worlds(parser.parse_args().games))
    sys.stdout.write(json.dumps(report) + "\n")
    return 0 if report["good"] else 1


if __name__ == "__main__":
    sys.exit(main())
