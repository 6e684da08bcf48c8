"""How strong the levels are: `python -m bench.bots count` plays what is missing, and docs/bots.md is written anew.

Every row says beforehand how many games it wants. What was played is kept, so a long measurement can be made piece by
piece, and in several processes as long as each counts rows of its own. All levels of a row meet the same deals, and
rivals sit on every seat in turn. `python -m bench.bots thinking SECONDS` measures how long one waits where four
tables think at once.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from fcntl import LOCK_EX, flock
from functools import partial
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean
from time import perf_counter, process_time
from typing import Any, Final

from kazamata import game_registry, is_compiled
from kazamata.bots import memory as memories
from kazamata.bots import roster
from kazamata.bots.bot import Bot
from kazamata.bots.tranquility.strong import JudgeBot
from kazamata.core.dice import seeded
from kazamata.core.events import EventSink
from kazamata.lab.batches import Workers, run_batches
from kazamata.lab.seeds import seed_of
from kazamata.lab.tally import percentile

SEED: Final = 20_261_118
"""No bot was tuned on the deals of this seed."""
HOME: Final = Path(__file__).parents[1] / "docs"
NUMBERS: Final = HOME / "bots.json"
REPORT: Final = HOME / "bots.md"
SURE: Final = 1.96
NEVER: Final = 1e9
BETWEEN_SAVES: Final = 5.0
LEVELS: Final = ("greedy", "easy", "medium", "strong")
JUDGE: Final = "judge"
"""`strong` of Tranquility without its trials: it answers so fast that it can be counted often."""
QUICK: Final = 1000
"""How many games are counted where a bot answers at once."""
SEAS: Final[tuple[tuple[int, dict[str, str], int], ...]] = (
    (3, {}, 1000), (2, {}, 300), (4, {}, 300), (5, {}, 300), (1, {}, 100),
    (3, {"removal": "poseidon"}, 600), (5, {"removal": "poseidon"}, 100),
    (3, {"storms": "yes"}, 150), (3, {"monsters": "3"}, 60),
    (3, {"variant": "arch"}, 60), (3, {"variant": "pyramid"}, 40), (3, {"variant": "day_and_night"}, 60),
)  # fmt: skip
"""The tables of Tranquility, and how many games of `strong` are counted at each."""
RIVALS: Final = (("miners", 3, 300), ("lords", 2, 300), ("lords", 4, 200))
"""The same where rivals play."""
ALONE: Final = 300
"""The same for Imperial Miners at one seat."""
THINKERS: Final = 4
THINKING: Final = "thinking"


@dataclass(frozen=True)
class Row:
    """A bot, alone with its like (`rival` is empty) or against so many of another kind."""

    game: str
    seats: int
    choices: tuple[tuple[str, str], ...]
    bot: str
    rival: str = ""
    games: int = QUICK

    @property
    def key(self) -> str:
        options = "".join(f" {key}={value}" for key, value in self.choices)
        against = f" against {self.rival}" if self.rival else ""
        return f"{self.game} {self.seats}{options}: {self.bot}{against}"

    @property
    def together(self) -> bool:
        return self.game == "tranquility"


def _rows() -> list[Row]:
    players = (*LEVELS[:-1], JUDGE, LEVELS[-1])
    rows = [
        Row("tranquility", seats, tuple(chosen.items()), bot, "", games if bot == LEVELS[-1] else QUICK)
        for seats, chosen, games in SEAS
        for bot in players
    ]
    rows += [Row("miners", 1, (), bot, "", ALONE if bot == LEVELS[-1] else QUICK) for bot in LEVELS]
    for game, seats, games in RIVALS:
        rows += [Row(game, seats, (), "strong", "greedy", games), Row(game, seats, (), "medium", "easy")]
    return rows


def unhurried(game: str, name: str) -> Bot:
    """A bot that counts playouts alone: on a busy machine the clock would make it weaker than it is."""
    bot = JudgeBot() if name == JUDGE else roster.bot(game, name)
    if hasattr(bot, "seconds"):
        bot.seconds = NEVER
    return bot


def think(task: tuple[str, str, int, float]) -> list[float]:
    """The waiting times, by the clock, of a table of bots at moves with a choice, until so many seconds are over."""
    game, name, number, seconds = task
    rules, bot = game_registry.rules(game), roster.bot(game, name)
    times: list[float] = []
    ends = perf_counter() + seconds
    while perf_counter() < ends:
        number += THINKERS
        state, dice = rules.deal(rules.setup(THINKERS, {}), seed_of(SEED, number, "thinking")), seeded(number)
        while (asks := rules.ask(state)) and perf_counter() < ends:
            ask, begun = asks[0], perf_counter()
            option = bot.choose(rules.see(state, ask.seat), rules.question(state, ask), dice, ())
            if len(ask.options) > 1:
                times.append(perf_counter() - begun)
            rules.take(state, ask.seat, option)  # refuses what is illegal
    return times


def within(times: list[float], part: float) -> float:
    """The time within which such a part of sorted times lies."""
    return times[min(int(len(times) * part), len(times) - 1)]


def thinking(seconds: float) -> None:
    """Four tables think at the same time, whatever else the machine does: how long a move takes then."""
    found: dict[str, list[float]] = {}
    with Pool(THINKERS) as pool:
        for game in game_registry.GAME_NAMES:
            for name in LEVELS[1:]:
                tasks = [(game, name, number, seconds) for number in range(THINKERS)]
                times = sorted(time for some in pool.map(think, tasks) for time in some)
                found[f"{game} {name}"] = [
                    len(times),
                    *(round(within(times, part), 3) for part in (0.5, 0.95, 1.0)),
                ]
    save(THINKING, found)


def play(row: Row, number: int) -> dict[str, Any]:
    """One game: what came of it, and the times of the moves at which there was a choice."""
    rules = game_registry.rules(row.game)
    setup = rules.setup(row.seats, dict(row.choices))
    seat_of_bot = number % row.seats
    deal = number // row.seats if row.rival else number
    bots = [unhurried(row.game, row.rival or row.bot) for _ in range(row.seats)]
    bots[seat_of_bot] = unhurried(row.game, row.bot)
    state = rules.deal(setup, seed_of(SEED, deal, "deal"))
    dice = [seeded(seed_of(SEED, number, f"seat {seat}")) for seat in range(row.seats)]
    minds = [memories.begin(rules, state, seat) for seat in range(row.seats)]
    times: list[float] = []
    while asks := rules.ask(state):
        ask = asks[0]
        seat, begun = int(ask.seat), process_time()
        option = bots[seat].choose(
            rules.see(state, seat), rules.question(state, ask), dice[seat], minds[seat]
        )
        if seat == seat_of_bot and len(ask.options) > 1:
            times.append(process_time() - begun)
        if option not in ask.options:
            raise ValueError(f"{row.key}, game {number}: {option} is no legal answer")
        sink = EventSink(True)
        rules.apply(state, seat, option, sink)
        for place, mind in enumerate(minds):
            memories.hear(rules, mind, sink.events, place)
    outcome = rules.score(state)
    first = seat_of_bot in outcome.winners
    points = outcome.scores[seat_of_bot] if outcome.scores else 0
    return {"won": first / max(1, len(outcome.winners)), "points": points, "times": times}


def count(rows: list[Row], jobs: int) -> None:
    """Play what these rows still want; whatever was counted is kept every few seconds."""
    for row in rows:
        found = kept().get(row.key) or {"won": [], "points": [], "times": []}
        missing = range(len(found["points"]), row.games)
        saved = perf_counter()
        for game in run_batches(partial(play, row), missing, Workers(jobs)):
            found["won"].append(game["won"] * (row.seats if row.together else 1))
            found["points"].append(game["points"])
            found["times"] = _thinned([*found["times"], *(round(1000 * time, 1) for time in game["times"])])
            if len(found["points"]) == row.games or perf_counter() > saved + BETWEEN_SAVES:
                save(row.key, found)
                saved = perf_counter()
        print(line(row, found), flush=True)


def kept() -> dict[str, Any]:
    """All that was counted so far."""
    return dict(json.loads(NUMBERS.read_text("utf-8"))) if NUMBERS.exists() else {}


def save(key: str, found: Any) -> None:
    """Whoever reads finds the old file or the new one, and nobody loses what another has counted."""
    with held():
        fresh = NUMBERS.with_suffix(".new")
        fresh.write_text(json.dumps({**kept(), key: found}, separators=(",", ":")) + "\n", "utf-8")
        fresh.replace(NUMBERS)


@contextmanager
def held() -> Iterator[None]:
    """One process at a time."""
    with Path(__file__).open("rb") as door:
        flock(door, LOCK_EX)
        yield


def _thinned(times: list[float]) -> list[float]:
    """At most a thousand times, every other one dropped where there are more."""
    return times if len(times) <= 1000 else sorted(times)[::2]


def share(won: list[float]) -> str:
    """A share with its interval of 95 % (Wilson)."""
    games = len(won)
    mean, width = sum(won) / games, SURE * SURE / games
    middle = (mean + width / 2) / (1 + width)
    reach = SURE * sqrt(mean * (1 - mean) / games + width / 4 / games) / (1 + width)
    return f"{100 * mean:.1f} % ({100 * (middle - reach):.1f} – {100 * (middle + reach):.1f})"


def average(points: list[int]) -> str:
    """A mean with its interval of 95 %, and the median."""
    mean = fmean(points)
    spread = sqrt(sum((point - mean) ** 2 for point in points) / max(1, len(points) - 1))
    return (
        f"{mean:.1f} ± {SURE * spread / sqrt(len(points)):.1f}, median {percentile(sorted(points), 50):.0f}"
    )


def line(row: Row, found: dict[str, Any]) -> str:
    options = ", ".join(f"{key} {value}" for key, value in row.choices) or "–"
    against = f"{row.seats - 1} × {row.rival}" if row.rival else "–" if row.seats == 1 else "its like"
    result = average(found["points"]) if row.game == "miners" and row.seats == 1 else share(found["won"])
    times = sorted(found["times"]) or [0.0]
    moves = f"{within(times, 0.5):.0f} / {within(times, 0.95):.0f}"
    games = str(len(found["points"]))
    return f"| {' | '.join((row.game, str(row.seats), options, row.bot, against, result, games, moves))} |"


def report() -> str:
    """The whole text, row by row as far as it was measured."""
    counts = kept()
    lines = [line(row, counts[row.key]) for row in _rows() if row.key in counts]
    waits = [waiting(key, found) for key, found in counts.get(THINKING, {}).items()]
    raced = [row for row in _rows() if row.together and row.bot == LEVELS[-1]]
    pairs = [beside(row, counts) for row in raced if {row.key, judged(row).key} <= counts.keys()]
    tables = ((TEXT, lines), (PAIRS, pairs), (WAITS, waits))
    return "\n".join((*(head + "\n".join(rows) for head, rows in tables), NOTES))


def judged(row: Row) -> Row:
    """The same table without trials."""
    return replace(row, bot=JUDGE, games=QUICK)


def beside(row: Row, counts: dict[str, Any]) -> str:
    """What trials add: `strong` and `judge` on the same deals, for a few deals may be lucky ones."""
    pairs = list(zip(counts[row.key]["won"], counts[judged(row).key]["won"], strict=False))
    options = ", ".join(f"{key} {value}" for key, value in row.choices) or "–"
    strong, judge = sum(one for one, _ in pairs), sum(other for _, other in pairs)
    alone = sum(one > other for one, other in pairs), sum(one < other for one, other in pairs)
    return (
        f"| {row.seats} | {options} | {len(pairs)} | {strong:.0f} | {judge:.0f} | {alone[0]} | {alone[1]} |"
    )


def waiting(key: str, found: list[float]) -> str:
    moves, *times = found
    return f"| {key.replace(' ', ' | ')} | {moves:.0f} | {' | '.join(f'{time:.2f}' for time in times)} |"


TEXT: Final = """# How strong the bots are

