"""Measure the engine's speed, relative to a plain loop that shows the machine's speed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Any, Final

from kazamata import game_registry, is_compiled
from kazamata.bots.search.playout import random_playout
from kazamata.codec.snapshot import freeze
from kazamata.core.dice import Dice, seeded
from kazamata.game_registry import AnyRules

REFERENCE_SPEED: Final = 10_000_000
"""The plain loop's steps per second on the reference machine to which speeds are scaled."""

RUNS: Final = 15
SECONDS: Final = 0.06
STEPS: Final = 200_000
SEATS: Final = {"lords": 4}
DEFAULT_SEATS: Final = 3


@dataclass(frozen=True)
class GameSpeed:
    """The measurements of one game."""

    decisions_per_s: float
    driven_decisions_per_s: float
    copies_per_s: float
    views_per_s: float
    snapshot_bytes: int


@dataclass(frozen=True)
class SpeedReport:
    """All measurements of a run."""

    compiled: bool
    reference_steps_per_s: float
    games: dict[str, GameSpeed]


def measure(names: tuple[str, ...], seconds: float = SECONDS) -> SpeedReport:
    """Measure the machine and some games; each figure is the best of several runs of the given seconds."""
    reference = best(reference_loop, seconds)
    return SpeedReport(is_compiled(), reference, {name: measure_game(name, seconds) for name in names})


def best(work: Callable[[], int], seconds: float) -> float:
    """Return the best rate of several runs, because disturbances only slow a run down."""
    return max(rate(work, seconds) for _ in range(RUNS))


def rate(work: Callable[[], int], seconds: float) -> float:
    """Repeat the work for a while; return units per second of CPU time."""
    done = work()  # warm up once
    done, begin = 0, process_time()
    while (spent := process_time() - begin) < seconds:
        done += work()
    return done / spent


def reference_loop() -> int:
    x = 1
    for _ in range(STEPS):
        x = x * 1103515245 + 12345 & 0x7FFFFFFF
    return STEPS


def bench_seats(rules: AnyRules) -> int:
    """Return three seats if the game allows them, else its maximum."""
    default = SEATS.get(rules.name, DEFAULT_SEATS)
    return default if default in rules.seats else rules.seats[-1]


def measure_game(name: str, seconds: float) -> GameSpeed:
    """Take the five measurements of a game with its default choices."""
    rules = game_registry.rules(name)
    games = RandomGames(rules)
    middle = games.middle()
    return GameSpeed(
        best(games.play_out, seconds),
        best(games.play_by_verbs, seconds),
        best(lambda: copy_often(rules, middle), seconds),
        best(lambda: look_often(rules, middle), seconds),
        len(freeze(rules, middle)),
    )


class RandomGames:
    """Random games of one ruleset, with one seed after another."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.setup = rules.setup(bench_seats(rules), {})
        self.seed = 0
        self.dice: Dice = seeded(1)

    def deal(self) -> Any:
        self.seed += 1
        return self.rules.deal(self.setup, self.seed)

    def play_out(self) -> int:
        """Play a whole game in the compiled loop, including the deal."""
        return random_playout(self.rules, self.deal(), self.dice)

    def play_by_verbs(self) -> int:
        """Play a whole game with every question and answer passing through interpreted Python."""
        return play_by_verbs(self.rules, self.deal(), self.dice, None)

    def middle(self) -> Any:
        """Return a position from the middle of a game."""
        state = self.deal()
        whole = random_playout(self.rules, self.rules.copy(state), seeded(1))
        play_by_verbs(self.rules, state, seeded(1), whole // 2)
        return state


def play_by_verbs(rules: AnyRules, state: Any, dice: Dice, most: int | None) -> int:
    """Answer at random through the public verbs, to the end or for a number of answers."""
    decisions = 0
    while decisions != most and (asks := rules.ask(state)):
        ask = asks[0]
        rules.take(state, ask.seat, ask.pick(dice))
        decisions += 1
    return decisions


def copy_often(rules: AnyRules, state: Any) -> int:
    copy = rules.copy
    for _ in range(200):
        copy(state)
    return 200


def look_often(rules: AnyRules, state: Any) -> int:
    see = rules.see
    for _ in range(200):
        see(state, 0)
    return 200
