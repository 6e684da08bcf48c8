"""Play many games between bots, in one process or in several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, Final

from kazamata import game_registry
from kazamata.bots import memory as bot_memory
from kazamata.bots import roster
from kazamata.bots.bot import Bot, RandomBot
from kazamata.bots.roster import BadBot, Entrant
from kazamata.bots.search.playout import random_playout
from kazamata.codec.sets import set_codec_of
from kazamata.core.dice import seeded
from kazamata.core.events import EventSink
from kazamata.game_registry import AnyRules
from kazamata.lab.matches.seeds import seed_of
from kazamata.lab.matches.tally import GameTally, ScoreSummary, summarise_scores
from kazamata.lab.workers import Workers, ranges, run_batches

MAX_BATCH_SIZE: Final = 64


@dataclass(frozen=True)
class Match:
    """What to play. It is sent to other processes, so bots that are objects must be picklable."""

    game: str
    choices: tuple[tuple[str, str], ...]
    bots: tuple[Entrant, ...]  # one per seat
    games: int
    seed: int
    set_file: str = ""  # the file of the set that the choice `set` names; every process loads it first

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def bot_names(self) -> tuple[str, ...]:
        return tuple(roster.name_of(bot) for bot in self.bots)


@dataclass(frozen=True)
class SimulationReport:
    """The results of a match: `win_rate` for co-operative games, `bots` for games with points."""

    game: str
    seats: int
    games: int
    decisions: int
    seconds: float
    win_rate: float | None
    bots: dict[str, ScoreSummary]
    ends: dict[str, int]


class SimulationStopped(KeyboardInterrupt):
    """A match was interrupted; `report` covers the games played, if any."""

    def __init__(self, report: SimulationReport | None) -> None:
        super().__init__()
        self.report = report


ONE_PROCESS: Final = Workers()


def simulate(
    match: Match, workers: Workers = ONE_PROCESS, played: Callable[[int], None] = lambda games: None
) -> SimulationReport:
    """Play a match; `played` receives the number of newly finished games.

    The result does not depend on the number of workers. Ctrl-C raises `SimulationStopped` with the games
    played so far.
    """
    begin = perf_counter()
    tally = GameTally()
    try:
        batches = ranges(match.games, batch_size(match.games, workers.jobs))
        for part in run_batches(partial(play_batch, match), batches, workers):
            tally.add(part)
            played(part.games)
    except KeyboardInterrupt:
        raise SimulationStopped(
            _report(match, tally, perf_counter() - begin) if tally.games else None
        ) from None
    return _report(match, tally, perf_counter() - begin)


def _report(match: Match, tally: GameTally, seconds: float) -> SimulationReport:
    together = game_registry.rules(match.game).cooperative and not tally.scores
    bots = {name: summarise_scores(tally.wins[name], tally.scores[name]) for name in sorted(tally.scores)}
    ends = dict(sorted(tally.ends.items(), key=lambda end: (-end[1], end[0])))
    rate = tally.won / tally.games if together else None
    return SimulationReport(match.game, match.seats, tally.games, tally.decisions, seconds, rate, bots, ends)


def batch_size(games: int, jobs: int) -> int:
    """Return the games per batch, small enough to keep all workers busy to the end."""
    return max(1, min(MAX_BATCH_SIZE, games // (16 * jobs)))


def play_batch(match: Match, batch: range) -> GameTally:
    """Play some games of a match."""
    rules = game_registry.rules(match.game)
    load_match_set(match.game, match.set_file)
    setup = rules.setup(match.seats, dict(match.choices))
    bots = [roster.bot(match.game, entrant) for entrant in match.bots]
    tally = GameTally()
    for game in batch:
        state = rules.deal(setup, seed_of(match.seed, game, "deal"))
        decisions = play_game(rules, state, bots, match.seed, game)
        tally.count(rules.score(state), match.bot_names, decisions)
    return tally


def load_match_set(game: str, file: str) -> None:
    """Load the set of cards that a match uses, if it names a file."""
    if file:
        sets = set_codec_of(game)
        assert sets is not None, "only games with sets are given one"
        sets.load(file)


def play_game(rules: AnyRules, state: Any, bots: Sequence[Bot], seed: int, game: int) -> int:
    """Let bots play a dealt game to its end; return the number of answers.

    Raises `BadBot` if a bot returns something that is not one of its options.
    """
    if all(isinstance(bot, RandomBot) for bot in bots):
        return random_playout(rules, state, seeded(seed_of(seed, game, "seat 0")))
    dice = [seeded(seed_of(seed, game, f"seat {seat}")) for seat in range(len(bots))]
    remembering = bot_memory.memory_model(rules.name) is not None
    memories = [bot_memory.start(rules, state, seat) for seat in range(len(bots))]
    decisions = 0
    while asks := rules.ask(state):
        ask = asks[0]
        seat = ask.seat
        bot = bots[seat]
        view = None if isinstance(bot, RandomBot) else rules.see(state, seat)
        sink = EventSink(remembering)
        option = bot.choose(view, rules.question(state, ask), dice[seat], memories[seat])
        if option not in ask.options:
            raise BadBot(f"{bot.name} answered {option!r} to {rules.ask_kinds[ask.kind].name}: not an option")
        rules.apply(state, seat, option, sink)
        for index, seat_memory in enumerate(memories):
            bot_memory.observe(rules, seat_memory, sink.events, index)
        decisions += 1
    return decisions
