"""Measure bot strength: `python -m bench.bot_strength count` plays the missing games and rewrites docs/bots.md.

Every row fixes its number of games in advance. Results are stored, so a long measurement can run in parts.
Several processes can share it if each counts different rows. All levels of a row meet the same deals, and
rivals rotate through every seat. `python -m bench.bot_strength thinking SECONDS` measures the waiting time per move
while four tables compute at once.
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
from kazamata.bots import memory as bot_memory
from kazamata.bots import roster
from kazamata.bots.bot import Bot
from kazamata.bots.tranquility.strong import JudgeBot
from kazamata.core.dice import seeded
from kazamata.core.events import EventSink
from kazamata.lab.matches.seeds import seed_of
from kazamata.lab.matches.tally import percentile
from kazamata.lab.workers import Workers, run_batches

SEED: Final = 20_261_118
"""No bot was tuned on this seed's deals."""
HOME: Final = Path(__file__).parents[1] / "docs"
NUMBERS: Final = HOME / "bots.json"
REPORT: Final = HOME / "bots.md"
Z_95: Final = 1.96
NO_TIME_LIMIT: Final = 1e9
SECONDS_BETWEEN_SAVES: Final = 5.0
LEVELS: Final = ("greedy", "easy", "medium", "strong")
JUDGE: Final = "judge"
"""`strong` of Tranquility without its playouts; fast enough to play many games."""
QUICK_GAMES: Final = 1000
"""The number of games for a bot that answers immediately."""
SEAS: Final[tuple[tuple[int, dict[str, str], int], ...]] = (
    (3, {}, 1000), (2, {}, 300), (4, {}, 300), (5, {}, 300), (1, {}, 100),
    (3, {"removal": "poseidon"}, 600), (5, {"removal": "poseidon"}, 100),
    (3, {"storms": "yes"}, 150), (3, {"monsters": "3"}, 60),
    (3, {"variant": "arch"}, 60), (3, {"variant": "pyramid"}, 40), (3, {"variant": "day_and_night"}, 60),
)  # fmt: skip
"""The Tranquility tables, each with its number of `strong` games."""
RIVALS: Final = (("miners", 3, 300), ("lords", 2, 300), ("lords", 4, 200))
"""The tables with rivals, each with its number of games."""
SOLO_GAMES: Final = 300
"""The number of solo games of Imperial Miners."""
TABLES_AT_ONCE: Final = 4
WAITS_KEY: Final = "thinking"


@dataclass(frozen=True)
class Measurement:
    """A bot among copies of itself (`rival` is empty) or against a number of rivals."""

    game: str
    seats: int
    choices: tuple[tuple[str, str], ...]
    bot: str
    rival: str = ""
    games: int = QUICK_GAMES

    @property
    def key(self) -> str:
        options = "".join(f" {key}={value}" for key, value in self.choices)
        against = f" against {self.rival}" if self.rival else ""
        return f"{self.game} {self.seats}{options}: {self.bot}{against}"

    @property
    def together(self) -> bool:
        return self.game == "tranquility"


def _rows() -> list[Measurement]:
    players = (*LEVELS[:-1], JUDGE, LEVELS[-1])
    rows = [
        Measurement(
            "tranquility", seats, tuple(chosen.items()), bot, "", games if bot == LEVELS[-1] else QUICK_GAMES
        )
        for seats, chosen, games in SEAS
        for bot in players
    ]
    rows += [
        Measurement("miners", 1, (), bot, "", SOLO_GAMES if bot == LEVELS[-1] else QUICK_GAMES)
        for bot in LEVELS
    ]
    for game, seats, games in RIVALS:
        rows += [
            Measurement(game, seats, (), "strong", "greedy", games),
            Measurement(game, seats, (), "medium", "easy"),
        ]
    return rows


def without_clock(game: str, name: str) -> Bot:
    """Return a bot limited by playouts only; a time limit would weaken it on a busy machine."""
    bot = JudgeBot() if name == JUDGE else roster.bot(game, name)
    if hasattr(bot, "seconds"):
        bot.seconds = NO_TIME_LIMIT
    return bot


