"""`gymnasium.make_vec` makes our batch for tables of one seat, and it plays as single environments do."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the lab's libraries are installed by `dev.py test`")

import gymnasium
import numpy as np

from kazamata.lab.envs.gymnasium_env import KazamataEnv
from kazamata.lab.envs.gymnasium_vector_env import KazamataVectorEnv
from kazamata.lab.rewards import Shaping

SETTINGS: list[dict[str, Any]] = [
    {"game": "miners"},
    {"game": "miners", "reward": "result", "observation": "onehot"},
    {"game": "tranquility"},
    {"game": "tranquility", "reward": "progress", "observation": "dict"},
    {"game": "lords", "choices": {"scenario": "M1"}},
    {"game": "lords", "choices": {"scenario": "M3"}, "reward": "result"},
]

pytestmark = pytest.mark.skipif(
    not hasattr(gymnasium.vector, "AutoresetMode"),
    reason="Gymnasium before 1.1 cannot say when a batch deals again",
)


def first_legal(observation: dict[str, Any]) -> Any:
    return observation["action_mask"].argmax(axis=-1)


def table_of(batch: Any, index: int) -> Any:
    """Return a table's part of an observation of the batch."""
    if isinstance(batch, dict):
        return {name: table_of(values, index) for name, values in batch.items()}
    return batch[index]


def assert_same(one: Any, other: Any) -> None:
    """Compare two observations of a table."""
    if isinstance(other, dict):
        assert one.keys() == other.keys()
        for name, value in other.items():
            assert_same(one[name], value)
    else:
        assert np.array_equal(one, other)


@pytest.mark.parametrize("name", ["kazamata/Miners-v0", "kazamata/Tranquility-1-v0"])
def test_make_vec_makes_the_batch(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="the compiled engine is older")
        tables = gymnasium.make_vec(name, num_envs=3)
    assert type(tables) is KazamataVectorEnv
    assert tables.max_episode_steps == 5_000
    assert tables.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    single = gymnasium.make(name)
    assert tables.single_observation_space == single.observation_space
    assert tables.single_action_space == single.action_space
    observations, infos = tables.reset(seed=4)
    assert tables.observation_space.contains(observations)
    assert infos["seat"].tolist() == [0, 0, 0]
    for _ in range(60):
        observations, rewards, _, _, _ = tables.step(first_legal(observations))
        assert tables.observation_space.contains(observations)
        assert rewards.shape == (3,)


def test_tables_with_rivals_have_no_batch() -> None:
    tables = gymnasium.make_vec("kazamata/Lords-v0", num_envs=2, rivals="random")
    assert type(tables) is gymnasium.vector.SyncVectorEnv
    tables.close()


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda settings: "-".join(map(str, settings.values())))
def test_first_games_equal_those_of_single_environments(settings: dict[str, Any]) -> None:
    tables = KazamataVectorEnv(num_envs=3, **settings)
    singles = [KazamataEnv(seats=1, **settings) for _ in range(3)]
    seen, _ = tables.reset(seed=11)
    for index, single in enumerate(singles):
        assert_same(table_of(seen, index), single.reset(seed=11 + index)[0])
    dice, running = np.random.default_rng(1), {0, 1, 2}
    while running:
        actions = [int(dice.choice(np.flatnonzero(mask))) for mask in seen["action_mask"]]
        seen, rewards, terminated, truncated, infos = tables.step(actions)
        assert not truncated.any()
        for index in sorted(running):
            observation, reward, over, _, _ = singles[index].step(actions[index])
            assert rewards[index] == pytest.approx(reward)
            assert terminated[index] == over
            assert_same(infos["final_obs"][index] if over else table_of(seen, index), observation)
            if over:
                assert infos["_final_obs"][index]
                assert seen["action_mask"][index].any(), "the next game was dealt"
                running.remove(index)


