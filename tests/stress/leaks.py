"""Leak test: a viewer must get the same bytes in every world that looks the same to them.

The trial plays games at random. At every position and for every viewer it deals all hidden information again
(`imagine`), and gives all other seats a plan. Then it plays both worlds on for some answers, each by its own
rules. The viewer answers the same in both. Another seat may answer differently if it looks the same to the
viewer, because a face-down card may be any card. After every answer the trial compares all bytes that would
leave the server, including events and offered undos. It stops where the rules themselves let the worlds
differ: a card is drawn or shown.

`python -m tests.stress.leaks --games 200`.
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

from kazamata import game_registry
from kazamata.codec.views import view_bytes
from kazamata.codec.wire import WireEvent, wire_events, wire_refusal
from kazamata.core.dice import Dice, seeded
from kazamata.core.events import Event
from kazamata.core.rules import Setup
from kazamata.core.seats import contains_seat
from kazamata.game_registry import AnyRules
from kazamata.server.auth.callers import SPECTATOR, Caller
from kazamata.server.errors import RequestError, error_text
from kazamata.server.messages.outgoing import TableMessage
from kazamata.server.messages.requests import NewTable
from kazamata.server.messages.responses import EventsBody
from kazamata.server.preview.lines import preview_lines
from kazamata.server.rendering.narration import narrator_for, render_entries
from kazamata.server.rendering.refusals import render_refusal
from kazamata.server.rendering.table_state import (
    ENCODER,
    current_state,
    listed_table_info,
    past_state,
    table_info,
    table_state_bytes,
    vote_info,
)
from kazamata.server.store.records import ACTOR_PERSON, AnswerPlan, SeatRecord, TableRecord, TableVote
from kazamata.server.store.store import Store
from kazamata.server.tables.history import GameHistory, Proposal
from kazamata.server.tables.new_tables import new_table
from kazamata.server.tables.presence import Presence
from kazamata.server.tables.table import Table

WHYS: Final = 12
LANGUAGE: Final = "en"
STRETCH: Final = 3
TRIALS: Final = 2
"""How many answers both worlds are played on at most."""
OTHERS: Final = 4
"""How many other answers are tried to find one that looks the same."""
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
"""Tables that use every module; games not listed here use their defaults."""


PUBLIC_EVENTS: Final[dict[str, frozenset[str]]] = {
    "tranquility": frozenset({"OfferShown", "StormDrawn"}),  # how many cards; at which draw a storm came
    "miners": frozenset({"EffectUsed", "CardTurnedUp"}),
    "lords": frozenset(
        {
            "CreatureAttacked",
            "AdventurerHurt",
            "DamagePrevented",
            "NonPlayerOrderTurned",
        }  # in which order they were turned
    ),
}
"""Public events whose data no view keeps: worlds may differ by them and still look the same."""

REVEALING_EVENTS: Final[dict[str, frozenset[str]]] = {
    "tranquility": frozenset({"IslandPlaced"}),  # an island shows its side, day or night, when it is placed
}
"""Events that reveal hidden information without containing it."""


class MidgameHistory(GameHistory):
    """A history that starts mid-game."""

    def __init__(self, rules: AnyRules, setup: Setup, position: Any) -> None:
        self._first = position
        super().__init__(rules, setup, 0)

    def first_position(self) -> Any:
        return self.rules.copy(self._first)


class WorldTable:
    """A table that continues from a position."""

    def __init__(self, store: Store, record: TableRecord, position: Any, presence: Presence) -> None:
        async def nothing(table: Table) -> None: ...

        self.table = Table(store, record, nothing)
        self.table.presence = presence
        self.reasons: dict[bytes, bytes] = {}
        rules = self.table.rules
        self.table.history_or_none = MidgameHistory(
            rules, rules.setup(len(record.seats), record.choices), position
        )

    @property
    def game(self) -> GameHistory:
        return self.table.history

    def tried(self, seat: int, option: int) -> Proposal:
        return self.game.propose(seat, option, self.game.seq, ACTOR_PERSON, 0.0)

    def accept(self, proposal: Proposal) -> None:
        self.game.accept(proposal)
        self.table.state_cache.clear()

    def sent(self, viewer: int, options: list[int]) -> dict[str, bytes]:
        """Everything that leaves the server for one viewer: sockets, REST, replay, reasons, errors."""
        table, game, own = self.table, self.game, frozenset({viewer} if viewer != SPECTATOR else ())
        return {
            "state": table_state_bytes(table, viewer, own, LANGUAGE),
            "update": table_state_bytes(table, viewer, own, LANGUAGE, 0),
            "rest": msgspec.json.encode(current_state(table, viewer, own, LANGUAGE)),
            "events": msgspec.json.encode(
                EventsBody(game.seq, render_entries(game, 0, viewer, narrator_for(table, LANGUAGE)))
            ),
            "table": ENCODER.encode(TableMessage(table_info(table, Caller()))),
            "list": ENCODER.encode(listed_table_info(table.record, game.seq, Caller())),
            **{f"vote {seat}": self.vote(seat) for seat in range(game.setup.seats)},
            **{f"why {option}": self.why(viewer, option) for option in options},
            "try": self.trial(viewer, options),
            **{f"replay {at}": self.replay(at) for at in range(game.seq + 1)},
        }

    def replay(self, at: int) -> bytes:
        """The public replay of a running game."""
        return msgspec.json.encode(past_state(self.table, at, 0, frozenset(), LANGUAGE))

    def vote(self, seat: int) -> bytes:
        """What the other seats get when a seat asks for an undo."""
        back = self.game.voted_undo(seat)
        vote = TableVote(seat, self.game.seq, back.to_seq if back else 0, {seat: True})
        return msgspec.json.encode(vote_info(self.game, vote))

    def trial(self, viewer: int, options: list[int]) -> bytes:
        """The preview of staged answers."""
        if viewer not in self.game.asked_since:
            return b""
        lines = [[option] for option in options[:TRIALS]]
        return msgspec.json.encode(preview_lines(self.table, viewer, self.game.seq, lines, LANGUAGE))

    def why(self, viewer: int, option: int) -> bytes:
        if viewer == SPECTATOR:
            return msgspec.json.encode(error_text(RequestError("not-your-seat", 403), "en"))
        refusal = self.table.why(viewer, option)
        encoded = msgspec.json.encode(wire_refusal(refusal) if refusal else None)
        if encoded not in self.reasons:  # the sentence depends only on the refusal
            self.reasons[encoded] = msgspec.json.encode(render_refusal(self.table, refusal, LANGUAGE))
        return encoded + self.reasons[encoded]


class WorldPair:
    """Two worlds that one viewer cannot tell apart, played in parallel."""

    def __init__(
        self, here: WorldTable, there: WorldTable, viewer: int, dice: Dice, reasons: dict[bytes, bytes]
    ) -> None:
        self.here = here
        self.there = there
        self.viewer = viewer
        self.dice = dice
        self.rules = here.game.rules
        here.reasons = there.reasons = reasons

    def compare(self, tally: LeakTally, where: str) -> None:
        options = _options(self.here, self.viewer, self.dice)
        sent = [world.sent(self.viewer, options) for world in (self.here, self.there)]
        tally.compare(sent[0], sent[1], f"{where} viewer {self.viewer} + {self.here.game.seq}")

    def go_on(self) -> bool:
        """Give one answer in both worlds; False if none looks the same or the rules let the worlds differ."""
        ask = self.here.game.asks[self.dice.below(len(self.here.game.asks))]
        seat, option = int(ask.seat), int(ask.options[self.dice.below(len(ask.options))])
        first = self.here.tried(seat, option)
        for candidate in self._candidates(seat, option):
            second = self.there.tried(seat, candidate)
            if self._are_twins(first, second, candidate == option):
                self.here.accept(first)
                self.there.accept(second)
                return True
        return False

    def _candidates(self, seat: int, option: int) -> list[int]:
        """Answers in the other world that may look like this one; those of other seats may differ."""
        there = self.there.game.ask_of(seat)
        options = [int(each) for each in there.options] if there is not None else []
        others = [] if seat == self.viewer else [each for each in options if each != option]
        tried = [others.pop(self.dice.below(len(others))) for _ in range(min(OTHERS, len(others)))]
        same = [option] if option in options else []
        return same + tried if self.dice.below(2) else tried + same

    def _are_twins(self, first: Proposal, second: Proposal, same_answer: bool) -> bool:
        """Whether the viewer must get the same after both answers; any difference then is a leak."""
        encoded = [wire_events(self.rules, each.events, self.viewer) for each in (first, second)]
        at = _first_difference(encoded[0], encoded[1])
        differing = [*first.events[at : at + 1], *second.events[at : at + 1]]
        if any(self._may_differ(event) or self._shows(event) for event in differing):
            return False  # the rules show it though no view keeps it: who spied, where the battle was
        if self._looks(first) == self._looks(second):
            return True
        until = [*first.events[: at + 1], *second.events[: at + 1]]
        return same_answer and not any(self._shows(event) for event in until)

    def _may_differ(self, event: Event) -> bool:
        """Whether the event is private to the viewer, such as a drawn card, or openly public."""
        return contains_seat(event.audience, self.viewer) or self._name(event) in PUBLIC_EVENTS.get(
            self.rules.name, ()
        )

    def _shows(self, event: Event) -> bool:
        return self.rules.event_kinds[event.kind].reveals or self._name(event) in REVEALING_EVENTS.get(
            self.rules.name, ()
        )

    def _name(self, event: Event) -> str:
        return self.rules.event_kinds[event.kind].name

    def _looks(self, proposal: Proposal) -> tuple[bytes, list[tuple[int, int]]]:
        """The viewer's view of a position, and who is asked for what."""
        view = view_bytes(self.rules.see(proposal.position, self.viewer))
        asked = [(int(ask.seat), int(ask.kind)) for ask in self.rules.ask(proposal.position)]
        return msgspec.json.encode(view), asked