Written by `python -m bench.bots`; the counts behind it are in `bots.json`. Deals are paired: every level of a
table meets the same ones, and rivals sit on every seat in turn. No bot was tuned on these deals. Intervals are
those of 95 %. Tranquility is won or lost together, so all seats are of one level; where rivals play, the share
is that of first places (shared ones in parts); alone in Imperial Miners points count. Times are processor times
of moves at which there is a choice, in milliseconds: median / 95th percentile, with the compiled engine.

| game | seats | options | bot | with or against | result | games | ms a move |
|---|---|---|---|---|---|---|---|
"""

PAIRS: Final = """
## What trials add in Tranquility

A few deals may be lucky ones: the share of `strong` above is to be read beside what `judge` made of the same deals.

| seats | options | deals | won by strong | by judge | by strong alone | by judge alone |
|---|---|---|---|---|---|---|
"""

WAITS: Final = """
## How long one waits

Four tables of four seats at which the same bot thinks at the same time, on two cores that had other work as well;
by the clock, in seconds, at moves with a choice. The engine refuses an illegal answer, and so does the count above.

| game | bot | moves | median | 95 of 100 within | longest |
|---|---|---|---|---|---|
"""

NOTES: Final = """
## How to read it

- **Tranquility** `strong` judges gaps, remembers the own discards, and in the second half (at most 20 empty
  cells) races its best five actions, and its answers to storms and rocks, over at most 1,600 playouts. It leaves
  the judge's answer only for a lead greater than the square root of the worlds in which the two differ. A duel is
  raced over 400 playouts, to the end. `judge` is `strong` without its trials, which can be counted a thousand
  times. Its numbers (`bots/tranquility/fitted.py`) were fitted by play among its like (`python -m bench.fit`), on
  deals that are counted nowhere here: calm and deep seas, storms, monsters, arch, pyramid, day and night at three
  seats, calm seas at one, deep seas at five; every other table takes the nearest of these. `medium` judges gaps as
  `judge` does, but remembers only the last twenty cards it held, and one time in six places another island than
  the best, or the best one elsewhere. `easy` is `greedy`, which takes one look and has no memory, and does so one
  time in four. Both then take one of the four that look best, never one that is much worse, and never pass where
  an island is best.