def test_a_seed_deals_the_same_games_again() -> None:
    rows: list[list[Any]] = []
    for _ in range(2):
        tables = KazamataVectorEnv("miners", num_envs=2)
        seen, _ = tables.reset(seed=[5, 8])
        rows.append([])
        ends = 0
        while ends < 3:  # one table deals a second game, which the seed decides too
            seen, rewards, terminated, _, _ = tables.step(first_legal(seen))
            rows[-1].append((seen["observation"].tobytes(), rewards.tolist()))
            ends += int(terminated.sum())
    assert rows[0] == rows[1]
    again = tables.reset()[0]["observation"]
    assert not np.array_equal(again, tables.reset()[0]["observation"]), "without a seed the deals go on"
    with pytest.raises(ValueError, match="there are 2 tables, not 1 seeds"):
        tables.reset(seed=[5])


def test_an_illegal_action_changes_only_the_reward_of_its_table() -> None:
    tables, twin = (KazamataVectorEnv(num_envs=3, max_episode_steps=2) for _ in range(2))
    before, _ = tables.reset(seed=2)
    twin.reset(seed=2)
    actions = first_legal(before)
    expected = twin.step(actions)
    illegal = actions.copy()
    illegal[0], illegal[1] = before["action_mask"][0].argmin(), -1
    seen, rewards, terminated, truncated, infos = tables.step(illegal)
    assert rewards[:2].tolist() == [-1.0, -1.0]
    assert rewards[2] == expected[1][2]
    assert not terminated.any()
    assert not truncated.any()
    assert infos["illegal"].tolist() == [True, True, False]
    for index, want in enumerate((before, before, expected[0])):
        assert_same(table_of(seen, index), table_of(want, index))
    assert tables.step(first_legal(seen))[1][0] == expected[1][0], "the penalty is paid once"
    tables.reset(seed=2)
    for _ in range(2):
        seen, rewards, terminated, truncated, infos = tables.step([-1, -1, -1])
    assert truncated.all()
    assert not terminated.any()
    assert infos["final_info"]["illegal"].all()
    assert_same(infos["final_obs"][1], table_of(before, 1))
    assert not np.array_equal(seen["observation"], before["observation"]), "a new game was dealt"


def test_an_illegal_action_ends_a_game_or_is_refused() -> None:
    tables = KazamataVectorEnv(num_envs=2, illegal="end")
    before, _ = tables.reset(seed=3)
    actions = first_legal(before)
    seen, rewards, terminated, _, infos = tables.step([actions[0], -1])
    assert terminated.tolist() == [False, True]
    assert rewards[1] == -1.0
    assert_same(infos["final_obs"][1], table_of(before, 1))
    assert not np.array_equal(seen["observation"][1], before["observation"][1])
    strict = KazamataVectorEnv(num_envs=2, illegal="raise")
    seen, _ = strict.reset(seed=3)
    with pytest.raises(ValueError, match="action -1 is not legal at table 1"):
        strict.step([actions[0], -1])
    with pytest.raises(ValueError, match="there are 2 tables"):
        strict.step([actions[0]])
    with pytest.raises(TypeError):
        strict.step([0.5, 0.5])


@pytest.mark.parametrize("how", [copy.deepcopy, lambda tables: pickle.loads(pickle.dumps(tables))])
def test_a_batch_for_gymnasium_is_copied(how: Any) -> None:
    tables = KazamataVectorEnv("tranquility", num_envs=2, reward="progress")
    seen, _ = tables.reset(seed=1)
    for _ in range(5):
        seen = tables.step(first_legal(seen))[0]
    copied = how(tables)
    for _ in range(40):
        actions = first_legal(seen)
        seen, rewards, *_ = tables.step(actions)
        other, paid, *_ = copied.step(actions)
        assert np.array_equal(seen["observation"], other["observation"])
        assert np.array_equal(rewards, paid)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 2},
        {"compact": True},
        {"observation": "view"},
        {"reward": Shaping()},
        {"reward": lambda outcome: [1]},
    ],
)
def test_what_a_batch_cannot_do_is_refused_with_the_way_out(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match='vectorization_mode="sync"'):
        gymnasium.make_vec("kazamata/Miners-v0", num_envs=2, **wrong)