def _first_difference(one: list[WireEvent], other: list[WireEvent]) -> int:
    pairs = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


class LeakTally:
    """Counts of the comparisons."""

    def __init__(self) -> None:
        self.games = self.states = self.worlds = self.answers = self.messages = self.bytes = 0
        self.differing_bytes = 0
        self.reasons: dict[bytes, bytes] = {}
        self.differences: list[str] = []

    def compare(self, here: dict[str, bytes], there: dict[str, bytes], where: str) -> None:
        for name in here:
            self.messages += 1
            self.bytes += len(here[name])
            if here[name] != there[name]:
                pairs = zip(here[name], there[name], strict=False)
                longer = abs(len(here[name]) - len(there[name]))
                self.differing_bytes += longer + sum(a != b for a, b in pairs)
                self.differences.append(f"{where}: {name}")

    def report(self) -> dict[str, Any]:
        names = ("games", "states", "worlds", "answers", "messages", "bytes", "differing_bytes")
        first = self.differences[:5]
        return {
            **{name: getattr(self, name) for name in names},
            "differing": len(self.differences),
            "first": first,
            "good": not first and self.games > 0,
        }


def play(
    store: Store,
    game: str,
    seats: int,
    choices: dict[str, str],
    seed: int,
    tally: LeakTally,
    most: int = 10_000,
) -> None:
    """Play a random game, or its first answers, and compare at every position for every viewer."""
    record, _ = new_table(NewTable(game, seats, "Ann", choices), "")
    people = tuple(SeatRecord(seat, f"Player {seat}", "token") for seat in range(seats))
    record = msgspec.structs.replace(
        record, status="running", started_at=record.created_at, seed=str(seed), seats=people
    )
    rules, dice = game_registry.rules(game), seeded(seed)
    tally.reasons.clear()
    position, answers = rules.deal(rules.setup(seats, choices), seed), 0
    while answers < most and (asks := rules.ask(position)):
        for viewer in range(SPECTATOR, seats):
            compare(store, record, position, viewer, dice, tally, f"{game} seed {seed} answer {answers}")
        tally.states += 1
        ask = asks[dice.below(len(asks))]
        rules.take(position, ask.seat, ask.options[dice.below(len(ask.options))])
        answers += 1
    tally.games += 1


