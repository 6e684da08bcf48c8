"""Learn the worth of a mine in solo Imperial Miners from scores, in plain NumPy on one CPU.

    python -m examples.miners_judge --games 24000 --curve curve.svg

The bot `greedy` tries some ways to finish its turn and keeps the best resulting mine, by a hand-written price
list. This program tries the same turns but learns the worth of a mine. A network predicts the points to come,
from only the scores of the games it played. Turns are tried in imagined worlds, so the learner never sees a
hidden card. At the end both play the same new deals.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small are slower on several threads

import numpy as np

from kazamata.bots.miners.greedy import TRIES as TEST_TRIES
from kazamata.bots.miners.greedy import finish_turn
from kazamata.core.dice import Dice, seeded
from kazamata.core.events import NO_EVENTS
from kazamata.core.features import new_writers
from kazamata.games.miners.cardset import ROUNDS
from kazamata.games.miners.isolation import next_step
from kazamata.games.miners.steps.rounds import PLAY_TOGETHER
from kazamata.lab.episodes.episode import new_episode
from kazamata.lab.matches.seeds import seed_of
from kazamata.lab.matches.simulation import Match, play_batch
from kazamata.lab.spaces import AnyEpisode, Spaces

TABLES: Final = 64
GAMES: Final = 24_000
TRIES: Final = 4
"""Ways to finish the turn tried per option during training; more are better and cost more."""
HIDDEN_UNITS: Final = 64
LEARNING_RATE: Final = 2e-3
TD_LAMBDA: Final = 0.8
"""The weight of the final score against the predictions for later positions."""
EXPLORE_RATE: Final = 0.05
"""The initial share of random answers; it falls to zero at the end."""
BUFFER_SIZE: Final = 40_000
"""The number of positions kept for training: those of about four thousand games."""
PASSES: Final = 8
"""The mean number of times that training uses each position."""
BATCH_SIZE: Final = 256
SCALE: Final = 10.0
"""Divides points inside the network, so that its numbers stay small."""
SEAT: Final = 0
BITS: Final = np.array([number.bit_count() for number in range(8)], np.float32)


class ObservationRows:
    """A buffer of observation rows that the engine writes positions into."""

    def __init__(self, spaces: Spaces) -> None:
        self.rules, self.blank = spaces.rules, spaces.layout.blank_row
        self.skipped = next(block.start for block in spaces.block_slices if block.name == "round")
        self.writers = new_writers(self.blank, 1024)
        self.memory = np.frombuffer(self.writers[0].numbers, np.int16).reshape(
            len(self.writers), spaces.observation_size
        )
        self.full: list[Any] = []
        self.filled = 0

    def write(self, state: Any) -> None:
        """Write the seat's observation of a position, without its question."""
        index = self.filled % len(self.writers)
        if index == 0 and self.filled:
            self.full.append(self.memory.copy())
        writer = self.writers[index]
        writer.begin(self.blank)
        writer.skip(self.skipped)
        self.rules.write_features(state, SEAT, writer)
        self.rules.write_seat_features(state, SEAT, SEAT, writer)
        self.filled += 1

    def rows(self) -> Any:
        """Return the rows written since the last call."""
        last = self.memory[: self.filled - len(self.full) * len(self.writers)]
        found = np.concatenate([*self.full, last])
        self.full, self.filled = [], 0
        return found


