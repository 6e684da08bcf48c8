"""The arena: bots play many games against one another, in one process or in several."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final

from kazamata import shelf
from kazamata.bots import roster
from kazamata.bots.bot import Bot, RandomBot
from kazamata.bots.search.playout import play_out
from kazamata.codec.sets import sets_of
from kazamata.core.dice import seeded
from kazamata.core.events import Tale
from kazamata.lab.seeds import seed_of
from kazamata.lab.tally import Figures, Tally, figures_of
from kazamata.shelf import AnyRules

MOST_IN_A_BATCH: Final = 64


@dataclass(frozen=True)
class Match:
    """What is played: nothing but names and numbers, so that it can be sent to another process."""

    game: str
    choices: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]  # one name a seat
    games: int
    seed: int
    set_file: str = ""  # where the choice `set` names a set that every process must read first

    @property
    def seats(self) -> int:
        return len(self.bots)


@dataclass(frozen=True)
class Report:
    """What a match has shown: `win_rate` where all win or lose together, `bots` where points are counted."""

    game: str
    seats: int
    games: int
    decisions: int
    seconds: float
    win_rate: float | None
    bots: dict[str, Figures]
    ends: dict[str, int]


def seated(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """One name a seat, the list being told again and again until all sit."""
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def simulate(match: Match, jobs: int = 1, played: Callable[[int], None] = lambda games: None) -> Report:
    """Play a match; `played` hears how many more games are done. The result does not depend on `jobs`."""
    begin = perf_counter()
    tally = Tally()
    for part in _parts(match, jobs):
        tally.add(part)
        played(part.games)
    return _report(match, tally, perf_counter() - begin)


def _report(match: Match, tally: Tally, seconds: float) -> Report:
    together = shelf.rules(match.game).cooperative and not tally.scores
    bots = {name: figures_of(tally.wins[name], tally.scores[name]) for name in sorted(tally.scores)}
    ends = dict(sorted(tally.ends.items(), key=lambda end: (-end[1], end[0])))
    rate = tally.won / tally.games if together else None
    return Report(match.game, match.seats, tally.games, tally.decisions, seconds, rate, bots, ends)


def _parts(match: Match, jobs: int) -> Iterator[Tally]:
    size = max(1, min(MOST_IN_A_BATCH, match.games // (4 * jobs)))
    batches = [range(first, min(first + size, match.games)) for first in range(0, match.games, size)]
    if jobs == 1:
        return (play_batch(match, batch) for batch in batches)
    return _parts_by_pool(match, batches, jobs)


def _parts_by_pool(match: Match, batches: list[range], jobs: int) -> Iterator[Tally]:
    pool = ProcessPoolExecutor(min(jobs, len(batches)), get_context("spawn"), _ignore_interrupts)
    try:
        yield from pool.map(play_batch, [match] * len(batches), batches)
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is answered by the process that was asked to simulate, not by its helpers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(match: Match, batch: range) -> Tally:
    """Play some of the games of a match."""
    rules = shelf.rules(match.game)
    if match.set_file:
        sets = sets_of(match.game)
        assert sets is not None, "only games with sets are given one"
        sets.load(match.set_file)
    setup = rules.setup(match.seats, dict(match.choices))
    bots = [roster.bot(match.game, name) for name in match.bots]
    tally = Tally()
    for game in batch:
        state = rules.deal(setup, seed_of(match.seed, game, "deal"))
        decisions = play_game(rules, state, bots, match.seed, game)
        tally.count(rules.score(state), match.bots, decisions)
    return tally


def play_game(rules: AnyRules, state: Any, bots: Sequence[Bot], seed: int, game: int) -> int:
    """Let bots play a dealt game to its end; returns how many answers were given."""
    if all(isinstance(bot, RandomBot) for bot in bots):
        return play_out(rules, state, seeded(seed_of(seed, game, "seat 0")))
    dice = [seeded(seed_of(seed, game, f"seat {seat}")) for seat in range(len(bots))]
    mute = Tale(False)
    decisions = 0
    while asks := rules.ask(state):
        ask = asks[0]
        seat = ask.seat
        bot = bots[seat]
        view = None if isinstance(bot, RandomBot) else rules.see(state, seat)
        rules.answer(state, seat, bot.choose(view, rules.question(state, ask), dice[seat]), mute)
        decisions += 1
    return decisions