- **Imperial Miners** `strong` races its answers over at most 150 playouts: the best of 16 random ways to end the
  round, then of 12 random turns in each of three later rounds, and a small network says how many points are still
  to come. It was taught by 300,000 games played alone (`python -m bench.teach`), and its turns bring
  53.8 ± 0.5 points where those of the price list bring 40.3 ± 0.5 (best of 14 random turns in every round, the
  same 1,000 deals, which it never learned from). It knows the cards of the house set and looks at nothing hidden.
  Cards from a file are judged by the price list, and played out to the end of the game. Others cannot touch a mine,
  so they are left out. `medium` tries eight ways to finish a turn for each option; `easy` tries one, gives one
  answer in four without a thought, and leaves no effect unused.
- **Dungeon Lords** `strong` races up to eight answers over at most 24 playouts for each lord at the table (48 at
  two seats, 96 at four), in which all lords, the rivals too, play on as `greedy`; battles are solved round by
  round, as `greedy` does it; in playouts a lord thinks a round through once, as if it knew the combat card of that
  world, and keeps to its plan. `easy` makes three choices in four by mood, but runs the errands that it ordered,
  pays whom it can pay, and never comes to hire or build for nothing.
- In all three games a race ends before its budget where it is decided: a candidate drops out when it is further
  behind the leader than 1.5 times what chance would give in all that is left. In Imperial Miners and Dungeon Lords
  what playouts of one world leave to chance comes out alike at the same moment, so that candidates differ by their
  answer more than by luck.