def measure_waits_once(task: tuple[str, str, int, float]) -> list[float]:
    """Measure the wall-clock seconds of moves with a choice, for a given time."""
    game, name, number, seconds = task
    rules, bot = game_registry.rules(game), roster.bot(game, name)
    times: list[float] = []
    ends = perf_counter() + seconds
    while perf_counter() < ends:
        number += TABLES_AT_ONCE
        state, dice = (
            rules.deal(rules.setup(TABLES_AT_ONCE, {}), seed_of(SEED, number, "thinking")),
            seeded(number),
        )
        while (asks := rules.ask(state)) and perf_counter() < ends:
            ask, begun = asks[0], perf_counter()
            option = bot.choose(rules.see(state, ask.seat), rules.question(state, ask), dice, ())
            if len(ask.options) > 1:
                times.append(perf_counter() - begun)
            rules.take(state, ask.seat, option)  # refuses illegal answers
    return times


def within(times: list[float], part: float) -> float:
    """Return the time that a given share of the sorted times does not exceed."""
    return times[min(int(len(times) * part), len(times) - 1)]


def measure_waits(seconds: float) -> None:
    """Measure how long a move takes while four tables compute at the same time."""
    found: dict[str, list[float]] = {}
    with Pool(TABLES_AT_ONCE) as pool:
        for game in game_registry.GAME_NAMES:
            for name in LEVELS[1:]:
                tasks = [(game, name, number, seconds) for number in range(TABLES_AT_ONCE)]
                times = sorted(time for some in pool.map(measure_waits_once, tasks) for time in some)
                found[f"{game} {name}"] = [
                    len(times),
                    *(round(within(times, part), 3) for part in (0.5, 0.95, 1.0)),
                ]
    save(WAITS_KEY, found)


def play(row: Measurement, number: int) -> dict[str, Any]:
    """Play one game; return its result and the times of the moves with a choice."""
    rules = game_registry.rules(row.game)
    setup = rules.setup(row.seats, dict(row.choices))
    seat_of_bot = number % row.seats
    deal = number // row.seats if row.rival else number
    bots = [without_clock(row.game, row.rival or row.bot) for _ in range(row.seats)]
    bots[seat_of_bot] = without_clock(row.game, row.bot)
    state = rules.deal(setup, seed_of(SEED, deal, "deal"))
    dice = [seeded(seed_of(SEED, number, f"seat {seat}")) for seat in range(row.seats)]
    memories = [bot_memory.start(rules, state, seat) for seat in range(row.seats)]
    times: list[float] = []
    while asks := rules.ask(state):
        ask = asks[0]
        seat, begun = int(ask.seat), process_time()
        option = bots[seat].choose(
            rules.see(state, seat), rules.question(state, ask), dice[seat], memories[seat]
        )
        if seat == seat_of_bot and len(ask.options) > 1:
            times.append(process_time() - begun)
        if option not in ask.options:
            raise ValueError(f"{row.key}, game {number}: {option} is no legal answer")
        sink = EventSink(True)
        rules.apply(state, seat, option, sink)
        for index, seat_memory in enumerate(memories):
            bot_memory.observe(rules, seat_memory, sink.events, index)
    outcome = rules.score(state)
    first = seat_of_bot in outcome.winners
    points = outcome.scores[seat_of_bot] if outcome.scores else 0
    return {"won": first / max(1, len(outcome.winners)), "points": points, "times": times}


def count(rows: list[Measurement], jobs: int) -> None:
    """Play the games that these rows still lack; store results every few seconds."""
    for row in rows:
        found = stored_results().get(row.key) or {"won": [], "points": [], "times": []}
        missing = range(len(found["points"]), row.games)
        saved = perf_counter()
        for game in run_batches(partial(play, row), missing, Workers(jobs)):
            found["won"].append(game["won"] * (row.seats if row.together else 1))
            found["points"].append(game["points"])
            found["times"] = _thinned([*found["times"], *(round(1000 * time, 1) for time in game["times"])])
            if len(found["points"]) == row.games or perf_counter() > saved + SECONDS_BETWEEN_SAVES:
                save(row.key, found)
                saved = perf_counter()
        print(line(row, found), flush=True)