class InputFeatures:
    """Turns an observation into a feature vector: small numbers, and cards as counts."""

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces
        self.kinds = next(block.shape[0] for block in spaces.block_slices if block.name == "hand")
        self.size = self.features_of(np.zeros((1, spaces.observation_size), np.int16)).shape[1]

    def features_of(self, rows: Any) -> Any:
        """Return all features twice, the second time times the rounds left: cards pay every round."""
        named = self.spaces.split_blocks(rows)
        mine = named["mine"].reshape(len(rows), -1, 7)
        seen = np.concatenate(
            [self.built(mine), named["hand"], self.tokens(mine), *self.numbers(named)],
            axis=1,
            dtype=np.float32,
        )
        left = np.float32(1) - named["round"] / np.float32(ROUNDS)
        return np.concatenate([seen, seen * left, marked(named["round"], ROUNDS + 1)], axis=1)

    def built(self, mine: Any) -> Any:
        """Count each kind of card in the mine."""
        count, wide = len(mine), self.kinds + 1  # kinds count from 1
        indices = mine[:, :, 0] + wide * np.arange(count)[:, None]
        return np.bincount(indices.ravel(), minlength=wide * count).reshape(count, wide)[:, 1:]

    def tokens(self, mine: Any) -> Any:
        """Count collapsed cards, machinery, and half-full carts."""
        return np.stack([mine[:, :, 3].sum(1), mine[:, :, 4].sum(1), BITS[mine[:, :, 5]].sum(1)], axis=1) / 5

    def numbers(self, named: dict[str, Any]) -> list[Any]:
        """Return the features that are not cards; the marker's space means something else on each board."""
        flat = {name: block.reshape(len(block), -1) for name, block in named.items()}
        progress = flat["progress"]
        board = marked(progress[:, :1], 4)
        names = ("coins", "discount", "hand_levels", "faction_counts", "tracks", "full_carts")
        return [board, board * progress[:, 1:2] / 5, progress[:, 2:] / 5, *(flat[name] / 5 for name in names)]

    def points(self, rows: Any) -> Any:
        """Return the score so far (IM-46)."""
        named = self.spaces.split_blocks(rows)
        return (named["points"] + named["full_carts"]).reshape(len(rows)).astype(np.float32)

    def goes_on(self, rows: Any) -> Any:
        return self.spaces.split_blocks(rows)["round"][:, 0] < ROUNDS


def marked(column: Any, count: int) -> Any:
    """One-hot encode a column."""
    return np.eye(count, dtype=np.float32)[column[:, 0]]


class ValueNetwork:
    """A network with one hidden layer and a linear bypass that predicts the points to come."""

    def __init__(self, features: InputFeatures, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.features = features
        shapes = {
            "in": (features.size, HIDDEN_UNITS),
            "bias": (HIDDEN_UNITS,),
            "out": (HIDDEN_UNITS,),
            "past": (features.size,),
            "mean": (1,),
        }
        self.weights = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
        self.weights["in"] += dice.normal(0, 0.1, shapes["in"])
        self.weights["out"] += dice.normal(0, 0.01, shapes["out"])
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.steps = 0

    def forward(self, seen: Any) -> tuple[Any, Any]:
        """Return the hidden activations and the predicted points to come."""
        w = self.weights
        hidden = np.maximum(seen @ w["in"] + w["bias"], 0)
        return hidden, hidden @ w["out"] + seen @ w["past"] + w["mean"]

    def worth(self, rows: Any) -> Any:
        """Predict the final score of each position; after the last round it is the actual score."""
        if not len(rows):
            return np.zeros(0)
        coming = self.forward(self.features.features_of(rows))[1] * SCALE
        return self.features.points(rows) + np.where(self.features.goes_on(rows), coming, 0)

    def train_step(self, rows: Any, scores: Any, rate: float) -> None:
        """Take one training step towards the observed scores."""
        seen = self.features.features_of(rows)
        hidden, coming = self.forward(seen)
        error = (coming - (scores - self.features.points(rows)) / SCALE) / len(rows)
        inner = np.outer(error, self.weights["out"]) * (hidden > 0)
        self._descend(
            {
                "in": seen.T @ inner, "bias": inner.sum(axis=0), "out": hidden.T @ error, "past": seen.T @ error,
                "mean": error.sum(keepdims=True),
            },
            rate,
        )  # fmt: skip

    def _descend(self, slopes: dict[str, Any], rate: float) -> None:
        """Update the weights with Adam."""
        self.steps += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            scale = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] -= (rate * (first / (1 - 0.9**self.steps)) / scale).astype(np.float32)


