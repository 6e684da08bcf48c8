"""A batch of episodes that step in one call. Other libraries read its arrays in place."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from kazamata.core.dice import Dice, seeded
from kazamata.core.events import NO_EVENTS
from kazamata.core.features import FeatureWriter, new_writers
from kazamata.core.rules import Outcome
from kazamata.lab.episodes.episode import Episode, SpaceLayout, new_episode

S = TypeVar("S")
V = TypeVar("V")

RESULT: Final = 0
SCORE: Final = 1


@final
class EpisodeBatch(Generic[S, V]):
    """A number of tables with one setup. A finished game is scored, and a new one is dealt immediately.

    The arrays never move: `step` writes `observations`, `masks`, `rewards`, `ends` and `seats` in place.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("plan", "count")

    def __init__(
        self, plan: SpaceLayout[S, V], count: i64, seed: i64, score_rewards: bool, with_observations: bool
    ) -> None:
        if seed < 0 or seed > 0x7FFFFFFF:
            raise ValueError(f"the seed of a batch is a whole number from 0 to 2**31 - 1, not {seed}")
        if count < 1:
            raise ValueError(f"a batch has at least one table, not {count}")
        self.plan = plan
        self.count = count
        self.score_rewards = score_rewards
        self.with_observations = with_observations
        self.dice: list[Dice] = [seeded(seed << 32 | place) for place in range(count)]
        self.sheets: list[FeatureWriter] = new_writers(plan.blank_row, count)
        self.observations: vec[i16] = self.sheets[0].numbers
        self.masks: vec[u8] = vec[u8]([0] * (count * plan.actions))
        self.rewards: vec[float] = vec[float]([0.0] * (count * plan.seats))
        self.ends: vec[u8] = vec[u8]([0] * count)
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.decisions: i64 = 0
        self.desks: list[Episode[S, V]] = [new_episode(plan, self.new_seed(place)) for place in range(count)]
        place: i64 = 0
        while place < count:
            self.show(place, self.desks[place])
            place += 1

    def new_seed(self, place: i64) -> int:
        """The seed of a table's next game. It depends only on the table's own dice."""
        dice = self.dice[place]
        return (dice.word() & 0x7FFFFFFF) << 32 | dice.word()

    def step(self, actions: list[int]) -> None:
        """Apply one action to each table. Raises `ValueError` and changes nothing if one is illegal.

        The actions come as a list, because a vec passed by interpreted code is never freed.
        """
        if len(actions) != self.count:
            raise ValueError(f"there are {self.count} tables, not {len(actions)}")
        options = vec[i64](capacity=self.count)
        for desk, action in zip(self.desks, actions, strict=True):
            options = append(options, desk.option_of(action))
        self.answer(options)

    def step_randomly(self, dice: Dice) -> None:
        """Choose a random legal action for each table, for benchmarks and first experiments."""
        options = vec[i64](capacity=self.count)
        for desk in self.desks:
            options = append(options, desk.options[dice.below(len(desk.options))])
        self.answer(options)

    def answer(self, options: vec[i64]) -> None:
        """Apply one option to each table. The options must be legal."""
        place: i64 = 0
        while place < self.count:
            desk = self.desks[place]
            self.clear(place, desk)
            desk.apply_option(options[place], NO_EVENTS)
            if desk.seat < 0:
                self.end(place, desk)
                desk = new_episode(self.plan, self.new_seed(place))
                self.desks[place] = desk
            self.show(place, desk)
            place += 1
        self.decisions += self.count

    def clear(self, place: i64, desk: Episode[S, V]) -> None:
        """Clear the mask and the rewards of the previous step."""
        begin = place * self.plan.actions + desk.first_action()
        masks = self.masks
        for option in desk.options:
            masks[begin + option] = 0
        if self.ends[place]:
            self.ends[place] = 0
            seat: i64 = 0
            while seat < self.plan.seats:
                self.rewards[place * self.plan.seats + seat] = 0.0
                seat += 1

    def show(self, place: i64, desk: Episode[S, V]) -> None:
        """Write the seat to move, its mask and its observation."""
        self.seats[place] = desk.seat
        begin = place * self.plan.actions + desk.first_action()
        masks = self.masks
        for option in desk.options:
            masks[begin + option] = 1
        if self.with_observations:
            sheet = self.sheets[place]
            sheet.begin(self.plan.blank_row)
            desk.write_observation(desk.seat, sheet)

    def end(self, place: i64, desk: Episode[S, V]) -> None:
        """Score a game and write its rewards."""
        self.ends[place] = 1
        rewards = rewards_of(
            self.plan.rules.score(desk.state), desk.plan.rules.cooperative, self.score_rewards
        )
        seat: i64 = 0
        while seat < self.plan.seats and seat < len(rewards):
            self.rewards[place * self.plan.seats + seat] = rewards[seat]
            seat += 1


def rewards_of(outcome: Outcome, together: bool, by_score: bool) -> list[float]:
    """A reward for each seat: its points, or 1 for a win.

    Several winners share the 1, unless all win together.
    """
    if by_score and outcome.scores:
        return [float(score) for score in outcome.scores]
    if not outcome.winners:
        return []
    share = 1.0 if together and not outcome.scores else 1.0 / len(outcome.winners)
    seats = max(outcome.winners) + 1
    return [share if seat in outcome.winners else 0.0 for seat in range(seats)]