def stored_results() -> dict[str, Any]:
    """Load all stored results."""
    return dict(json.loads(NUMBERS.read_text("utf-8"))) if NUMBERS.exists() else {}


def save(key: str, found: Any) -> None:
    """Merge a result into the file under a lock, and replace the file atomically."""
    with file_lock():
        fresh = NUMBERS.with_suffix(".new")
        fresh.write_text(json.dumps({**stored_results(), key: found}, separators=(",", ":")) + "\n", "utf-8")
        fresh.replace(NUMBERS)


@contextmanager
def file_lock() -> Iterator[None]:
    """Hold the file lock, so that one process writes at a time."""
    with Path(__file__).open("rb") as door:
        flock(door, LOCK_EX)
        yield


def _thinned(times: list[float]) -> list[float]:
    """Drop every other time if there are more than a thousand."""
    return times if len(times) <= 1000 else sorted(times)[::2]


def share(won: list[float]) -> str:
    """Format a share with its 95 % interval (Wilson)."""
    games = len(won)
    mean, width = sum(won) / games, Z_95 * Z_95 / games
    middle = (mean + width / 2) / (1 + width)
    reach = Z_95 * sqrt(mean * (1 - mean) / games + width / 4 / games) / (1 + width)
    return f"{100 * mean:.1f} % ({100 * (middle - reach):.1f} – {100 * (middle + reach):.1f})"


def average(points: list[int]) -> str:
    """Format a mean with its 95 % interval, and the median."""
    mean = fmean(points)
    spread = sqrt(sum((point - mean) ** 2 for point in points) / max(1, len(points) - 1))
    return (
        f"{mean:.1f} ± {Z_95 * spread / sqrt(len(points)):.1f}, median {percentile(sorted(points), 50):.0f}"
    )


def line(row: Measurement, found: dict[str, Any]) -> str:
    options = ", ".join(f"{key} {value}" for key, value in row.choices) or "–"
    against = f"{row.seats - 1} × {row.rival}" if row.rival else "–" if row.seats == 1 else "its like"
    result = average(found["points"]) if row.game == "miners" and row.seats == 1 else share(found["won"])
    times = sorted(found["times"]) or [0.0]
    moves = f"{within(times, 0.5):.0f} / {within(times, 0.95):.0f}"
    games = str(len(found["points"]))
    return f"| {' | '.join((row.game, str(row.seats), options, row.bot, against, result, games, moves))} |"


def report() -> str:
    """Write the whole page with the rows measured so far."""
    counts = stored_results()
    lines = [line(row, counts[row.key]) for row in _rows() if row.key in counts]
    waits = [waits_line(key, found) for key, found in counts.get(WAITS_KEY, {}).items()]
    raced = [row for row in _rows() if row.together and row.bot == LEVELS[-1]]
    pairs = [paired_line(row, counts) for row in raced if {row.key, judge_row(row).key} <= counts.keys()]
    tables = ((TEXT, lines), (PAIRS, pairs), (WAITS, waits))
    return "\n".join((*(head + "\n".join(rows) for head, rows in tables), NOTES))


def judge_row(row: Measurement) -> Measurement:
    """Return the same row without playouts."""
    return replace(row, bot=JUDGE, games=QUICK_GAMES)


def paired_line(row: Measurement, counts: dict[str, Any]) -> str:
    """Compare `strong` and `judge` on the same deals to show the gain from playouts."""
    pairs = list(zip(counts[row.key]["won"], counts[judge_row(row).key]["won"], strict=False))
    options = ", ".join(f"{key} {value}" for key, value in row.choices) or "–"
    strong, judge = sum(one for one, _ in pairs), sum(other for _, other in pairs)
    alone = sum(one > other for one, other in pairs), sum(one < other for one, other in pairs)
    return (
        f"| {row.seats} | {options} | {len(pairs)} | {strong:.0f} | {judge:.0f} | {alone[0]} | {alone[1]} |"
    )


def waits_line(key: str, found: list[float]) -> str:
    moves, *times = found
    return f"| {key.replace(' ', ' | ')} | {moves:.0f} | {' | '.join(f'{time:.2f}' for time in times)} |"


