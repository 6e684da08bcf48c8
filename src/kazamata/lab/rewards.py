"""What learners are paid: at the end, as a potential grows, or with both.

`result` is 1 for a win and `score` the points, both at the end. `progress` pays every gain as it is made: points,
or in a co-operative game without points the share of the game that is done. The sum over a co-operative game is
1 once it is won. A function gets the outcome, and the position if it takes two arguments.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from kazamata.core.rules import Outcome
from kazamata.lab.episodes.batch import rewards_of
from kazamata.lab.episodes.episode import Episode

RESULT: Final = "result"
SCORE: Final = "score"
PROGRESS: Final = "progress"
REWARDS: Final = (RESULT, SCORE, PROGRESS)
RewardName: TypeAlias = Literal["result", "score", "progress"]

Potential: TypeAlias = Callable[[Any, int], float]
"""How good a position is for a seat."""


@dataclass(frozen=True)
class Shaping:
    """A reward at the end plus potential-based shaping, which changes no best strategy.

    Every step pays `weight * (gamma * potential_after - potential_before)`; the potential of a finished game is
    0. Use the discount of the learner as `gamma`. Without a `potential` it is that of `progress`: points count
    about 0 to 60 in Imperial Miners and Dungeon Lords, so a `weight` of 0.02 suits a `result` of 1.
    """

    base: RewardName | Callable[..., Sequence[float]] = RESULT
    potential: Potential | None = None
    gamma: float = 1.0
    weight: float = 1.0


Reward: TypeAlias = RewardName | Callable[..., Sequence[float]] | Shaping


class RewardMeter:
    """Pays the seats of one table; `begin` at the deal, `pay` after every answer."""

    def __init__(self, reward: Reward, seats: int, cooperative: bool) -> None:
        self.reward = reward
        self.seats = seats
        self.cooperative = cooperative
        self.shaping = reward if isinstance(reward, Shaping) else None
        self.base = _checked(reward.base if isinstance(reward, Shaping) else reward)
        self.is_dense = self.shaping is not None or self.base == PROGRESS
        self.sees_state = callable(self.base) and _takes_two(self.base)
        self.before: list[float] = []
        self.shaped_before: list[float] = []

    def copy(self) -> RewardMeter:
        copied: RewardMeter = object.__new__(RewardMeter)
        copied.__dict__.update(self.__dict__)
        copied.before, copied.shaped_before = self.before[:], self.shaped_before[:]
        return copied

    def begin(self, episode: Episode[Any, Any]) -> None:
        """Start to count at a position."""
        if self.base == PROGRESS:
            self.before = self._points(episode)
        if self.shaping is not None:
            self.shaped_before = self._potentials(episode, self.shaping)

    def pay(self, episode: Episode[Any, Any]) -> list[float]:
        """Return what every seat gets for the answer that led here."""
        paid = self._base_pay(episode)
        if self.shaping is None:
            return paid
        now, before = self._potentials(episode, self.shaping), self.shaped_before
        self.shaped_before = now
        gamma, weight = self.shaping.gamma, self.shaping.weight
        return [paid[seat] + weight * (gamma * now[seat] - before[seat]) for seat in range(self.seats)]

    def _base_pay(self, episode: Episode[Any, Any]) -> list[float]:
        if self.base == PROGRESS:
            before, self.before = self.before, self._points(episode)
            return [now - then for now, then in zip(self.before, before, strict=True)]
        return self.final(episode) if episode.seat < 0 else [0.0] * self.seats

    def final(self, episode: Episode[Any, Any]) -> list[float]:
        """Return the reward of a finished game."""
        outcome = episode.layout.rules.score(episode.state)
        if callable(self.base):
            given = self.base(outcome, episode.state) if self.sees_state else self.base(outcome)
            return [float(number) for number in given]
        return end_rewards(self.base, outcome, self.cooperative, self.seats)

    def _points(self, episode: Episode[Any, Any]) -> list[float]:
        return [episode.potential(seat) for seat in range(self.seats)]

    def _potentials(self, episode: Episode[Any, Any], shaping: Shaping) -> list[float]:
        if episode.seat < 0:
            return [0.0] * self.seats
        if shaping.potential is None:
            return self._points(episode)
        return [float(shaping.potential(episode.state, seat)) for seat in range(self.seats)]


def end_rewards(reward: str, outcome: Outcome, cooperative: bool, seats: int) -> list[float]:
    """Return a reward for each seat at the end of a game: `score` or `result`."""
    paid = rewards_of(outcome, cooperative, reward == SCORE)
    return paid + [0.0] * (seats - len(paid))


def _checked(reward: Any) -> Any:
    if not callable(reward) and reward not in REWARDS:
        raise ValueError(f"a reward is {', '.join(REWARDS)}, a function or a `Shaping`, not {reward!r}")
    return reward


def _takes_two(function: Callable[..., Any]) -> bool:
    positional = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    try:
        parameters = inspect.signature(function).parameters.values()
    except ValueError:  # some built-in functions do not say
        return False
    return sum(parameter.kind in positional for parameter in parameters) >= 2