- At a table a move takes 1.8 s at most, however slow the machine: then whatever was found counts. Games are measured
  without that limit, so that the same dice give the same answer.
- How many games a row counts was set before a figure of this report was seen, and the deals are new ones: no bot was
  changed after a look at them. Where `strong` is missing at a table, `judge` says what it can do at least.

## What was tried, and what limits it

- **Numbers of their own for each kind of sea** did most for Tranquility. The judge alone, 4,000 deals that were
  neither fitted nor are counted above, before and after: storms 24.9 and 39.3 %, monsters 48.4 and 81.3 %, arch
  44.1 and 53.4 %, pyramid 36.2 and 69.5 %, day and night 57.5 and 74.9 %, Poseidon at five seats 25.0 and 28.3 %.
  The fits were short (between 70,000 and 450,000 games each), and most were still rising when they ended. What a
  storm is feared for was fitted after the rest, and brought 0.4 points. One seat with numbers of its own (600,000
  games): 69.7 and 74.2 % of 6,000 fresh deals, and with six cards removed 47.2 and 54.4 % of 2,000. Poseidon at three
  seats, fitted on for 360,000 games, did not get better (39.6 % before, 40.2 and then 38.0 % of the same 4,000).
- **How many playouts, how bold?** At 207 positions of two seats every answer was tried in 800 worlds; races on one
  half of them were judged by the other half. In the second half of a game a race over 400 playouts gained 0.20 points
  of a hundred a decision with a guard of 1.5, 0.25 with 1, 0.27 with 0.5; 800 playouts 0.31 and 1,200 0.36 with 1
  (each ± 0.1). With more than 20 empty cells every setting lost: −0.04 with a guard of 1.5, −0.11 with 1. More
  answers (eight) or fewer (three) gained nothing. Later, at 111 critical positions of base games and 148 of Poseidon
  at three seats, a race over 400 playouts gained 0.25 and 0.44 points a decision, over 1,600 playouts 0.38 and 0.64,
  and 0.42 and 0.64 with early ends, which need about 1,100 of the 1,600 (standard errors 0.1 and 0.2). A guard of
  0.5 made no difference then. Racing payments gained about a tenth of a point in base games, and nothing clear
  elsewhere.
