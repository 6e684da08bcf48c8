"""Play and store golden games: `python -m tests.golden.make GAME` fills the folder of a game anew.

Each line of a game's `WANTED` names a setup, the bots and the way of ending to look for; seeds are tried
in order until a game ends so. Run it when a ruleset gets a new version, and read the difference.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from kazamata import shelf
from kazamata.bots import roster
from kazamata.codec import gamelog
from kazamata.codec.gamelog import Recorder
from kazamata.core.dice import seeded

HERE = Path(__file__).parent
MOST_SEEDS = 3000


class Wanted(NamedTuple):
    """A golden game to look for."""

    name: str
    seats: int
    chosen: dict[str, str]
    bots: tuple[str, ...]
    cause: str
    why: str


class Golden(msgspec.Struct):
    """What is known of a stored game besides its log."""

    file: str
    why: str
    cause: str
    winners: list[int]
    scores: list[int]


def play(wanted: Wanted, seed: int) -> Recorder:
    """One whole game of the bots, each with dice of its own."""
    rules = shelf.rules(_game_of(wanted))
    game = Recorder(rules, rules.setup(wanted.seats, wanted.chosen), seed, list(_names(wanted)))
    players = [roster.bot(rules.name, name) for name in _names(wanted)]
    dice = seeded(seed + 1)
    while asks := rules.ask(game.state):
        ask = asks[dice.below(len(asks))]
        game.take(
            ask.seat,
            players[ask.seat].choose(rules.see(game.state, ask.seat), rules.question(game.state, ask), dice),
        )
    return game


def _names(wanted: Wanted) -> tuple[str, ...]:
    return tuple(wanted.bots[seat % len(wanted.bots)] for seat in range(wanted.seats))


def _game_of(wanted: Wanted) -> str:
    return wanted.name.split(".")[0]


def search(wanted: Wanted) -> tuple[Recorder, Any]:
    """The first seed whose game ends as wanted."""
    for seed in range(MOST_SEEDS):
        game = play(wanted, seed)
        outcome = game.rules.score(game.state)
        if outcome.cause == wanted.cause:
            return game, outcome
    raise SystemExit(f"{wanted.name}: no game of {MOST_SEEDS} ends with {wanted.cause!r}")


def make(game: str) -> None:
    folder = HERE / game
    for old in folder.glob("*.jsonl"):
        old.unlink()
    kept = []
    for wanted in import_module(f"tests.golden.{game}.wanted").WANTED:
        played, outcome = search(wanted)
        file = f"{wanted.name.split('.', 1)[1]}.jsonl"
        gamelog.save(played.log(), folder / file)
        kept.append(Golden(file, wanted.why, outcome.cause, outcome.winners, outcome.scores))
        print(f"{file}: {len(played.answers)} answers, seed {played.header.seed}")
    index = msgspec.json.format(msgspec.json.encode(kept), indent=2)
    (folder / "games.json").write_bytes(index + b"\n")


if __name__ == "__main__":
    for name in sys.argv[1:] or shelf.NAMES:
        make(name)
