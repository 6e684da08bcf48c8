"""A batch of episodes that step in one call. Other libraries read its arrays in place."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from kazamata.core.dice import Dice, seeded
from kazamata.core.events import NO_EVENTS
from kazamata.core.features import FeatureWriter, new_writers
from kazamata.core.rules import Outcome
from kazamata.lab.episodes.episode import Episode, SpaceLayout, new_episode

S = TypeVar("S")
V = TypeVar("V")


@final
class EpisodeBatch(Generic[S, V]):
    """A number of tables with one setup. A finished game is scored, and a new one is dealt immediately.

    The arrays never move: `step` writes `observations`, `masks`, `rewards`, `ends` and `seats` in place.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("layout", "num_envs")

    def __init__(
        self,
        layout: SpaceLayout[S, V],
        num_envs: i64,
        seed: i64,
        score_rewards: bool,
        with_observations: bool,
        progress_rewards: bool = False,
    ) -> None:
        if seed < 0 or seed > 0x7FFFFFFF:
            raise ValueError(f"the seed of a batch is a whole number from 0 to 2**31 - 1, not {seed}")
        if num_envs < 1:
            raise ValueError(f"a batch has at least one table, not {num_envs}")
        self.layout = layout
        self.num_envs = num_envs
        self.score_rewards = score_rewards
        self.with_observations = with_observations
        self.progress_rewards = progress_rewards
        self.dice: list[Dice] = [seeded(seed << 32 | index) for index in range(num_envs)]
        self.writers: list[FeatureWriter] = new_writers(layout.blank_row, num_envs)
        self.observations: vec[i16] = self.writers[0].numbers
        self.action_masks: vec[u8] = vec[u8]([0] * (num_envs * layout.actions))
        self.rewards: vec[float] = vec[float]([0.0] * (num_envs * layout.seats))
        self.terminated: vec[u8] = vec[u8]([0] * num_envs)
        self.current_seats: vec[i64] = vec[i64]([0] * num_envs)
        self.decisions: i64 = 0
        self.potentials: vec[float] = vec[float]([0.0] * (num_envs * layout.seats))
        self.episodes: list[Episode[S, V]] = [
            new_episode(layout, self.new_seed(index)) for index in range(num_envs)
        ]
        self.write_all()

    def write_all(self) -> None:
        """Write the turns of all tables."""
        index: i64 = 0
        while index < self.num_envs:
            self.write_turn(index, self.episodes[index])
            if self.progress_rewards:
                self.read_potentials(index, self.episodes[index])
            index += 1

    def load(
        self, episodes: list[Episode[S, V]], dice: list[Dice], rewards: list[float], ended: list[int]
    ) -> None:
        """Continue other games: those of an equal batch, for pickles and copies."""
        index: i64 = 0
        while index < self.num_envs:
            self.clear(index, self.episodes[index])
            self.terminated[index] = u8(ended[index])
            index += 1
        index = 0
        while index < len(rewards):
            self.rewards[index] = rewards[index]
            index += 1
        self.episodes, self.dice = episodes, dice
        self.write_all()

    def new_seed(self, index: i64) -> int:
        """The seed of a table's next game. It depends only on the table's own dice."""
        dice = self.dice[index]
        return (dice.word() & 0x7FFFFFFF) << 32 | dice.word()

    def step(self, actions: list[int]) -> None:
        """Apply one action to each table. Raises `ValueError` and changes nothing if one is illegal.

        The actions come as a list, because a vec passed by interpreted code is never freed.
        """
        if len(actions) != self.num_envs:
            raise ValueError(f"there are {self.num_envs} tables, not {len(actions)}")
        options = vec[i64](capacity=self.num_envs)
        for episode, action in zip(self.episodes, actions, strict=True):
            options = append(options, episode.option_of(action))
        self.apply_options(options)

    def step_randomly(self, dice: Dice) -> None:
        """Choose a random legal action for each table, for benchmarks and first experiments."""
        options = vec[i64](capacity=self.num_envs)
        for episode in self.episodes:
            options = append(options, episode.options[dice.below(len(episode.options))])
        self.apply_options(options)

    def apply_options(self, options: vec[i64]) -> None:
        """Apply one option to each table. The options must be legal."""
        index: i64 = 0
        while index < self.num_envs:
            episode = self.episodes[index]
            self.clear(index, episode)
            episode.apply_option(options[index], NO_EVENTS)
            if self.progress_rewards:
                self.write_progress(index, episode)
            if episode.seat < 0:
                self.write_end(index, episode)
                episode = new_episode(self.layout, self.new_seed(index))
                self.episodes[index] = episode
                if self.progress_rewards:
                    self.read_potentials(index, episode)
            self.write_turn(index, episode)
            index += 1
        self.decisions += self.num_envs

    def clear(self, index: i64, episode: Episode[S, V]) -> None:
        """Clear the mask and the rewards of the previous step."""
        begin = index * self.layout.actions + episode.first_action()
        masks = self.action_masks
        for option in episode.options:
            masks[begin + option] = 0
        if self.terminated[index]:
            self.terminated[index] = 0
            seat: i64 = 0
            while seat < self.layout.seats:
                self.rewards[index * self.layout.seats + seat] = 0.0
                seat += 1

    def write_turn(self, index: i64, episode: Episode[S, V]) -> None:
        """Write the seat to move, its mask and its observation."""
        self.current_seats[index] = episode.seat
        begin = index * self.layout.actions + episode.first_action()
        masks = self.action_masks
        for option in episode.options:
            masks[begin + option] = 1
        if self.with_observations:
            writer = self.writers[index]
            writer.begin(self.layout.blank_row)
            episode.write_observation(episode.seat, writer)

    def write_progress(self, index: i64, episode: Episode[S, V]) -> None:
        """Pay every seat what its potential has gained since the last answer."""
        seats = self.layout.seats
        seat: i64 = 0
        while seat < seats:
            at = index * seats + seat
            now = episode.potential(seat)
            self.rewards[at] = now - self.potentials[at]
            self.potentials[at] = now
            seat += 1

    def read_potentials(self, index: i64, episode: Episode[S, V]) -> None:
        """Remember the potential of every seat."""
        seats = self.layout.seats
        seat: i64 = 0
        while seat < seats:
            self.potentials[index * seats + seat] = episode.potential(seat)
            seat += 1

    def write_end(self, index: i64, episode: Episode[S, V]) -> None:
        """Score a finished game and write its rewards."""
        self.terminated[index] = 1
        if self.progress_rewards:
            return
        rewards = rewards_of(
            self.layout.rules.score(episode.state), episode.layout.rules.cooperative, self.score_rewards
        )
        seat: i64 = 0
        while seat < self.layout.seats and seat < len(rewards):
            self.rewards[index * self.layout.seats + seat] = rewards[seat]
            seat += 1


def rewards_of(outcome: Outcome, cooperative: bool, score_rewards: bool) -> list[float]:
    """A reward for each seat: its points, or 1 for a win.

    Several winners share the 1, unless all win together.
    """
    if score_rewards and outcome.scores:
        return [float(score) for score in outcome.scores]
    if not outcome.winners:
        return []
    share = 1.0 if cooperative and not outcome.scores else 1.0 / len(outcome.winners)
    seats = max(outcome.winners) + 1
    return [share if seat in outcome.winners else 0.0 for seat in range(seats)]
