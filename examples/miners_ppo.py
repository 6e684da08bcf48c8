"""A small learner for Imperial Miners alone: proximal policy optimisation in plain NumPy, on one processor.

    python -m examples.miners_ppo --minutes 10 --curve curve.svg

It plays 256 tables at once (`kazamata.lab.vectors`), learns from the score at the end of each game, and says in the
end how far it got beside the bot `greedy`, whose rules of thumb were written by hand.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small are slower on several threads

import numpy as np

from kazamata.lab.arena import Match, simulate
from kazamata.lab.vectors import Vector

TABLES: Final = 256
HORIZON: Final = 100
"""Decisions a table between two lessons: a little more than a game."""
HIDDEN: Final = 128
ROUNDS: Final = 3
PARTS: Final = 8
CLIP: Final = 0.2
RATE: Final = 1e-3
CURIOSITY: Final = 0.01
DISCOUNT: Final = 1.0
TRACE: Final = 0.97
GOOD_SCORE: Final = 50.0
"""Scores are divided by this, so that the numbers stay small."""


class Eyes:
    """An observation as a learner likes it: small numbers, and cards as counts instead of names."""

    def __init__(self, tables: Vector) -> None:
        self.spaces = tables.spaces
        self.kinds = next(place.shape[0] for place in self.spaces.places if place.name == "hand")
        self.size = self.look(tables.observations).shape[1]

    def look(self, rows: Any) -> Any:
        named = self.spaces.named(rows)
        count = len(rows)
        mine = named["mine"].reshape(count, -1, 7)
        built = np.zeros((count, self.kinds + 1), np.float32)
        np.add.at(built, (np.arange(count)[:, None], mine[:, :, 0]), 1.0)
        small = [
            "round",
            "deep",
            "coins",
            "points",
            "carts",
            "progress",
            "discount",
            "levels",
            "banners",
            "about",
        ]
        numbers = [named[name].reshape(count, -1).astype(np.float32) / 10 for name in small]
        open_cells = mine[:, :, 1:].astype(np.float32).mean(axis=1) / 10
        return np.concatenate(
            [named["question"], named["hand"], built[:, 1:], open_cells, *numbers], axis=1, dtype=np.float32
        )


class Network:
    """One hidden layer, a preference for each action, and a guess of the score."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.weights = {
            "in": dice.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "out": dice.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32),
            "lean": np.zeros(actions, np.float32),
            "worth": dice.normal(0, 0.01, (HIDDEN, 1)).astype(np.float32),
            "mean": np.zeros(1, np.float32),
        }
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.steps = 0

    def think(self, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
        """What is felt inside, how likely each action is, and what the game will be worth."""
        w = self.weights
        felt = np.maximum(seen @ w["in"] + w["bias"], 0)
        likes = np.where(masks, felt @ w["out"] + w["lean"], -1e9)
        likes -= likes.max(axis=1, keepdims=True)
        chances = np.exp(likes)
        chances /= chances.sum(axis=1, keepdims=True)
        return felt, chances, (felt @ w["worth"] + w["mean"])[:, 0]

    def learn(self, lesson: Lesson, rate: float) -> None:
        """One step of gradient descent on the clipped objective, the guess of the score, and some curiosity."""
        felt, chances, worth = self.think(lesson.seen, lesson.masks)
        rows = np.arange(len(worth))
        ratio = chances[rows, lesson.actions] / np.maximum(lesson.chances, 1e-8)
        good = lesson.advantages
        held = ((good > 0) & (ratio > 1 + CLIP)) | ((good < 0) & (ratio < 1 - CLIP))
        push = np.where(held, 0.0, ratio * good)
        logs = np.log(np.maximum(chances, 1e-8))
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        slope = chances * push[:, None] + CURIOSITY * chances * (logs + spread)
        slope[rows, lesson.actions] -= push
        slope /= len(rows)
        error = ((worth - lesson.returns) / len(rows))[:, None]
        inner = (slope @ self.weights["out"].T + error @ self.weights["worth"].T) * (felt > 0)
        self._descend(
            {
                "in": lesson.seen.T @ inner, "bias": inner.sum(axis=0), "out": felt.T @ slope,
                "lean": slope.sum(axis=0), "worth": felt.T @ error, "mean": error.sum(axis=0),
            },
            rate,
        )  # fmt: skip

    def _descend(self, slopes: dict[str, Any], rate: float) -> None:
        """Adam."""
        self.steps += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            scale = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] -= (rate * (first / (1 - 0.9**self.steps)) / scale).astype(np.float32)


@dataclass
class Lesson:
    """Decisions and what came of them."""

    seen: Any
    masks: Any
    actions: Any
    chances: Any
    advantages: Any
    returns: Any

    def part(self, rows: Any) -> Lesson:
        return Lesson(*(getattr(self, name)[rows] for name in self.__dataclass_fields__))