TEXT: Final = """# How strong the bots are

`python -m bench.bot_strength` writes this page; `bots.json` holds the counts. Deals are paired: every level of
a table plays the same deals, and rivals take every seat in turn. No bot was tuned on these deals. Intervals
are 95 %.

- Tranquility is cooperative, so all seats have the same level.
- With rivals the share is that of first places; shared first places count in parts.
- Solo games of Imperial Miners count points.
- Times are processor times of moves with a choice, in milliseconds: median / 95th percentile, with the
  compiled engine.

| game | seats | options | bot | with or against | result | games | ms a move |
|---|---|---|---|---|---|---|---|
"""

PAIRS: Final = """
## What playouts add in Tranquility

A few deals may be lucky. Compare the share of `strong` with that of `judge` on the same deals.

| seats | options | deals | won by strong | by judge | by strong alone | by judge alone |
|---|---|---|---|---|---|---|
"""

WAITS: Final = """
## How long a player waits

Four tables of four seats run the same bot at the same time, on two cores with other work. Figures are
wall-clock seconds of moves with a choice. The engine refuses an illegal answer, and so does the count above.

| game | bot | moves | median | 95 of 100 within | longest |
|---|---|---|---|---|---|
"""

NOTES: Final = """
## How to read it

**Tranquility**

- `strong` evaluates gaps and remembers its discards. In the second half (at most 20 empty cells) it races its
  best five actions, and its answers to storms and rocks, over at most 1,600 playouts.
- It deviates from the judge's answer only for a lead greater than the square root of the worlds in which the
  two differ. In a duel it races over 400 playouts without an early stop.
- `judge` is `strong` without playouts, so it can be counted a thousand times.
- Self-play (`python -m bench.fit_gap_weights`) fitted its weights (`bots/tranquility/fitted_weights.py`), on
  deals that this page does not count. There are weights for calm and deep seas, storms, monsters, arch,
  pyramid, day and night at three seats, calm seas at one and deep seas at five. Every other table uses the
  nearest of these.
- `medium` evaluates gaps like `judge`, but remembers only the last twenty cards it held. One time in six it
  places another island than the best, or the best one elsewhere.
- `easy` is `greedy`, which does not search and has no memory, with such a mistake one time in four.
- Both then take one of the best four placements, never a much worse one. They never pass if an island is
  best.

**Imperial Miners**

- `strong` races its answers over at most 150 playouts. A playout takes the best of 16 random ways to end the
  round, then the best of 12 random turns in each of three later rounds. A small network estimates the points
  to come.
- The network learned from 300,000 solo games (`python -m bench.train_neural_judge`). Its turns bring 53.8 ±
  0.5 points, those of the price list 40.3 ± 0.5 (best of 14 random turns in every round, the same 1,000
  deals, unseen in training).
- The network knows the cards of the house set and uses nothing hidden. For cards from a file `strong` uses
  the price list and playouts to the end of the game.
- Playouts leave the other players out, because they cannot affect a mine.
- `medium` tries eight ways to finish a turn for each option. `easy` tries one, gives one answer in four at
  random, and leaves no effect unused.

**Dungeon Lords**

- `strong` races up to eight answers over at most 24 playouts for each lord at the table (48 at two seats, 96
  at four). In playouts all lords, the rivals too, play like `greedy`.
- It solves battles round by round, like `greedy`. In playouts a lord plans a round once, as if it knew the
  combat card of that world, and keeps to its plan.
- `easy` makes three choices in four at random. It executes the orders that it gave and pays whom it can pay.
  It always hires or builds if it came for that.

**All games**

- A race stops early once it is decided. A candidate drops out if it trails the leader by more than 1.5 times
  what chance would give in the rest of the race.
- Imperial Miners and Dungeon Lords use common random numbers: chance gives the same results in all playouts
  of a world. Candidates then differ by their answer more than by luck.
- A move at a table takes at most 1.8 s on any machine; the bot then answers with the best candidate so far.
  These games were measured without that limit, so equal dice give equal answers.
- The number of games of each row was set before the first figure, and the deals are new. No bot was changed
  after these results. Where `strong` is missing at a table, `judge` is a lower bound.

## What was tried, and what limits it

**Separate weights for each kind of sea** helped Tranquility most. The judge alone, on 4,000 deals that were
neither fitted nor counted above, before and after:

| storms | monsters | arch | pyramid | day and night | Poseidon at five seats |
|---|---|---|---|---|---|
| 24.9 and 39.3 % | 48.4 and 81.3 % | 44.1 and 53.4 % | 36.2 and 69.5 % | 57.5 and 74.9 % | 25.0 and 28.3 % |

- The fits were short (between 70,000 and 450,000 games each), and most still improved when they ended.
- The storm costs were fitted last and brought 0.4 points.
- One seat with separate weights (600,000 games): 69.7 and 74.2 % of 6,000 fresh deals. With six cards
  removed: 47.2 and 54.4 % of 2,000.
- Poseidon at three seats, fitted for 360,000 more games, did not improve (39.6 % before, 40.2 and then 38.0 %
  of the same 4,000).

**How many playouts, and which lead?** At 207 positions of two seats every answer was tried in 800 worlds.
Races on one half of them were evaluated on the other half. The lead that a new answer needs is given in
standard deviations.

- In the second half of a game a race over 400 playouts gained 0.20 percentage points a decision with a lead
  of 1.5, 0.25 with 1 and 0.27 with 0.5. With a lead of 1, 800 playouts gained 0.31 and 1,200 gained 0.36
  (each ± 0.1).
- With more than 20 empty cells every setting lost: −0.04 with a lead of 1.5, −0.11 with 1.
- More candidates (eight) or fewer (three) gained nothing.
- A later test used 111 critical positions of base games and 148 of Poseidon at three seats. A race over 400
  playouts gained 0.25 and 0.44 points a decision, over 1,600 playouts 0.38 and 0.64.
- Early stops gained 0.42 and 0.64 and need about 1,100 of the 1,600 playouts (standard errors 0.1 and 0.2). A
  lead of 0.5 made no difference then.
- Racing payments gained about a tenth of a point in base games, and nothing clear elsewhere.

**Where base games are lost**: `judge` lost 40 of 1,000 games at three seats. All ended with at most one empty
cell, 19 with the sea full. The last turns decide.

**Playouts** of Tranquility win games that `judge` would lose at three to five seats, in storms, and by day
and night (second table). At two seats, on Poseidon, with monsters and alone they may have no effect. Two
seats stayed at 287 of 300 games, one below 96 %. The hoped-for 99 % in calm seas and 45 % on Poseidon were
not reached.

**Levels** of Tranquility were compared on 2,000 deals that are not counted above. On every table of this
report `medium` won at least 7 points more often than `easy`, and `judge` at least 5 more often than `medium`.
The nearest are `easy` and `medium` at three seats (80.3 and 88.0 %), and `medium` and `judge` in storms (31.1
and 37.0 %). In solo games memory matters most.

**Poseidon** is limited by the removed numbers. With open hands 95 % of the deals were won, but players cannot
know which of the unseen numbers are missing. Playouts over the whole game did not help, and neither did
inferring hands from the actions of others.

**Storms**: the bot races compasses, blocked rows and rocks like actions. The judge alone decides payments.
Playouts gained hardly anything at 53 actions (0.08 ± 0.06 points a decision), and 480,000 more games of
fitting did not help.

**Imperial Miners** alone: the quality of playouts decides.

- With the price list, the best of ten turns in later rounds, 450 playouts to the end of the game and three
  times the processor time, `strong` had a median of 68 points (55 games).
- The learned judge was tried on a dozen or two deals that are not counted. 150 playouts to the end: 92
  points. After three rounds: 94 and 102 (after longer training). After two: 96. At the end of the turn: 81.
- 400 playouts in place of 150 brought 104 in place of 102 for twice the time.

**Dungeon Lords**: half of a playout was planning battles, the other half unused views and questions.

- The plan of `greedy` now reads the position directly (`bots/lords/policy.py`; a test shows that it reads
  nothing hidden). It plans a battle once, and small battles without a memo of positions.
- With early stops a decision costs a quarter of its former time at two seats, and less than half at four, for
  as many playouts. `greedy` gives the same answers as before in all of 260 games.
- With 48 playouts at four seats too, `strong` was first in 33.5 of 43 games on other deals; the row above
  counts 96.

**Easy rivals** that made only plausible choices were no easier. With random choices in matters of taste
alone, `medium` won 58 % of 240 games at two seats and 43 % at four. Leaving things undone made them easy. Now
they make more random choices, and never leave things undone.

## Hints

A hint is the answer of `strong` within 2 s, with the evidence:

- In Tranquility: how often the answer won in the playouts, compared with the second best.
- In the other games: by how many points it leads the second best. Separate playouts measure this again,
  because a race overestimates its winner and counts a victory as points.

If `strong` answers without a search, the game's package gives the reason (the gaps of Tranquility). Otherwise
the answer is compared with others in playouts, and the hint names a clearly better one instead. The second
best is the candidate that came furthest in the same worlds.

## Reviews

`kazamata review LOG`, and *Review the game* on the page, analyse a finished game. All numbers come from
playouts in which every seat plays by the quick policy of the game (`bots/<game>/evaluator.py`): the judge of
gaps, the best of some random turns each round, the careful beginner. A better player would do better than
these numbers in any position; use them for comparison.

- **What could be known** is the mean over worlds imagined from the seat's view and memory. **With hindsight**
  is the mean over games with the real cards. (In Tranquility one action in six is another of the best four,
  since the judge would always play the same game.) The numbers are chances to win, or points at the end.
- **The curve** has up to 24 positions. A chance uses at most 90 worlds for each seat and position (standard
  error up to 5 percentage points). Points in Dungeon Lords use 8 to 20 worlds (standard error about 3 points
  at four seats).
- **Turning points**: the review compares every answer with a choice with others in a few worlds. It repeats
  this for the 16 most costly ones, and for the 6 most costly of these with fresh dice. A turning point counts
  if the better answer leads by 1.5 times what chance would give. With fewer than three, the review shows the
  greatest changes of the curve, if they exceed a tenth of its range. In long games of Dungeon Lords the first
  pass is short (two worlds), so it may miss a mistake.
- **Could a lost game of Tranquility be won?** The review searches every position from the end backwards with
  open cards. The search is exact with at most ten cards left in hands and piles (every answer, up to 60,000
  positions). Before that it plays 60 randomised games from each position, and 400 from the deal. *A way was
  found* is certain; *no way was found* is no proof.
- Budgets count playouts and the dice follow from the game, so the same game gives the same review. The limits
  are 40,000 playouts in Tranquility, 20,000 in Imperial Miners and 3,600 in Dungeon Lords.
- Processor time on one core, compiled engine: Tranquility 4 s at three seats and 6 s at five, Imperial Miners
  8 s at three, Dungeon Lords 11 s at two and 27 s at four, measured before its playouts became cheaper.

## Solvers

- **Dungeon Lords**, `kazamata solve lords`: the exact best defence of a battle. It averages over unseen
  cards, and the other lords do nothing.
- **Imperial Miners**, `kazamata solve miners --log FILE --at N`: every way to play the turn (card, place, way
  up, effects) up to the first unknown card. It compares them by the judge of `strong` at the end of the turn;
  in the last round this is the score. After an unknown card it completes a line at random, in one imagined
  world for all lines. It enumerated 48 of 60 turns of four games completely. The others have more than 40,000
  positions: the solver spreads 20,000 more over the options, and says so. Processor time: median 0.01 s, 9 of
  10 within 0.22 s, at most 0.30 s.
"""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", nargs="?", choices=("count", WAITS_KEY))
    parser.add_argument("of", nargs="*", help="how the rows begin that are counted (all of them), or seconds")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    options = parser.parse_args(arguments)
    if not is_compiled():
        print("the engine runs interpreted: times would mean nothing", file=sys.stderr)
    if options.what == WAITS_KEY:
        measure_waits(float(options.of[0]))
    elif options.what:
        count([row for row in _rows() if row.key.startswith(tuple(options.of or ("",)))], options.jobs)
    REPORT.write_text(report(), "utf-8")


if __name__ == "__main__":
    main()