def compare(
    store: Store, record: TableRecord, position: Any, viewer: int, dice: Dice, tally: LeakTally, where: str
) -> None:
    """Compare all bytes for a viewer in this and an imagined world, and after some more answers."""
    rules = game_registry.rules(record.game)
    imagined = rules.imagine(rules.see(position, viewer), dice)
    presence = Presence()  # in both worlds the same players come and go at the same times
    presence.update_server("another server", (0,))
    worlds = (
        WorldTable(store, record, position, presence),
        WorldTable(store, planned(record, position, viewer), imagined, presence),
    )
    pair = WorldPair(*worlds, viewer, dice, tally.reasons)
    pair.compare(tally, where)
    tally.worlds += 1
    for _ in range(dice.below(STRETCH + 1)):
        if pair.here.game.is_over or not pair.go_on():
            return
        tally.answers += 1
        if pair.here.game.is_over:
            return  # nothing is hidden
        pair.compare(tally, where)


def planned(record: TableRecord, position: Any, viewer: int) -> TableRecord:
    """The same table with a plan for every person but the viewer."""
    rules = game_registry.rules(record.game)
    steps = {
        int(ask.seat): (rules.ask_kinds[ask.kind].name, int(ask.options[0])) for ask in rules.ask(position)
    }
    first = (rules.ask_kinds[0].name, 0)
    plans = {
        s.seat: AnswerPlan((steps.get(s.seat, first),), True, 0) for s in record.seats if s.seat != viewer
    }
    return record.with_plans(plans)


