"""A review: how the game stood, which answers look bad, and which of them turned the game.

It is a generator of tasks. The caller runs each task in this process or in a bot process. Budgets count
playouts and seeds derive from the game, so the same game gets the same review.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple

from kazamata.bots.evaluator import evaluator_of
from kazamata.bots.review.finished_game import Decision, FinishedGame
from kazamata.bots.review.tasks import FIND_WIN, WAY, WEIGH, OptionEstimate, ReviewTask
from kazamata.bots.search.win_search import NO_WIN_FOUND, WIN_FOUND, WIN_IMPOSSIBLE

MOMENTS: Final = 24
"""The maximum number of points on the curve."""
MIN_WORLDS: Final = 8
MAX_WORLDS: Final = 120
"""The maximum number of worlds at one point, even in a short game."""
CURVE, SCREEN, LOOK, PROOF = 0.3, 0.35, 0.15, 0.2
"""Each stage's share of the playouts: the curve, all answers, the suspects, the worst answers."""
SUSPECTS: Final = 16
WORST: Final = 6
TURNS: Final = 3
"""With fewer turning points than this, the largest changes of the curve fill up."""
WIDTH: Final = 5
FINALISTS: Final = 3
LEAD_SIGMAS: Final = 1.5
"""A better answer must lead by this many standard deviations."""
SAME_DECISION_SPAN: Final = 4
"""Answers of one seat that are closer than this count as one decision."""
WAY_TRIES: Final = 60
WAY_MOMENTS: Final = 60
DEAL_TRIES: Final = 400
MIN_LOSS: Final = 0.05
"""A turning point costs at least this chance to win, or this share of the best result in points."""
MIN_POINTS: Final = 1.0
NOISE: Final = 0.1
"""A change of the curve below this share of its range may be chance and is no turning point."""
ABSENT: Final = -1
"""Marks a missing option or decision."""

ReviewTasks = Generator["TaskProgress", list[OptionEstimate], "Review"]


class TaskProgress(NamedTuple):
    """A task and the progress of the review."""

    task: ReviewTask
    done: int
    total: int


class CurvePoint(NamedTuple):
    """The evaluation of every seat after some answers, in imagined worlds and with hindsight."""

    at: int
    known: tuple[float, ...]
    hindsight: tuple[float, ...]


class TurningPoint(NamedTuple):
    """Where a game turned: the option played after `at` answers, and the better option.

    `known` and `hindsight` hold the values of both. Without a better option they hold the seat's values here
    and after `until` answers. Then no tried option was clearly better, and the cards turned the game. Its
    seat is `ABSENT` if all seats win or lose together.
    """

    @property
    def loss(self) -> float:
        """What the played option cost, or how far the cards changed the curve."""
        return abs(self.known[1] - self.known[0])

    at: int
    seat: int
    played: int
    better: int
    known: tuple[float, float]
    hindsight: tuple[float, float]
    games: int
    until: int


class MissedWin(NamedTuple):
    """Whether a lost game could have been won with open cards.

    `deal` is the search result for the deal. `last` is the number of answers after which a win was last
    found. A win was certainly impossible from `closed` answers on.
    """

    deal: int
    last: int
    closed: int


class Review(NamedTuple):
    """The result of a review: unit (wins or points), curve, turning points and missed win."""

    wins: bool
    points: list[CurvePoint]
    turns: list[TurningPoint]
    way: MissedWin | None


def review_tasks(game: FinishedGame, budget: int | None = None) -> ReviewTasks:
    """Review a game. `budget` counts playouts and defaults to the game's own number."""
    run = ReviewRun(game, budget or evaluator_of(game.rules.name).review_playouts)
    points = yield from run.curve()
    turns = yield from run.turns(points)
    way = yield from run.way()
    return Review(run.wins, points, turns, way)


def turns_of(review: Review, seat: int | None) -> list[TurningPoint]:
    """The most expensive turning points of one seat, or of all seats, in the order of the game."""
    own = [turn for turn in review.turns if seat in (None, turn.seat)]
    return sorted(sorted(own, key=lambda turn: -turn.loss)[:TURNS])


