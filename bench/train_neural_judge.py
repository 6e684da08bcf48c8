"""Train the judge of Imperial Miners by self-play: `python -m bench.train_neural_judge FILE --games 300000`.

The judge plays solo and takes the best of several random turns in each round. It learns from the scores to
predict the final score of a mine at the end of a round. Better predictions lead to better turns, and training
repeats. The weights are written to FILE, for `bots/miners/neural_weights.json`, with their mean score on
deals that are never used for training. The price list plays the first games.
"""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small are slower on several threads

import numpy as np

from bench.bot_strength import average
from kazamata.bots.miners.judge import Judge, PriceListJudge
from kazamata.bots.miners.mine_features import MineFeatures, feature_count
from kazamata.bots.miners.neural_judge import SCALE, NeuralJudge
from kazamata.bots.miners.neural_weights import names_of, packed, read
from kazamata.bots.miners.strong import best_turn
from kazamata.core.dice import Dice
from kazamata.core.events import NO_EVENTS
from kazamata.core.steps import run_agenda
from kazamata.games.miners.cardset import ROUNDS
from kazamata.games.miners.rules import MINERS
from kazamata.games.miners.scoring import points_of
from kazamata.games.miners.sets import HOUSE, cards_of
from kazamata.lab.matches.seeds import seed_of

GAMES: Final = 300_000
TURNS: Final = 14
"""The number of random turns tried in each round."""
HIDDEN_UNITS: Final = 48
SEAT: Final = 0
GAMES_PER_UPDATE: Final = 256
"""Games between two training steps."""
PRICE_LIST_GAMES: Final = 2048
"""The number of games played with the price list."""
TD_LAMBDA: Final = 0.8
"""The weight of the final score against the predictions for later positions."""
EXPLORE_RATE: Final = 0.05
"""The initial share of random turns; it falls to zero at the end."""
LEARNING_RATE: Final = 2e-3
MIN_RATE_SHARE: Final = 0.05
BATCH_SIZE: Final = 512
PASSES: Final = 8
"""The mean number of times that training uses each position."""
BUFFER_SIZE: Final = 200_000
TEST_GAMES: Final = 1000
UPDATES_PER_LINE: Final = 10
"""Training steps between two progress lines."""


@dataclass(frozen=True)
class TrainingPosition:
    """A mine at the end of a round: its features, the rounds left, and the points so far."""

    indices: list[int]
    amounts: list[float]
    rounds_left: int
    points: int


class Network:
    """The weights of a judge in training; the last column is the linear path past the hidden layer."""

    def __init__(self, cards: list[str], hidden_units: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.cards, self.hidden_units, self.size = cards, hidden_units, int(feature_count(len(cards) - 1))
        shape = (self.size, hidden_units + 1)
        self.weights = {name: np.zeros(shape, np.float32) for name in ("near", "far")}
        self.weights["out"] = dice.normal(0, 0.05, hidden_units).astype(np.float32)
        for name in ("near", "far"):
            self.weights[name][:, :hidden_units] = dice.normal(0, 0.1, (self.size, hidden_units))
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.steps = 0

    def forward(self, seen: Any, left: Any) -> tuple[Any, Any]:
        """Return the hidden activations and the predicted points to come."""
        sums = seen @ self.weights["near"] + (seen @ self.weights["far"]) * left[:, None]
        hidden = np.maximum(sums[:, : self.hidden_units], 0)
        return hidden, hidden @ self.weights["out"] + sums[:, self.hidden_units]

    def train_step(self, seen: Any, left: Any, targets: Any, rate: float) -> None:
        """Take one Adam step towards the observed results."""
        hidden, coming = self.forward(seen, left)
        error = (coming - targets) / len(targets)
        inner = np.outer(error, self.weights["out"]) * (hidden > 0)
        slope = np.concatenate([inner, error[:, None]], axis=1)
        slopes = {"near": seen.T @ slope, "far": seen.T @ (slope * left[:, None]), "out": hidden.T @ error}
        self.steps += 1
        for name, way in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (way - first)
            second += 0.001 * (way * way - second)
            scale = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] -= (rate * (first / (1 - 0.9**self.steps)) / scale).astype(np.float32)

    def as_record(self) -> dict[str, Any]:
        """Return the weights as stored in a file."""
        numbers = {name: packed(w.ravel().tolist()) for name, w in self.weights.items()}
        return {"cards": self.cards, "felt": self.hidden_units, **numbers}

    def judge(self) -> NeuralJudge:
        cards, hidden, tables, out = read(self.as_record())
        return NeuralJudge(len(cards) - 1, hidden, tables, out)


class ReplayBuffer:
    """The newest positions and their results."""

    def __init__(self, size: int) -> None:
        self.seen = np.zeros((BUFFER_SIZE, size), np.float32)
        self.left, self.targets = np.zeros(BUFFER_SIZE, np.float32), np.zeros(BUFFER_SIZE, np.float32)
        self.count = 0

    def add(self, seen: Any, left: Any, targets: Any) -> None:
        indices = (self.count + np.arange(len(seen))) % BUFFER_SIZE
        self.seen[indices], self.left[indices], self.targets[indices] = seen, left, targets
        self.count += len(seen)

    def sample(self, rng: np.random.Generator) -> tuple[Any, Any, Any]:
        indices = rng.integers(min(self.count, BUFFER_SIZE), size=BATCH_SIZE)
        return self.seen[indices], self.left[indices], self.targets[indices]