- **Where base games are lost**: of 1,000 that `judge` played at three seats 40 were lost, all with at most one empty
  cell, 19 with the sea full: the last turns decide.
- **Trials** of Tranquility, as the second table shows, win games that `judge` would lose at three to five seats, in
  storms and by day and night. At two seats, on Poseidon, with monsters and alone they may have done nothing; so two
  seats stayed at 287 of 300 games, one below 96 of a hundred, and nobody reached the 99 and 45 of a hundred that
  were hoped for in calm seas and on Poseidon.
- **Levels** of Tranquility: on 2,000 deals that are counted nowhere above `medium` won at least 7 points more often
  than `easy` on every table of this report, and `judge` at least 5 more often than `medium`; the nearest are `easy`
  and `medium` at three seats (80.3 and 88.0 %), and `medium` and `judge` in storms (31.1 and 37.0 %). Alone memory
  is most of the art.
- **Poseidon** is limited by the numbers that are out of the game: with open hands 95 % of the deals were won, and
  nobody can know which of the unseen numbers are missing. Playouts over the whole game, or guesses at hands from
  what others did, did not help.
- **Storms**: compasses, blocked rows and rocks are raced like actions; payments are not, and remain the judge's.
  Trials gained hardly anything at 53 actions (0.08 ± 0.06 points a decision), and fitting the numbers on for
  480,000 games did not help.
- **Imperial Miners** alone: what counts is how well playouts are played. With the price list, the best of ten
  turns in later rounds, 450 playouts to the end of the game and three times the thinking `strong` had a median of 68
  points (55 games). With the learned judge, on a dozen or two deals that are counted nowhere: 150 playouts to the end
  92 points, after three rounds 94 and 102 (after a longer lesson), after two 96, judged at the end of the turn 81;
  400 playouts in place of 150 brought 104 in place of 102 for twice the time.
- **Dungeon Lords**: half of a playout was planning battles, the other half views and questions that nobody read.
  The beginner's plan now looks at the position itself (`bots/lords/policy.py`; a test shows that it looks at nothing
  hidden), a battle is thought through once, and small ones without a memory of positions: with early ends a
  decision costs a quarter of what it did at two seats and less than a half at four, for as many playouts.
  `greedy` answers as before in every one of 260 games. With 48 playouts at four seats too `strong` was first in 33.5
  of 43 games on other deals; the row above counts 96.
