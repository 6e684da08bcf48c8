"""A short task of a review: evaluate a seat's position or compare its answers."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, NamedTuple

from kazamata.bots.evaluator import EvaluatorPlayouts, evaluator_of
from kazamata.core.dice import SEED_BITS, Dice, seeded
from kazamata.game_registry import AnyRules

NO_ANSWER: Final = -1
"""The option of a task that evaluates the position as it is."""
WAY: Final = "way"
FIND_WIN: Final = "find_win"
"""The method of an evaluator that searches for a missed win; a game need not have it."""
WEIGH: Final = "weigh"


class ReviewTask(NamedTuple):
    """A seat in a position and the budget for it.

    The first of `options` is the baseline of the comparison. The game adds others up to `width` if it is the
    only one. `imagined_worlds` counts sampled worlds, and `real_replays` counts games with the real cards.
    """

    what: str
    seat: int
    position: Any
    memory: tuple[int, ...]
    options: tuple[int, ...]
    width: int
    imagined_worlds: int
    real_replays: int
    seed: str


class OptionEstimate(NamedTuple):
    """The mean result of an answer in imagined worlds and with hindsight.

    `lead` sums the gains over the first option in the imagined worlds. `unrest` sums their squares.
    """

    option: int
    known: float = 0.0
    hindsight: float = 0.0
    lead: float = 0.0
    unrest: float = 0.0


def dice_of(seed: str) -> Dice:
    """Dice with a fixed seed for each task of a game."""
    return seeded(int.from_bytes(blake2b(seed.encode(), digest_size=SEED_BITS // 8).digest(), "big"))


def run_task(rules: AnyRules, task: ReviewTask) -> list[OptionEstimate]:
    """Run a task. A search for a win returns its result as the option of the only estimate."""
    dice = dice_of(task.seed)
    if task.what == WAY:
        return [
            OptionEstimate(
                getattr(evaluator_of(rules.name), FIND_WIN)(task.position, task.real_replays, dice)
            )
        ]
    view = rules.see(task.position, task.seat)
    tried = EvaluatorPlayouts(rules, view, task.seat, task.memory)
    options = _options(rules, task, view, dice)
    imagined = [
        _in_world(tried, tried.sample_world(dice), options, dice, False) for _ in range(task.imagined_worlds)
    ]
    real = [_in_world(tried, task.position, options, dice, True) for _ in range(task.real_replays)]
    return [_estimate(option, index, imagined, real) for index, option in enumerate(options)]


def _in_world(
    tried: EvaluatorPlayouts, world: Any, options: tuple[int, ...], dice: Dice, real: bool
) -> list[float]:
    return [tried.evaluate_answer(world, option, dice, real) for option in options]


def _estimate(
    option: int, index: int, imagined: list[list[float]], real: list[list[float]]
) -> OptionEstimate:
    leads = [worths[index] - worths[0] for worths in imagined]
    known, hindsight = (_mean([worths[index] for worths in rows]) for rows in (imagined, real))
    return OptionEstimate(option, known, hindsight, sum(leads), sum(lead * lead for lead in leads))


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _options(rules: AnyRules, task: ReviewTask, view: Any, dice: Dice) -> tuple[int, ...]:
    if len(task.options) != 1:
        return task.options or (NO_ANSWER,)
    [played] = task.options
    ask = rules.ask_of(task.position, task.seat)
    assert ask is not None, "only a decision has answers to compare"
    row = evaluator_of(rules.name).candidates(view, rules.question(task.position, ask), task.memory, dice)
    return (played, *[option for option in row if option != played])[: task.width]