class ReplayBuffer:
    """The newest positions and their results."""

    def __init__(self, width: int) -> None:
        self.rows, self.scores = np.zeros((BUFFER_SIZE, width), np.int16), np.zeros(BUFFER_SIZE, np.float32)
        self.count = 0

    def add(self, rows: Any, scores: Any) -> None:
        indices = (self.count + np.arange(len(rows))) % BUFFER_SIZE
        self.rows[indices], self.scores[indices] = rows, scores
        self.count += len(rows)

    def sample(self, dice: np.random.Generator) -> tuple[Any, Any]:
        indices = dice.integers(min(self.count, BUFFER_SIZE), size=BATCH_SIZE)
        return self.rows[indices], self.scores[indices]


class Learner:
    """A judge, its memory, and the turns it tries."""

    def __init__(self, seed: int = 1) -> None:
        self.spaces = Spaces("miners", 1)
        self.rules, self.rows = self.spaces.rules, ObservationRows(self.spaces)
        self.network = ValueNetwork(InputFeatures(self.spaces), seed)
        self.replay_buffer = ReplayBuffer(self.spaces.observation_size)
        self.dice, self.rng = seeded(seed), np.random.default_rng(seed)
        self.seed, self.played = seed, 0

    def train(self, tables: int, share: float = 0.0) -> list[int]:
        """Play some games and learn from them; `share` is the finished part of the training."""
        first, self.played = self.played, self.played + tables
        deals = [seed_of(self.seed, game, "lesson") for game in range(first, self.played)]
        scores, positions = self.play(deals, TRIES, EXPLORE_RATE * (1 - share))
        for score, rows in zip(scores, positions, strict=True):
            kept = self.network.features.goes_on(rows)
            self.replay_buffer.add(rows[kept], self.lambda_returns(rows, score)[kept])
        for _ in range(PASSES * tables * ROUNDS // BATCH_SIZE + 1):
            self.network.train_step(*self.replay_buffer.sample(self.rng), LEARNING_RATE * max(0.1, 1 - share))
        return scores

    def lambda_returns(self, rows: Any, score: float) -> Any:
        """Return a target for each position: the score mixed with the predictions for later positions."""
        thoughts, found = self.network.worth(rows), np.zeros(len(rows), np.float32)
        for index in reversed(range(len(rows))):
            found[index] = score
            score = TD_LAMBDA * score + (1 - TD_LAMBDA) * thoughts[index]
        return found

    def play(
        self, deals: Iterable[int], tries: int, explore_rate: float = 0.0
    ) -> tuple[list[int], list[Any]]:
        """Play games; return their scores and each game's positions at the ends of turns."""
        episodes = [new_episode(self.spaces.layout, deal) for deal in deals]
        positions: list[list[Any]] = [[] for _ in episodes]
        while going := [index for index, episode in enumerate(episodes) if episode.seat == SEAT]:
            answers = self.answers([episodes[index] for index in going], tries, explore_rate)
            for index, answer in zip(going, answers, strict=True):
                positions[index].extend(self.end_of_turn(episodes[index], answer))
                episodes[index].apply_option(answer, NO_EVENTS)
        scores = [int(self.rules.score(episode.state).scores[SEAT]) for episode in episodes]
        return scores, [np.array(rows) for rows in positions]

    def end_of_turn(self, episode: AnyEpisode, answer: int) -> Any:
        """Return the position after an answer that ends the turn, before the next event is revealed."""
        state = self.rules.copy(episode.state)
        PLAY_TOGETHER.take(state, SEAT, answer, NO_EVENTS)
        if next_step(state, SEAT, NO_EVENTS) is None:
            self.rows.write(state)
        return self.rows.rows()

    def answers(self, episodes: Sequence[AnyEpisode], tries: int, explore_rate: float) -> list[int]:
        """Choose one answer per table: that of the best turn tried, rarely a random one."""
        ends = []
        for episode in episodes:
            self.try_turns(episode, tries)
            ends.append(self.rows.filled)
        turns = np.split(self.network.worth(self.rows.rows()), ends[:-1])
        draws = self.rng.random((2, len(episodes)))
        return [
            episode.options[int(choice * len(episode.options))]
            if exploring < explore_rate
            else best(episode, worths, tries)
            for episode, worths, exploring, choice in zip(episodes, turns, *draws, strict=True)
        ]

    def try_turns(self, episode: AnyEpisode, tries: int) -> None:
        """Write the ends of some turns for every option, in a world that matches the table's view."""
        if len(episode.options) == 1:
            return
        world = self.rules.imagine(self.rules.see(episode.state, SEAT), self.dice)
        for option in episode.options:
            for _ in range(tries):
                trial = self.rules.copy(world)
                trial.dice = Dice(self.dice.word(), self.dice.word(), self.dice.word(), 1)
                PLAY_TOGETHER.take(trial, SEAT, option, NO_EVENTS)
                finish_turn(trial, SEAT, self.dice, NO_EVENTS)
                self.rows.write(trial)


def best(episode: AnyEpisode, worths: Any, tries: int) -> int:
    """Return the option with the best turn; a single option needs no trial."""
    return episode.options[int(worths.argmax()) // tries if len(worths) else 0]


def mean_with_interval(scores: Sequence[float]) -> str:
    """Format a mean with its 95 % interval."""
    return f"{fmean(scores):.1f} ± {1.96 * stdev(scores) / len(scores) ** 0.5:.1f}"


def curve(means: list[float], rival: float, games: int, end: str) -> str:
    """Draw the mean score over training, and the rival's as a line, as SVG."""
    wide, high, most = 640, 300, max(*means, rival) * 1.1
    points = " ".join(
        f"{50 + index * (wide - 70) / max(1, len(means) - 1):.1f},{high - 30 - mean * (high - 50) / most:.1f}"
        for index, mean in enumerate(means)
    )
    level = high - 30 - rival * (high - 50) / most
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" font-family="sans-serif">'
        f'<rect width="100%" height="100%" fill="#fff"/>'
        f'<line x1="50" y1="{level:.1f}" x2="{wide - 20}" y2="{level:.1f}" stroke="#b3543c" stroke-dasharray="4 4"/>'
        f'<text x="54" y="{level - 5:.1f}" fill="#b3543c">greedy {rival:.1f}</text>'
        f'<text x="10" y="{high - 27}" fill="#222">0</text>'
        f'<polyline points="{points}" fill="none" stroke="#4a7ba6" stroke-width="2"/>'
        f'<text x="54" y="{high - 10}" fill="#222">mean score over {games} games of learning, from {means[0]:.1f} to '
        f"{means[-1]:.1f}; test games: {end}</text></svg>\n"
    )


def main(arguments: list[str] | None = None) -> float:
    """Train, print the progress, and return the mean score at the end."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES, help="games to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=TABLES, help="games between two training steps")
    parser.add_argument("--test-games", type=int, default=400, help="games to play at the end")
    parser.add_argument("--curve", type=Path)
    options = parser.parse_args(arguments)
    learner, means, scores = Learner(options.seed), [], list[int]()
    while learner.played < options.games:
        scores += learner.train(options.tables, learner.played / options.games)
        if len(scores) >= 10 * options.tables or learner.played >= options.games:
            means.append(fmean(scores))
            print(
                f"{process_time():5.0f} s  {learner.played:7} games  mean score {means[-1]:.1f}", flush=True
            )
            scores.clear()
    deals = [seed_of(options.seed, game, "deal") for game in range(options.test_games)]
    learned = learner.play(deals, TEST_TRIES)[0]
    rival = play_batch(
        Match("miners", (), ("greedy",), options.test_games, options.seed), range(options.test_games)
    ).scores["greedy"]
    lead = [ours - theirs for ours, theirs in zip(learned, rival, strict=True)]
    print(
        f"learned: {mean_with_interval(learned)}; greedy: {mean_with_interval(rival)}; "
        f"ahead by {mean_with_interval(lead)}, on the same {options.test_games} new deals"
    )
    if options.curve is not None:
        options.curve.write_text(
            curve(means, fmean(rival), learner.played, mean_with_interval(learned)), "utf-8"
        )
    return fmean(learned)


if __name__ == "__main__":
    main()
