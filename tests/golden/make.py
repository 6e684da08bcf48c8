"""Play and store golden games: `python -m tests.golden.make [GAME...] [--count N]` fills the folders again.

It plays the games of a game's `WANTED` first. Each has a setup, bots and an ending, and seeds are tried in order
until a game ends like that. Then it adds games that show every feature (tests/golden/cover.py), and then others
over all setups, up to the wanted number. Run it, compiled, when a ruleset gets a new version, and read the
difference. With `--digests` the games stay, and only the fingerprints of their events and feature vectors are
written.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.codec import gamelog
from kazamata.codec.gamelog import Recorder
from kazamata.core.dice import seeded
from tests.golden.cover import (
    CoverageGame,
    Feature,
    WatchedGame,
    Witness,
    candidates,
    cover,
    events_digest,
    features_digest,
    shown_by,
)

HERE = Path(__file__).parent
MAX_SEEDS = 3000
MAX_GAMES = 6000
A_THIRD_OF_200 = 67


class WantedGame(NamedTuple):
    """A golden game to look for."""

    name: str
    seats: int
    chosen: dict[str, str]
    bots: tuple[str, ...]
    cause: str
    why: str


class GoldenGame(msgspec.Struct):
    """What the index stores about a game besides its log."""

    file: str
    why: str
    cause: str
    winners: list[int]
    scores: list[int]


def play(wanted: WantedGame, seed: int) -> Recorder:
    """One whole game of the bots, each with separate dice."""
    rules = game_registry.rules(_game_of(wanted))
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


def _names(wanted: WantedGame) -> tuple[str, ...]:
    return tuple(wanted.bots[seat % len(wanted.bots)] for seat in range(wanted.seats))


def _game_of(wanted: WantedGame) -> str:
    return wanted.name.split(".")[0]


def search(wanted: WantedGame) -> tuple[Recorder, Any]:
    """The first seed whose game ends as wanted."""
    for seed in range(MAX_SEEDS):
        game = play(wanted, seed)
        outcome = game.rules.score(game.state)
        if outcome.end_reason == wanted.cause:
            return game, outcome
    raise SystemExit(f"{wanted.name}: no game of {MAX_SEEDS} ends with {wanted.cause!r}")


class GoldenFolder:
    """The golden games of one game while they are made."""

    def __init__(self, game: str) -> None:
        self.game, self.folder = game, HERE / game
        self.kept: list[GoldenGame] = []
        self.refusals: list[Witness] = []
        self.shown: set[Feature] = set()
        for old in self.folder.glob("*.jsonl"):
            old.unlink()

    def keep(self, played: Recorder, name: str, why: str) -> None:
        outcome, file = played.rules.score(played.state), f"{name}.jsonl"
        gamelog.save(played.log(), self.folder / file)
        self.kept.append(GoldenGame(file, why, outcome.end_reason, outcome.winners, outcome.scores))
        print(f"{file}: {len(played.answers)} answers, seed {played.header.seed}", flush=True)

    def add_wanted(self) -> None:
        for wanted in import_module(f"tests.golden.{self.game}.wanted").WANTED:
            played, _ = search(wanted)
            self.shown |= shown_by(played.log())
            self.keep(played, wanted.name.split(".", 1)[1], wanted.why)

    def add_missing(self) -> None:
        """Add games for missing features, and note where each refusal is given."""
        games, missing = cover(self.game, self.shown, MAX_GAMES)
        for number, played in enumerate(games, 1):
            fresh = sorted(f"{what} {name}" for what, name in played.shown - self.shown)
            self.shown |= played.shown
            self.keep(played.record(), f"shows-{number:02}", ", ".join(fresh))
            self.note_refusals(played, f"shows-{number:02}.jsonl")
        for what, name in sorted(missing):
            print(f"{self.game}: no game of {MAX_GAMES} shows the {what} {name!r}", file=sys.stderr)

    def note_refusals(self, played: CoverageGame, file: str) -> None:
        noted = {witness.key for witness in self.refusals}
        for key, index in played.refusals.items():
            if key not in noted:
                self.refusals.append(Witness(key, file, *index))

    def fill_up(self, count: int) -> None:
        for (_, seats, chosen), seed, names in islice(candidates(self.game), max(0, count - len(self.kept))):
            played = WatchedGame((self.game, seats, chosen), seed, names, Counter()).run(set())
            table = ", ".join([f"{seats} seats", *(f"{key} {value}" for key, value in chosen.items())])
            self.keep(
                played.record(), f"more-{seed:03}", f"{table}, played by {', '.join(sorted(set(names)))}"
            )

    def write(self) -> None:
        write(self.folder / "games.json", self.kept)
        write(self.folder / "refusals.json", self.refusals)
        write_digests(self.folder)


def write_digests(folder: Path) -> None:
    """Write the fingerprints of the events and the feature vectors of each game in a folder."""
    logs = {path.name: gamelog.load(path) for path in sorted(folder.glob("*.jsonl"))}
    write(folder / "stories.json", {name: events_digest(log) for name, log in logs.items()})
    write(folder / "numbers.json", {name: features_digest(log) for name, log in logs.items()})


def write(path: Path, rows: object) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=2) + b"\n")


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden.make", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[[], *game_registry.GAME_NAMES], default=[])
    parser.add_argument("--count", type=int, default=A_THIRD_OF_200, help="at least so many games of each")
    parser.add_argument(
        "--digests", action="store_true", help="only write the fingerprints of the stored games"
    )
    arguments = parser.parse_args(words)
    for game in arguments.games or game_registry.GAME_NAMES:
        if arguments.digests:
            write_digests(HERE / game)
            continue
        folder = GoldenFolder(game)
        folder.add_wanted()
        folder.add_missing()
        folder.fill_up(arguments.count)
        folder.write()


if __name__ == "__main__":
    main(sys.argv[1:])