- **Easy rivals** that did only what nobody would laugh at were no easier: with whims in matters of taste alone
  `medium` won 58 % of 240 games at two seats and 43 % at four. What made them easy was leaving things undone; now
  they have more whims, and none of these.

## Hints

A hint is what `strong` would answer, within 2 s, and says what was found: how often the answer won in the games
tried out beside the next best (Tranquility), or by how many points it leads the next best, measured once more in
games of their own, because a race flatters its winner and counts a victory as points. Where `strong` answers
without trying, the room of the game gives the reason (the gaps of Tranquility), or the answer is tried beside
others; one that is clearly better is then advised in its place. The next best is the one that came furthest in
the same worlds.

## Reviews

`kazamata review LOG`, and *Review the game* on the page, look at a finished game again. Whatever is said there
comes from playouts in which everybody plays on by the quick policy of the game's room
(`bots/<game>/prospects.py`): the judge of gaps, the best of some random turns each round, the careful beginner. A
better player would do better than these numbers in any position; they are there to be compared.

- **What could be known** is the mean over worlds imagined from the seat's view and memory, **with hindsight**
  over games with the cards as they really lay (in Tranquility one action in six is another of the best four,
  since the judge would always play the same game). Chances are those to win, elsewhere points at the end.
- **The curve** has up to 24 moments. A chance stands on at most 90 worlds for each seat and moment (standard
  error up to 5 points of a hundred), points in Dungeon Lords on 8 to 20 worlds (standard error about 3 points at
  four seats).
- **Turning points**: every answer with a choice is compared with others in a few worlds, the 16 dearest once
  more, the 6 dearest of these once more with dice by which nobody has chosen them. One counts if the better
  answer leads by 1.5 times what chance would give. Where fewer than three count, the greatest changes of the
  curve are shown as such, if they exceed a tenth of its range. In long games of Dungeon Lords the first look is
  short (two worlds), so a mistake may be missed.
- **Could a lost game of Tranquility be won?** From the end backwards every position is searched with open cards:
  exactly where at most ten cards are left in hands and piles (every answer, up to 60,000 positions), before that
  with 60 loose games each, and from the deal with 400: *a way was found* is certain, *no way was found* is no
  proof.
- Budgets count playouts and the dice follow from the game, so the same game gives the same review: 40,000
  playouts at most in Tranquility, 20,000 in Imperial Miners, 3,600 in Dungeon Lords. Processor time on one core,
  compiled engine: Tranquility 4 s at three seats and 6 s at five, Imperial Miners 8 s at three, Dungeon Lords 11 s
  at two and 27 s at four, timed before its playouts became cheaper.

## Solvers

- **Dungeon Lords**, `kazamata solve lords`: the best defence of a battle, exact; cards that nobody has seen are
  averaged over, the other lords stand still.
- **Imperial Miners**, `kazamata solve miners --log FILE --at N`: every way to play the turn (card, place, way up,
  effects) up to the first card that nobody knows, compared by what the judge of `strong` says when the turn ends; in
  the last round that is the score. Behind an unknown card a line is finished by lot, in one imagined world for all
  lines. Of 60 turns of four games 48 were enumerated wholly; the others have more than 40,000 positions, 20,000
  more are spread over the options, and the solver says so. Processor time: median 0.01 s, 9 of 10 within 0.22 s,
  at most 0.30 s.
"""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", nargs="?", choices=("count", THINKING))
    parser.add_argument("of", nargs="*", help="how the rows begin that are counted (all of them), or seconds")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    wanted = parser.parse_args(arguments)
    if not is_compiled():
        print("the engine runs interpreted: times would mean nothing", file=sys.stderr)
    if wanted.what == THINKING:
        thinking(float(wanted.of[0]))
    elif wanted.what:
        count([row for row in _rows() if row.key.startswith(tuple(wanted.of or ("",)))], wanted.jobs)
    REPORT.write_text(report(), "utf-8")


if __name__ == "__main__":
    main()