class ReviewRun:
    """One review in progress."""

    def __init__(self, game: FinishedGame, budget: int) -> None:
        self.game = game
        self.rules = game.rules
        self.budget = budget
        self.wins = evaluator_of(game.rules.name).counts_wins(game.rules.see(game.last_position, 0))
        self.shown = self._spread()
        self.decisions = [moment for moment in game.moments if self._is_choice(moment)]
        self.searches = FIND_WIN in dir(evaluator_of(game.rules.name)) and self.wins
        self.done = 0
        self.total = len(self.shown) * game.seats + len(self.decisions) + SUSPECTS + WORST + game.seats

    def _spread(self) -> list[Decision]:
        """Evenly spaced decisions, including the first, as many as the budget allows."""
        moments, seats = self.game.moments, max(1, self.game.seats)
        most = min(MOMENTS, len(moments), max(4, int(self.budget * CURVE) // (seats * MIN_WORLDS)))
        return [moments[index * len(moments) // most] for index in range(most)]

    def _is_choice(self, moment: Decision) -> bool:
        return len(moment.question(self.rules).options) > 1

    def _think(self, task: ReviewTask) -> Generator[TaskProgress, list[OptionEstimate], list[OptionEstimate]]:
        found = yield TaskProgress(task, self.done, max(self.total, self.done + 1))
        self.done += 1
        return found

    # ----------------------------------------------------------------------------------- the curve

    def curve(self) -> Generator[TaskProgress, list[OptionEstimate], list[CurvePoint]]:
        """Evaluate every seat at each point, and add the final result."""
        points = []
        for moment in self.shown:
            stood = []
            for seat in range(self.game.seats):
                found = yield from self._think(self._standing(moment, seat))
                stood.append(found[0])
            real = [one.hindsight if not self.wins else stood[0].hindsight for one in stood]
            points.append(CurvePoint(moment.answers_before, tuple(one.known for one in stood), tuple(real)))
        if self.rules.is_over(self.game.last_position):
            points.append(self._end())
        return points

    def _standing(self, moment: Decision, seat: int) -> ReviewTask:
        each = int(self.budget * CURVE) // (len(self.shown) * self.game.seats)
        worlds = min(MAX_WORLDS, max(MIN_WORLDS, each))
        real = 0 if self.wins and seat > 0 else max(2, worlds // 4)
        return self._task(moment, seat, (), 1, worlds - worlds // 4, real, "curve")

    def _end(self) -> CurvePoint:
        outcome = self.rules.score(self.game.last_position)
        seats = range(self.game.seats)
        came = tuple(float(seat in outcome.winners if self.wins else outcome.scores[seat]) for seat in seats)
        return CurvePoint(len(self.game.moments), came, came)

    # ----------------------------------------------------------------------------------- the turns

    def turns(
        self, points: list[CurvePoint]
    ) -> Generator[TaskProgress, list[OptionEstimate], list[TurningPoint]]:
        """The answers that cost most, each seat's worst among them.

        If they are few, the largest changes of the curve are added.
        """
        screened = yield from self._weighed(self.decisions, SCREEN, 2, "screen")
        looked = yield from self._weighed(_dearest(screened, SUSPECTS), LOOK, WIDTH, "look")
        proven = yield from self._proven(
            _dearest(looked, WORST, self.game.seats), {moment.answers_before: rows for moment, rows in looked}
        )
        self.total = self.done + (WAY_MOMENTS if self._is_lost() else 0)
        return sorted(self._filled(proven, points))

    def _weighed(
        self, moments: Sequence[Decision], share: float, least: int, stage: str
    ) -> Generator[TaskProgress, list[OptionEstimate], list[tuple[Decision, list[OptionEstimate]]]]:
        """Estimate the played answer and its alternatives at some decisions."""
        each = int(self.budget * share) // max(1, len(moments))
        width = max(least, min(WIDTH, each // 4))
        worlds = min(MAX_WORLDS // 4, max(2, each // width))
        found = []
        for moment in moments:
            task = self._task(moment, moment.seat, (moment.option,), width, worlds, 0, stage)
            rows = yield from self._think(task)
            found.append((moment, rows))
        return found

    def _proven(
        self, moments: Sequence[Decision], looked: dict[int, list[OptionEstimate]]
    ) -> Generator[TaskProgress, list[OptionEstimate], list[TurningPoint]]:
        """Estimate the worst answers again with new random numbers, to remove selection bias."""
        worlds = min(2 * MAX_WORLDS, max(16, int(self.budget * PROOF) // (WORST * FINALISTS)))
        real = worlds // 4
        turns = []
        for moment in moments:
            rows = sorted(looked[moment.answers_before][1:], key=lambda row: -row.lead)[: FINALISTS - 1]
            options = (moment.option, *(row.option for row in rows))
            task = self._task(moment, moment.seat, options, FINALISTS, worlds - real, real, "proof")
            played, *others = yield from self._think(task)
            best = max(others, key=lambda row: row.lead)
            is_clear = best.lead > LEAD_SIGMAS * sqrt(best.unrest)
            if is_clear and best.known - played.known >= self._min_loss():
                known, real_ones = (played.known, best.known), (played.hindsight, best.hindsight)
                games = (worlds - real) * len(options)
                turns.append(
                    TurningPoint(
                        moment.answers_before,
                        moment.seat,
                        moment.option,
                        best.option,
                        known,
                        real_ones,
                        games,
                        ABSENT,
                    )
                )
        return turns

    def _min_loss(self) -> float:
        """The smallest loss that matters in this game."""
        if self.wins:
            return MIN_LOSS
        scores = self.rules.score(self.game.last_position).scores
        return max(MIN_POINTS, MIN_LOSS * max(scores, default=0))

    def _filled(self, turns: list[TurningPoint], points: list[CurvePoint]) -> list[TurningPoint]:
        """Fill up to three turning points with the largest changes of the curve."""
        lines = (
            {ABSENT: [min(one.known) for one in points]}
            if self.wins
            else {seat: [one.known[seat] for one in points] for seat in range(self.game.seats)}
        )
        changes = sorted(
            (-abs(after - before), points[index].at, seat, index)
            for seat, line in lines.items()
            for index, (before, after) in enumerate(pairwise(line))
        )
        for change, at, seat, index in changes:
            until = points[index + 1].at
            near = any(at - 1 <= turn.at <= until for turn in turns)
            if len(turns) < TURNS and -change > NOISE * self._range(lines[seat]) and not near:
                known = lines[seat][index], lines[seat][index + 1]
                real = points[index].hindsight[max(0, seat)], points[index + 1].hindsight[max(0, seat)]
                turns.append(TurningPoint(at, seat, ABSENT, ABSENT, known, real, 0, until))
        return turns

    def _range(self, line: list[float]) -> float:
        """The curve's range: 1 for wins, otherwise the span of the points that a seat expected."""
        return 1.0 if self.wins else max(line) - min(line)

    # ------------------------------------------------------------------------------------- the way

    def way(self) -> Generator[TaskProgress, list[OptionEstimate], MissedWin | None]:
        """Search for a missed win in a lost game: backwards from the end, then from the deal."""
        if not self.searches or not self._is_lost():
            return None
        closed = ABSENT
        choices = [moment for moment in self.game.moments if self._is_choice(moment)]
        for moment in list(reversed(choices))[:WAY_MOMENTS]:
            found = yield from self._searched(moment, WAY_TRIES)
            if found == WIN_FOUND:
                return MissedWin(WIN_FOUND, moment.answers_before, closed)
            closed = moment.answers_before if found == WIN_IMPOSSIBLE else closed
        found = yield from self._searched(self.game.moments[0], DEAL_TRIES)
        return MissedWin(found, 0 if found == WIN_FOUND else ABSENT, closed)

    def _is_lost(self) -> bool:
        return self.wins and bool(self.game.moments) and not self.rules.score(self.game.last_position).winners

    def _searched(self, moment: Decision, tries: int) -> Generator[TaskProgress, list[OptionEstimate], int]:
        task = self._task(moment, moment.seat, (), 1, 0, tries, WAY)._replace(what=WAY)
        found = yield from self._think(task)
        return found[0].option if found else NO_WIN_FOUND

    def _task(
        self,
        moment: Decision,
        seat: int,
        options: tuple[int, ...],
        width: int,
        known: int,
        real: int,
        stage: str,
    ) -> ReviewTask:
        seed = f"{self.game.seed} {stage} {moment.answers_before} {seat}"
        memory = moment.memories[seat]
        return ReviewTask(WEIGH, seat, moment.position, memory, options, width, known, real, seed)


def _dearest(
    weighed: list[tuple[Decision, list[OptionEstimate]]], most: int, seats: int = 0
) -> list[Decision]:
    """The decisions that lost most, at most one for each group of close answers.

    With `seats` the worst decision of each of these seats is added.
    """
    lost = [(max(row.lead for row in rows[1:]), moment) for moment, rows in weighed if len(rows) > 1]
    chosen: list[Decision] = []
    for lead, moment in sorted(lost, key=lambda one: -one[0]):
        own = [one for one in chosen if one.seat == moment.seat]
        near = any(abs(one.answers_before - moment.answers_before) < SAME_DECISION_SPAN for one in own)
        wanted = len(chosen) < most or (moment.seat < seats and not own)
        if lead > 0 and wanted and not near:
            chosen.append(moment)
    return chosen
