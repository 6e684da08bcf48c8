"""Decisions a second beside the libraries that people use today, in one run and by the same loops.

    pip install rlcard shimmy          # besides kazamata[research]; whatever is missing is left out
    .venv/bin/python -m bench.peers

Every loop answers at random and is written as the library's own documentation writes it. Figures count processor
time and are the best of several runs, on a scale on which a plain interpreter loop does ten million steps a second.
"""

from __future__ import annotations

import random
import sys
import warnings
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from kazamata import is_compiled, shelf
from kazamata.core.dice import seeded
from kazamata.lab.aec import env
from kazamata.lab.bench import SCALE, drive, rate, reference_loop
from kazamata.lab.vectors import Vector

RUNS: Final = 5
SECONDS: Final = 0.2
TABLES: Final = 256
OURS: Final = (("tranquility", 3), ("miners", 1), ("miners", 3), ("lords", 2), ("lords", 4))


def aec_loop(table: Any) -> Callable[[], int]:
    """A whole game by PettingZoo's interface; an action is drawn from the mask."""
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
    """A whole game by OpenSpiel's interface, without observations."""
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


def verbs_loop(game: str, seats: int) -> Callable[[], int]:
    """`ask` and `take`, the plain loop over the seven verbs."""
    rules = shelf.rules(game)
    setup, dice, seeds = rules.setup(seats, {}), seeded(1), iter(range(10**9))
    return lambda: drive(rules, rules.deal(setup, next(seeds)), dice, None)


def vector_loop(game: str, seats: int, watched: bool) -> Callable[[], int]:
    """Many tables in one call; the actions are drawn by lot in compiled code too."""
    tables = Vector(game, seats, count=TABLES, seed=1, watched=watched)

    def play() -> int:
        tables.step_by_lot()
        return TABLES

    return play


def rows() -> list[tuple[str, Callable[[], Callable[[], int]]]]:
    """What is measured: peers first."""
    made: list[tuple[str, Callable[[], Callable[[], int]]]] = [
        ("PettingZoo hanabi, 2 players", pettingzoo_hanabi),
        ("OpenSpiel hearts, from Python", lambda: spiel_loop("hearts")),
        ("OpenSpiel hanabi, from Python", lambda: spiel_loop("hanabi")),
        ("RLCard gin rummy", rlcard_gin_rummy),
    ]
    for game, seats in OURS:
        at = f"{game}, {seats} seat{'s' if seats > 1 else ''}"
        made += [
            (f"{at}: PettingZoo AEC", lambda game=game, seats=seats: aec_loop(env(game, seats))),  # type: ignore[misc]
            (f"{at}: ask and take", lambda game=game, seats=seats: verbs_loop(game, seats)),  # type: ignore[misc]
            (f"{at}: vector, observed", lambda game=game, seats=seats: vector_loop(game, seats, True)),  # type: ignore[misc]
            (f"{at}: vector, masks only", lambda game=game, seats=seats: vector_loop(game, seats, False)),  # type: ignore[misc]
        ]
    return made


def main() -> None:
    """Print the table; names after the command choose rows that contain one of them."""
    warnings.simplefilter("ignore")
    wanted = sys.argv[1:]
    reference = max(rate(reference_loop, 0.06) for _ in range(15))
    print(
        f"engine {'compiled' if is_compiled() else 'interpreted'}; this machine: {reference / 1e6:.1f} million steps"
    )
    print("\n| decisions a second | here | at 10 million |\n|---|---:|---:|")
    for name, make in rows():
        if wanted and not any(word in name for word in wanted):
            continue
        try:
            play = make()
        except ImportError as missing:
            print(f"| {name} | not installed: {missing.name} | |")
            continue
        most = max(rate(play, SECONDS) for _ in range(RUNS))
        print(f"| {name} | {most:,.0f} | {most * SCALE / reference:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
