"""The solver of a turn: it searches every card, place, path and effect up to the first unknown card.

It plays on the engine itself and contains no rules. It compares lines by the judge's value of the mine at the
end of the turn, which is the score in the last round. Lines with an unknown card are finished at random.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.miners.greedy import finish_turn
from kazamata.bots.miners.neural_weights import best_judge
from kazamata.core.dice import Dice, seeded
from kazamata.core.events import NO_EVENTS
from kazamata.games.miners import asks
from kazamata.games.miners.isolation import isolate, next_step
from kazamata.games.miners.rules import MINERS
from kazamata.games.miners.scoring import points_of
from kazamata.games.miners.state import State
from kazamata.games.miners.steps.rounds import PLAY_TOGETHER
from kazamata.games.miners.view import View
from kazamata.games.miners.worlds import imagine

Move = tuple[str, int]

MAX_POSITIONS: Final = 40_000
"""The limit on positions that the first search visits in order."""
SPREAD_POSITIONS: Final = 20_000
"""The limit on positions of the second search, which spreads them evenly over the options."""
FINISHES: Final = 8
"""How many random finishes are tried after the first unknown card, if the line may be the best."""
FIRST_FINISHES: Final = 2
NEAR: Final = 1.0
"""A line further behind the best after its first finishes is not tried again."""
NOTHING: Final = -1000000.0


class NoTurn(ValueError):
    """The seat has no turn to play here."""


@dataclass(frozen=True)
class TurnSolution:
    """The best turn: its gains, its moves up to the first unknown card, and whether all lines were tried."""

    points: int
    coins: int
    cards: int
    steps: int
    line: list[Move]
    known: bool
    exhaustive: bool
    positions: int
    seconds: float

    def as_record(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {
            "points": self.points,
            "coins": self.coins,
            "cards": self.cards,
            "steps": self.steps,
            "line": [list(move) for move in self.line],
            "seconds": round(self.seconds, 3),
        }


def has_decision(state: State, seat: int) -> bool:
    """Whether a seat has a decision in its turn."""
    ask = MINERS.ask_of(state, seat)
    return ask is not None and ask.kind != asks.KEEP_CARDS


def solve_view(view: View) -> TurnSolution:
    """The best turn that the viewer can find with the viewer's knowledge."""
    return solve(imagine(view, seeded(0)), view.viewer)


def solve(state: State, seat: int) -> TurnSolution:
    """The best turn of one seat in a sampled position. The search does not use what the seat cannot know."""
    if not has_decision(state, seat):
        raise NoTurn("this seat has no turn to play here")
    began = perf_counter()
    world = state.copy()
    isolate(world, seat)
    search = TurnSearch(world, seat)
    line = search.line()
    end, known = search.play_line(line)
    start, player = state.players[seat], end.players[seat]
    return TurnSolution(
        int(points_of(player) - points_of(start)),
        int(player.coins - start.coins),
        len(player.hand) - len(start.hand),
        int(player.distance - start.distance),
        [(MINERS.ask_kinds[kind].name, int(option)) for kind, option in line],
        known,
        not search.truncated,
        int(search.positions),
        perf_counter() - began,
    )


def matched_figures(start: State, end: State, seat: int) -> int:
    """Always 0: turns are not practised, so they get no marks."""
    return 0


@final
class TurnSearch:
    """Depth-first search over all moves of one seat in its turn."""

    def __init__(self, start: State, seat: i64) -> None:
        self.start = start.copy()
        self.seat: i64 = seat
        self.judge = best_judge(start.program)
        self.left: vec[i64] = start.deck_sizes[:]
        self.throws: i64 = start.dice.count
        self.positions: i64 = 0
        self.truncated = False
        self.spread = False
        self.top: float = NOTHING
        self.dice: Dice = seeded(0)

    def line(self) -> list[tuple[int, int]]:
        """The best moves among all lines, or among a sample behind every option if there are too many."""
        _, line = self.best(self.start.copy(), MAX_POSITIONS)
        if self.truncated:
            self.spread = True
            _, line = self.best(self.start.copy(), self.positions + SPREAD_POSITIONS)
        return line

    def best(self, state: State, limit: i64) -> tuple[float, list[tuple[int, int]]]:
        """The value of a position and the moves that reach it, within a limit of positions."""
        step = next_step(state, self.seat, NO_EVENTS)
        if self.is_unknown(state):
            return self.estimate_unknown(state), []
        if step is None:
            found = self.judge.worth(state, self.seat)
            self.top = found if found > self.top else self.top
            return found, []
        kind = step.ask_kind(state, self.seat)
        options = step.options(state, self.seat)
        most = NOTHING
        line: list[tuple[int, int]] = []
        rest: i64 = len(options)
        for option in options:
            if self.positions >= limit and line:
                self.truncated = True
                break
            self.positions += 1
            twin = state.copy()
            PLAY_TOGETHER.take(twin, self.seat, option, NO_EVENTS)
            share = limit - self.positions if limit > self.positions else 0
            found, moves = self.best(twin, self.positions + (share // rest if self.spread else share))
            rest -= 1
            if found > most:
                most = found
                line = [(int(kind), int(option)), *moves]
        return most, line

    def is_unknown(self, state: State) -> bool:
        """Whether the seat drew from a deck or threw dice since the turn began."""
        if state.dice.count != self.throws:
            return True
        level: i64 = 0
        while level < len(self.left):
            if state.deck_sizes[level] != self.left[level]:
                return True
            level += 1
        return False

    def estimate_unknown(self, state: State) -> float:
        """The value of a line after its first unknown card: the best of several random finishes.

        All lines use the same world.
        """
        most = NOTHING
        tries: i64 = 0
        while tries < FIRST_FINISHES or (tries < FINISHES and most > self.top - NEAR):
            trial = state.copy()
            finish_turn(trial, self.seat, self.dice, NO_EVENTS)
            found = self.judge.worth(trial, self.seat)
            if found > most:
                most = found
            tries += 1
        self.top = most if most > self.top else self.top
        return most

    def play_line(self, line: list[tuple[int, int]]) -> tuple[State, bool]:
        """The position after a line, and whether the line contains nothing unknown."""
        state = self.start.copy()
        for _, option in line:
            next_step(state, self.seat, NO_EVENTS)
            PLAY_TOGETHER.take(state, self.seat, option, NO_EVENTS)
        next_step(state, self.seat, NO_EVENTS)
        return state, not self.is_unknown(state)
