"""Whole games that show every event, every form of an answer and every refusal.

Games are played at all tables of the laws: at random, greedily, by biased players, and by bots that prefer rare
answers. A game is kept if it shows something that no earlier game has shown.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, cycle, islice
from typing import Any, NamedTuple, TypeAlias

import msgspec
from librt.vecs import vec
from mypy_extensions import i16

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.codec import gamelog
from kazamata.codec.gamelog import GameLog, Recorder
from kazamata.core.asks import Ask
from kazamata.core.dice import seeded
from kazamata.core.events import Event
from kazamata.core.features import FeatureWriter
from kazamata.game_registry import AnyRules
from kazamata.lab.matches import biased_players
from tests.laws.cases import Case, law_data
from tests.seams.test_refusals import keys

Feature: TypeAlias = tuple[str, str]
"""`("event", name)`, `("form", name)` or `("refusal", key)`."""

CURIOUS = "curious"
LOOKS = 5
"""At one of so many positions every answer is checked for a refusal."""

READS = 17
"""At one of so many positions the feature vector is read."""

BEFORE_THE_GAME = "setup-"
"""Refusals of an impossible setup begin like this."""

SELDOM = "no game among thousands of curious bots has come to it; a test of its clause does"
UNREACHED: dict[str, dict[Feature, str]] = {
    "tranquility": {("refusal", key): SELDOM for key in ("finish-barred", "hand-empty")},
    "miners": {},
    "lords": {("refusal", key): SELDOM for key in ("no-trap-left", "nowhere-to-dig", "too-evil-to-pay")},
}
"""Features that no whole game can show, each with its reason."""


def form_of(rules: AnyRules, kind: int, option: int) -> str:
    """The form of an answer."""
    return f"{rules.ask_kinds[kind].name} {rules.ask_kinds[kind].read(option).form.name}"


def forms(rules: AnyRules) -> set[str]:
    return {f"{ask.name} {form.name}" for ask in rules.ask_kinds for form in ask.forms}


@cache
def features(game: str) -> frozenset[Feature]:
    """All features that golden games must show."""
    rules = game_registry.rules(game)
    events = {("event", kind.name) for kind in rules.event_kinds}
    refusals = {("refusal", key) for key in keys(game) if not key.startswith(BEFORE_THE_GAME)}
    return frozenset(events | refusals | {("form", name) for name in forms(rules)}) - set(UNREACHED[game])


class Witness(msgspec.Struct, frozen=True):
    """Where a refusal is given: after so many answers of a stored game, to this answer of this seat."""

    key: str
    file: str
    answers: int
    seat: int
    option: int


class CoverageGame(NamedTuple):
    """A whole game and its features; refusals with the position where they are given."""

    case: Case
    seed: int
    names: tuple[str, ...]
    answers: list[tuple[int, int]]
    shown: set[Feature]
    refusals: dict[str, tuple[int, int, int]]

    def record(self) -> Recorder:
        game, seats, chosen = self.case
        rules = game_registry.rules(game)
        recorder = Recorder(rules, rules.setup(seats, chosen), self.seed, list(self.names))
        for seat, option in self.answers:
            recorder.take(seat, option)
        return recorder


class WatchedGame:
    """One game while it is played and watched."""

    def __init__(self, case: Case, seed: int, names: tuple[str, ...], often: Counter[str]) -> None:
        self.played = CoverageGame(case, seed, names, [], set(), {})
        self.rules = game_registry.rules(case[0])
        setup = self.rules.setup(case[1], case[2])
        self.state: Any = self.rules.deal(setup, seed)
        self.watch(self.rules.deal_events(setup, seed))
        self.dice = seeded(seed + 1)
        self.often = often
        self.biased_players = {
            name: biased_players.biased_player(self.rules, name)
            for name in names
            if name in biased_players.names(case[0])
        }

    def run(self, missing: set[Feature]) -> CoverageGame:
        """Play to the end; look for refusals while some are missing."""
        looks = any(what == "refusal" for what, _ in missing)
        while asks := self.rules.ask(self.state):
            if looks and self.dice.below(LOOKS) == 0:
                self.look(asks)
            ask, option = self.choose(asks)
            self.note(ask, option)
            self.watch(self.rules.take(self.state, ask.seat, option))
        return self.played

    def choose(self, asks: list[Ask]) -> tuple[Ask, int]:
        ask = asks[self.dice.below(len(asks))]
        name = self.played.names[ask.seat]
        if name == CURIOUS:
            return ask, self.seldom(ask)
        if name in self.biased_players:
            return ask, self.biased_players[name].choose(ask, self.dice)
        bot = roster.bot(self.rules.name, name)
        question = self.rules.question(self.state, ask)
        return ask, int(bot.choose(self.rules.see(self.state, ask.seat), question, self.dice))

    def seldom(self, ask: Ask) -> int:
        """An answer whose form was given least often, at random among those."""
        by_form: dict[str, list[int]] = {}
        for option in ask.options:
            by_form.setdefault(form_of(self.rules, ask.kind, option), []).append(int(option))
        rarest = by_form[min(by_form, key=lambda form: (self.often[form], form))]
        return rarest[self.dice.below(len(rarest))]

    def note(self, ask: Ask, option: int) -> None:
        form = form_of(self.rules, ask.kind, option)
        self.often[form] += 1
        self.played.shown.add(("form", form))
        self.played.answers.append((int(ask.seat), option))

    def watch(self, events: Iterable[Event]) -> None:
        self.played.shown.update(("event", self.rules.event_kinds[event.kind].name) for event in events)

    def look(self, asks: list[Ask]) -> None:
        """Ask for the refusal of every possible answer."""
        for ask in asks:
            for option in range(self.rules.ask_kinds[ask.kind].option_count):
                refusal = self.rules.why(self.state, ask.seat, option)
                if refusal is not None and refusal.key not in self.played.refusals:
                    index = (len(self.played.answers), int(ask.seat), option)
                    self.played.refusals[refusal.key] = index
                    self.played.shown.add(("refusal", refusal.key))


def candidates(game: str) -> Iterator[tuple[Case, int, tuple[str, ...]]]:
    """An endless supply of games: every setup in turn, with bots of every kind, alone and mixed."""
    biased = [(name,) for name in biased_players.names(game)]
    styles = cycle([("random",), (CURIOUS,), ("random", CURIOUS), ("greedy", CURIOUS), *biased])
    seed = 0
    while True:
        bots = next(styles)
        for seats, chosen in law_data(game).SETUPS:
            yield (game, seats, chosen), seed, tuple(islice(cycle(bots), seats))
            seed += 1


def shown_by(log: GameLog) -> set[Feature]:
    """The events and forms of a stored game."""
    shown: set[Feature] = set()
    kinds = {kind.name: number for number, kind in enumerate(log.rules.ask_kinds)}
    shown.update(("event", log.rules.event_kinds[event.kind].name) for event in deal_events_of(log))
    for moment in gamelog.replay(log):
        answer = moment.answer
        shown.add(("form", form_of(log.rules, kinds[answer.ask], answer.option)))
        shown.update(("event", log.rules.event_kinds[event.kind].name) for event in moment.events)
    return shown


def deal_events_of(log: GameLog) -> list[Event]:
    """The events of a stored game's deal."""
    return log.rules.deal_events(log.setup, int(log.header.seed))