@dataclass
class Learner:
    """Tables, a network, and the scores so far."""

    seed: int = 1
    count: int = TABLES
    scores: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.tables = Vector("miners", 1, count=self.count, seed=self.seed)
        self.eyes = Eyes(self.tables)
        self.network = Network(self.eyes.size, self.tables.spaces.actions, self.seed)
        self.dice = np.random.default_rng(self.seed)

    def choose(self, best: bool = False) -> tuple[Any, Any, Any, Any]:
        """What is seen, what is done, how likely it was, and what is expected."""
        seen = self.eyes.look(self.tables.observations)
        _, chances, worth = self.network.think(seen, self.tables.masks)
        if best:
            actions = chances.argmax(axis=1)
        else:
            lots = self.dice.random((len(seen), 1), dtype=np.float32) * chances.sum(axis=1, keepdims=True)
            actions = np.minimum((np.cumsum(chances, axis=1) < lots).sum(axis=1), chances.shape[1] - 1)
            wrong = ~self.tables.masks[np.arange(len(seen)), actions]  # the sum of roundings
            actions[wrong] = chances[wrong].argmax(axis=1)
        return seen, actions, chances[np.arange(len(seen)), actions], worth

    def play(self, horizon: int) -> Lesson:
        """Some decisions at all tables."""
        count, inputs, actions = self.count, self.eyes.size, self.tables.spaces.actions
        seen = np.zeros((horizon, count, inputs), np.float32)
        masks = np.zeros((horizon, count, actions), bool)
        done, picked = np.zeros((horizon, count), bool), np.zeros((horizon, count), np.int64)
        chances, worths = np.zeros((horizon, count), np.float32), np.zeros((horizon + 1, count), np.float32)
        rewards = np.zeros((horizon, count), np.float32)
        for step in range(horizon):
            masks[step] = self.tables.masks
            seen[step], picked[step], chances[step], worths[step] = self.choose()
            self.tables.step(picked[step])
            done[step], rewards[step] = self.tables.ends, self.tables.rewards[:, 0] / GOOD_SCORE
            self.scores += self.tables.rewards[self.tables.ends, 0].tolist()
        worths[horizon] = self.choose()[3]
        advantages = traced(rewards, done, worths)
        returns = advantages + worths[:-1]
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        flat = (seen.reshape(-1, inputs), masks.reshape(-1, actions))
        return Lesson(*flat, *(row.reshape(-1) for row in (picked, chances, advantages, returns)))

    def improve(self, lesson: Lesson, rate: float) -> None:
        """Go through the lesson a few times, in parts."""
        for _ in range(ROUNDS):
            for rows in np.array_split(self.dice.permutation(len(lesson.actions)), PARTS):
                self.network.learn(lesson.part(rows), rate)

    def examined(self, games: int) -> list[float]:
        """Scores of games in which it does what it likes best."""
        self.tables = Vector("miners", 1, count=min(games, self.count), seed=self.seed + 1_000_000)
        scores: list[float] = []
        while len(scores) < games:
            self.tables.step(self.choose(best=True)[1])
            scores += self.tables.rewards[self.tables.ends, 0].tolist()
        return scores


def traced(rewards: Any, done: Any, worths: Any) -> Any:
    """How much better each decision came out than expected (generalised advantage estimation)."""
    advantages = np.zeros_like(rewards)
    later = np.zeros(rewards.shape[1], np.float32)
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - done[step]
        surprise = rewards[step] + DISCOUNT * worths[step + 1] * goes_on - worths[step]
        later = surprise + DISCOUNT * TRACE * goes_on * later
        advantages[step] = later
    return advantages


def curve(means: list[float], rival: float, games: int) -> str:
    """The mean score of each lesson, and the rival's as a line, as SVG."""
    wide, high, most = 640, 300, max(*means, rival) * 1.1
    points = " ".join(
        f"{50 + place * (wide - 70) / max(1, len(means) - 1):.1f},{high - 30 - mean * (high - 50) / most:.1f}"
        for place, mean in enumerate(means)
    )
    level = high - 30 - rival * (high - 50) / most
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" font-family="sans-serif">'
        f'<rect width="100%" height="100%" fill="#fff"/>'
        f'<line x1="50" y1="{level:.1f}" x2="{wide - 20}" y2="{level:.1f}" stroke="#b3543c" stroke-dasharray="4 4"/>'
        f'<text x="54" y="{level - 5:.1f}" fill="#b3543c">greedy {rival:.1f}</text>'
        f'<polyline points="{points}" fill="none" stroke="#4a7ba6" stroke-width="2"/>'
        f'<text x="54" y="{high - 10}" fill="#222">mean score of each lesson, {games} games; '
        f"the last {means[-1]:.1f}</text></svg>\n"
    )


def main(arguments: list[str] | None = None) -> float:
    """Learn for a while, and tell how it went; returns the mean score at the end."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--games", type=int, default=1000, help="games of the examination")
    parser.add_argument("--curve", type=Path)
    told = parser.parse_args(arguments)
    learner, means, begin = Learner(told.seed, told.tables), [], monotonic()
    while (share := (monotonic() - begin) / (60 * told.minutes)) < 1:
        before = len(learner.scores)
        lesson = learner.play(HORIZON)
        learner.improve(lesson, RATE * max(0.1, 1 - share))
        if len(learner.scores) > before:
            means.append(fmean(learner.scores[before:]))
            print(
                f"{monotonic() - begin:5.0f} s  {len(learner.scores):7} games  mean score {means[-1]:.1f}",
                flush=True,
            )
    rival = simulate(Match("miners", (), ("greedy",), told.games, told.seed)).bots["greedy"].mean
    learned = fmean(learner.examined(told.games))
    print(f"learned: {learned:.1f}; greedy: {rival:.1f}, over {told.games} games each")
    if told.curve is not None:
        told.curve.write_text(curve(means, rival, len(learner.scores)), "utf-8")
    return learned


if __name__ == "__main__":
    main()