class Learner:
    """A network, its memory, and the games it plays."""

    def __init__(self, hidden_units: int = HIDDEN_UNITS, turns: int = TURNS, seed: int = 1) -> None:
        self.network = Network(names_of(cards_of(HOUSE)), hidden_units, seed)
        self.replay_buffer, self.features = (
            ReplayBuffer(self.network.size),
            MineFeatures(len(self.network.cards) - 1),
        )
        self.judge: Judge = PriceListJudge()
        self.turns, self.seed, self.played = turns, seed, 0
        self.rng = np.random.default_rng(seed)

    def train(self, games: int, share: float) -> list[int]:
        """Play some games and learn from them; `share` is the finished part of the training."""
        scores = []
        for _ in range(games):
            score, course = self.play(seed_of(self.seed, self.played, "lesson"), EXPLORE_RATE * (1 - share))
            scores.append(score)
            self.played += 1
            self.remember(score, course)
        for _ in range(PASSES * games * ROUNDS // BATCH_SIZE + 1):
            self.network.train_step(
                *self.replay_buffer.sample(self.rng), LEARNING_RATE * max(MIN_RATE_SHARE, 1 - share)
            )
        if self.played >= PRICE_LIST_GAMES:
            self.judge = self.network.judge()
        return scores

    def remember(self, score: int, course: list[TrainingPosition]) -> None:
        """Store a target for each position: the score mixed with the predictions for later positions."""
        seen = np.zeros((len(course), self.network.size), np.float32)
        for row, moment in enumerate(course):
            seen[row, moment.indices] = moment.amounts
        left = np.array([moment.rounds_left / ROUNDS for moment in course], np.float32)
        points = np.array([moment.points for moment in course], np.float32)
        thoughts = points + SCALE * self.network.forward(seen, left)[1]
        targets, coming = np.zeros(len(course), np.float32), float(score)
        for row in reversed(range(len(course))):
            targets[row] = coming
            if self.played >= PRICE_LIST_GAMES:
                coming = TD_LAMBDA * coming + (1 - TD_LAMBDA) * float(thoughts[row])
        self.replay_buffer.add(seen, left, (targets - points) / SCALE)

    def play(self, deal: int, explore_rate: float = 0.0) -> tuple[int, list[TrainingPosition]]:
        """Play a game; return its score and its positions at the ends of rounds."""
        state, dice, course = MINERS.deal(MINERS.setup(1, {}), deal), Dice(0, 0, 0, 0), []
        luck = int(self.rng.integers(2**31))
        while state.agenda:
            run_agenda(state, state.agenda, NO_EVENTS)
            if state.agenda:
                turns = 1 if self.rng.random() < explore_rate else self.turns
                state = best_turn(state, SEAT, luck, turns, dice, NO_EVENTS, self.judge)
                if 0 < state.round < ROUNDS:
                    course.append(self.features_of(state))
        return int(points_of(state.players[SEAT])), course

    def features_of(self, state: Any) -> TrainingPosition:
        features = self.features
        features.read(state, SEAT)
        count = int(features.count)
        points = int(points_of(state.players[SEAT]))
        return TrainingPosition(
            list(features.indices)[:count], list(features.amounts)[:count], ROUNDS - int(state.round), points
        )


def main(arguments: list[str] | None = None) -> float:
    """Train, print the progress, and return the mean score on the test deals."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=GAMES, help="games to learn from")
    parser.add_argument("--turns", type=int, default=TURNS, help="random turns to try in each round")
    parser.add_argument("--hidden-units", type=int, default=HIDDEN_UNITS, help="size of the hidden layer")
    parser.add_argument("--test-games", type=int, default=TEST_GAMES, help="games to play at the end")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    options.file.parent.mkdir(parents=True, exist_ok=True)
    options.file.open("a").close()  # fail early if the file cannot be written
    learner, scores = Learner(options.hidden_units, options.turns, options.seed), list[int]()
    while learner.played < options.games:
        scores += learner.train(
            min(GAMES_PER_UPDATE, options.games - learner.played), learner.played / options.games
        )
        if len(scores) >= UPDATES_PER_LINE * GAMES_PER_UPDATE or learner.played >= options.games:
            print(f"{process_time():5.0f} s  {learner.played:7} games  {average(scores)}", flush=True)
            options.file.write_text(json.dumps(learner.network.as_record()) + "\n", "utf-8")
            scores.clear()
    exam = [learner.play(seed_of(options.seed, game, "exam"))[0] for game in range(options.test_games)]
    learner.judge = PriceListJudge()
    prices = [learner.play(seed_of(options.seed, game, "exam"))[0] for game in range(options.test_games)]
    print(
        f"learned: {average(exam)}; price list: {average(prices)}, on the same {options.test_games} new deals"
    )
    return fmean(exam)


if __name__ == "__main__":
    main()