def events_digest(log: GameLog) -> str:
    """The fingerprint of all events of a stored game."""
    total = hashlib.sha256()
    for event in chain(deal_events_of(log), *(moment.events for moment in gamelog.replay(log))):
        total.update(repr((int(event.kind), int(event.audience), list(map(int, event.values)))).encode())
    return total.hexdigest()[:16]


def features_digest(log: GameLog) -> str:
    """The fingerprint of some feature vectors of a stored game, for every seat."""
    total = hashlib.sha256()
    for moment in islice(gamelog.replay(log), 0, None, READS):
        for viewer in range(len(log.header.seats)):
            total.update(repr(row_of(log.rules, moment.state, viewer, len(log.header.seats))).encode())
    return total.hexdigest()[:16]


def row_of(rules: AnyRules, state: Any, viewer: int, seats: int) -> list[int]:
    """The blocks of the table, then those of every seat, the viewer's first."""
    blocks = rules.feature_blocks()
    width = sum(block.size * (seats if block.per_seat else 1) for block in blocks)
    writer = FeatureWriter(vec[i16]([0] * width), vec[i16]())
    rules.write_features(state, viewer, writer)
    for seat in range(viewer, viewer + seats):
        rules.write_seat_features(state, seat % seats, viewer, writer)
    assert writer.at == width
    return list(map(int, writer.numbers))


def cover(game: str, shown: Iterable[Feature], most: int) -> tuple[list[CoverageGame], set[Feature]]:
    """A few games that show all missing features, and the features that no tried game has shown."""
    missing = set(features(game)) - set(shown)
    wanted = set(missing)
    often: Counter[str] = Counter()
    kept = []
    for case, seed, names in islice(candidates(game), most):
        if not missing:
            break
        played = WatchedGame(case, seed, names, often).run(missing)
        if played.shown & missing:
            missing -= played.shown
            kept.append(played)
    return fewest(kept, wanted - missing), missing


def fewest(games: Sequence[CoverageGame], wanted: set[Feature]) -> list[CoverageGame]:
    """Games that show all wanted features: always the one that shows most of the rest."""
    chosen = []
    while wanted:
        best = max(games, key=lambda played: (len(played.shown & wanted), -len(played.answers)))
        wanted = wanted - best.shown
        chosen.append(best)
    return chosen