def _options(world: WorldTable, viewer: int, dice: Dice) -> list[int]:
    """Some options to ask about: legal, illegal and one that does not exist."""
    ask = world.game.ask_of(viewer)
    if ask is None:
        return [0]
    span = world.game.rules.ask_kinds[ask.kind].option_count
    return [int(ask.options[0]), span, *(int(dice.below(span)) for _ in range(WHYS))]


def setup(number: int) -> tuple[str, int, dict[str, str]]:
    """The games take turns, and so do the tables of each game."""
    game = game_registry.GAME_NAMES[number % len(game_registry.GAME_NAMES)]
    tables = CHOICES.get(game, [(seats, {}) for seats in game_registry.rules(game).seats])
    seats, choices = tables[number // len(game_registry.GAME_NAMES) % len(tables)]
    return game, seats, choices


async def compare_worlds(games: int, first_seed: int = 1, first: int = 0) -> dict[str, Any]:
    """Compare this many games from a given number on, so a long trial can run in parts."""
    tally = LeakTally()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite+aiosqlite:///{Path(folder) / 'unused.sqlite'}")
        for number in range(first, first + games):
            game, seats, choices = setup(number)
            play(store, game, seats, choices, first_seed + number, tally)
        await store.engine.dispose()
    return tally.report()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument(
        "--first", type=int, default=0, help="leave out so many games, which have been compared"
    )
    wanted = parser.parse_args()
    report = asyncio.run(compare_worlds(wanted.games, first=wanted.first))
    sys.stdout.write(json.dumps(report) + "\n")
    return 0 if report["good"] else 1


if __name__ == "__main__":
    sys.exit(main())
