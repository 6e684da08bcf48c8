"""Compare decisions per second with popular libraries, in one run with the same loops.

    pip install rlcard shimmy          # besides kazamata[research]; missing libraries are skipped
    .venv/bin/python -m bench.peer_speed

Every loop answers at random and follows the library's documentation. All loops alternate in rounds, each next
to a plain interpreter loop. The figures are medians of the rounds in CPU time. The report gives them for this
machine and for a scale on which the plain loop does ten million steps per second.
"""

from __future__ import annotations

import random
import sys
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

import numpy as np

from kazamata import game_registry, is_compiled
from kazamata.core.dice import seeded
from kazamata.lab.engine_speed import REFERENCE_SPEED, rate, reference_loop
from kazamata.lab.envs.pettingzoo_aec import env
from kazamata.lab.envs.vector_env import VectorEnv

ROUNDS: Final = 9
SECONDS: Final = 0.15
REFERENCE_SECONDS: Final = 0.03
TABLES: Final = 64
OURS: Final = (("tranquility", 3), ("miners", 1), ("miners", 3), ("lords", 2), ("lords", 4))


def aec_loop(table: Any) -> Callable[[], int]:
    """Play a whole game through PettingZoo's interface, with actions sampled from the mask."""
    seeds = iter(range(10**9))

    def play() -> int:
        table.reset(seed=next(seeds))
        steps = 0
        for _ in table.agent_iter():
            seen, _, terminated, truncated, info = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            table.step(int(random.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return play


def pettingzoo_hanabi() -> Callable[[], int]:
    from pettingzoo.classic import hanabi_v5

    return aec_loop(hanabi_v5.env(players=2))


def spiel_loop(name: str) -> Callable[[], int]:
    """Play a whole game through OpenSpiel's interface, without observations."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
                continue
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def rlcard_gin_rummy() -> Callable[[], int]:
    import rlcard

    table = rlcard.make("gin-rummy")

    def play() -> int:
        state, _ = table.reset()
        steps = 0
        while not table.is_over():
            state, _ = table.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def verbs_loop(game: str, seats: int, with_events: bool) -> Callable[[], int]:
    """Play with `ask` and `take`, the plain loop over the seven verbs, with or without events."""
    rules = game_registry.rules(game)
    setup, dice, seeds = rules.setup(seats, {}), seeded(1), iter(range(10**9))

    def play() -> int:
        state, steps = rules.deal(setup, next(seeds)), 0
        while asks := rules.ask(state):
            ask = asks[0]
            rules.take(state, ask.seat, ask.pick(dice), with_events)
            steps += 1
        return steps

    return play


def vector_loop(game: str, seats: int, with_observations: bool) -> Callable[[], int]:
    """Step many tables in one call; compiled code also samples the actions."""
    tables = VectorEnv(game, seats, num_envs=TABLES, seed=1, with_observations=with_observations)

    def play() -> int:
        tables.step_randomly()
        return TABLES

    return play


Make = Callable[[], Callable[[], int]]

HANABI: Final = "PettingZoo hanabi, 2 players"
HEARTS: Final = "OpenSpiel hearts, from Python"


def rows() -> list[tuple[str, Make]]:
    """List the loops to measure, the peers first."""
    made: list[tuple[str, Make]] = [
        (HANABI, pettingzoo_hanabi),
        (HEARTS, lambda: spiel_loop("hearts")),
        ("OpenSpiel hanabi, from Python", lambda: spiel_loop("hanabi")),
        ("RLCard gin rummy", rlcard_gin_rummy),
    ]
    for game, seats in OURS:
        made += our_rows(game, seats)
    return made


def our_rows(game: str, seats: int) -> list[tuple[str, Make]]:
    at = f"{game}, {seats} seat{'s' if seats > 1 else ''}"
    return [
        (f"{at}: PettingZoo AEC", lambda: aec_loop(env(game, seats))),
        (f"{at}: ask and take", lambda: verbs_loop(game, seats, True)),
        (f"{at}: ask and take, no events", lambda: verbs_loop(game, seats, False)),
        (f"{at}: vector, observed", lambda: vector_loop(game, seats, True)),
        (f"{at}: vector, masks only", lambda: vector_loop(game, seats, False)),
    ]


@dataclass
class TimedLoop:
    """A loop and its results: decisions per second, absolute and relative to the plain loop."""

    name: str
    play: Callable[[], int]
    here: list[float] = field(default_factory=list)
    scaled: list[float] = field(default_factory=list)

    def run(self) -> None:
        reference = rate(reference_loop, REFERENCE_SECONDS)
        reached = rate(self.play, SECONDS)
        reference = max(reference, rate(reference_loop, REFERENCE_SECONDS))
        self.here.append(reached)
        self.scaled.append(reached * REFERENCE_SPEED / reference)


def timed_loops(wanted: list[str]) -> list[TimedLoop]:
    """Build the loops that are available here; print the missing libraries."""
    made: list[TimedLoop] = []
    for name, make in rows():
        if wanted and not any(word in name for word in wanted):
            continue
        try:
            made.append(TimedLoop(name, make()))
        except ImportError as missing:
            print(f"{name}: {missing.name} is not installed")
    return made


def times(row: TimedLoop, peers: dict[str, TimedLoop]) -> str:
    """Compare a loop with its peer, round by round."""
    peer = peers.get(HANABI if row.name.endswith("AEC") else HEARTS if "ask and take" in row.name else "")
    if peer is None:
        return ""
    ratios = [own / other for own, other in zip(row.scaled, peer.scaled, strict=True)]
    return f"{median(ratios):.1f} x {peer.name.partition(',')[0]}"


def main() -> None:
    """Print the table; arguments select the rows whose names contain one of them."""
    warnings.simplefilter("ignore")
    measured = timed_loops(sys.argv[1:])
    for _ in range(ROUNDS):
        for row in measured:
            row.run()
    print(f"engine {'compiled' if is_compiled() else 'interpreted'}; {ROUNDS} rounds, medians")
    print("\n| decisions a second | here | at 10 million | relative to its peer |\n|---|---:|---:|---:|")
    peers = {row.name: row for row in measured if row.name in (HANABI, HEARTS)}
    for row in measured:
        print(f"| {row.name} | {median(row.here):,.0f} | {median(row.scaled):,.0f} | {times(row, peers)} |")


if __name__ == "__main__":
    main()
