"""Environments behave: copies, ends, limits, illegal actions, rewards, ids and versions."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the lab's libraries are installed by `dev.py test`")

import gymnasium
import numpy as np
import pettingzoo
from pettingzoo.test import parallel_seed_test
from pettingzoo.test.state_test import test_state as check_state
from pettingzoo.test.state_test import test_state_space as check_state_space

import kazamata
from kazamata import game_registry
from kazamata.core.refusals import Refused
from kazamata.games.miners.geometry import CELLS
from kazamata.games.tranquility.state import WON
from kazamata.lab.envs import env_ids
from kazamata.lab.envs.gymnasium_env import KazamataEnv
from kazamata.lab.envs.pettingzoo_aec import KazamataAEC, env
from kazamata.lab.envs.pettingzoo_parallel import KazamataParallel, parallel_env
from kazamata.lab.envs.vector_env import VectorEnv
from kazamata.lab.episodes.episode import new_episode
from kazamata.lab.rewards import Shaping
from kazamata.lab.spaces import Spaces

GAMES = ("tranquility", "miners", "lords")
SMALLEST = [("tranquility", 1), ("miners", 1), ("lords", 2)]
Copy = Callable[[Any], Any]
COPIES: dict[str, Copy] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "clone": lambda thing: thing.clone(),
}


def opposite(outcome: Any) -> tuple[float, float]:
    """A reward that no two seats share; a function of a module, so it can be pickled."""
    return 1.0, -1.0


def play(table: KazamataAEC, decisions: int = 10_000, seed: int = 0) -> None:
    """Play at random, at most to the end."""
    dice = np.random.default_rng(seed)
    for _ in range(decisions):
        if table.terminations[table.agent_selection]:
            return
        table.step(int(dice.choice(table.table.spaces.legal_actions(table.episode))))


def look(table: KazamataAEC) -> tuple[Any, ...]:
    """Everything that an agent can read."""
    seen = [table.observe(agent) for agent in table.possible_agents]
    rows = [(row["observation"].tolist(), row["action_mask"].tolist()) for row in seen]
    ends = (table.terminations, table.truncations, table.rewards, table._cumulative_rewards)
    return (rows, table.agents, table.agent_selection, *(dict(end) for end in ends))


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_running_game_is_equal_and_independent(game: str, how: str) -> None:
    table = env(game, 2)
    table.reset(seed=1)
    play(table, 12)
    before = look(table)
    twin = COPIES[how](table)
    assert look(twin) == before
    play(twin, 6, seed=5)
    assert look(table) == before, "the original did not move"
    play(table, 6, seed=5)
    assert look(table) == look(twin), "the same answers lead to the same position"
    before = look(table)
    play(twin)
    assert look(table) == before, "the end of the copy is not the end of the original"


@pytest.mark.parametrize("how", COPIES)
def test_a_copy_counts_its_own_rewards(how: str) -> None:
    table = env("miners", 2, reward="progress")
    table.reset(seed=1)
    play(table, 10)
    twin = COPIES[how](table)
    play(twin, 60, seed=2)
    assert twin.episode.potential(0) != table.episode.potential(0)
    start = table.episode.potential(0)
    play(table, 1)
    assert table.rewards["seat_0"] == pytest.approx(table.episode.potential(0) - start)


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_finished_game_stays_finished(game: str, how: str) -> None:
    table = env(game, 2, reward=opposite)
    table.reset(seed=1)
    play(table)
    assert all(table.terminations.values())
    twin = COPIES[how](table)
    assert look(twin) == look(table)
    assert twin.rewards == {"seat_0": 1.0, "seat_1": -1.0}
    table.step(None)
    after = COPIES[how](table)
    assert after.agents == table.agents
    assert len(after.agents) == 1, "one agent has left"


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_restored_and_imagined_as_finished(game: str) -> None:
    table = env(game, 2, reward=opposite)
    table.reset(seed=1)
    play(table)
    other = env(game, 2, reward=opposite)
    other.reset(seed=2)
    other.restore(table.save())
    for ended in (other, table.imagine("seat_0", 4)):
        assert ended.terminations == {"seat_0": True, "seat_1": True}
        assert ended.last()[1:4] == (1.0, True, False)


@pytest.mark.parametrize("how", COPIES)
def test_environments_of_all_kinds_are_copied(how: str) -> None:
    parallel = parallel_env("miners", 2)
    parallel.reset(seed=1)
    twin = COPIES[how](parallel)
    assert type(twin) is KazamataParallel
    for table in (parallel, twin):
        masks = {agent: seen["action_mask"] for agent, seen in table._observations().items()}
        table.step({agent: int(np.flatnonzero(mask)[0]) for agent, mask in masks.items()})
    assert np.array_equal(parallel.state(), twin.state())

    single = KazamataEnv("miners", 3)
    single.reset(seed=1)
    other = COPIES[how](single)
    first = [table.step(int(np.flatnonzero(table.action_masks())[0])) for table in (single, other)]
    assert np.array_equal(first[0][0]["observation"], first[1][0]["observation"])
    assert np.array_equal(single.reset()[0]["observation"], other.reset()[0]["observation"])


@pytest.mark.parametrize("how", ["deepcopy", "pickle"])
@pytest.mark.parametrize("game", GAMES)
def test_a_batch_is_copied(game: str, how: str) -> None:
    batch = VectorEnv(game, 2, num_envs=5, seed=3)
    for _ in range(130):
        batch.step_randomly()
    twin = COPIES[how](batch)
    for _ in range(2):
        for name in ("observations", "action_masks", "rewards", "terminated", "current_seats"):
            assert np.array_equal(getattr(twin, name), getattr(batch, name)), name
        for _ in range(150):
            batch.step_randomly()
            twin.step_randomly()


@pytest.mark.parametrize("game", GAMES)
def test_rules_asks_and_questions_are_copied_and_printed(game: str) -> None:
    rules = kazamata.rules(game)
    assert pickle.loads(pickle.dumps(rules)) is rules
    assert copy.deepcopy(rules) is rules
    assert len(pickle.dumps(rules)) < 100
    assert (
        repr(rules)
        == f"<rules of {game}, version {rules.version}, {rules.seats[0]} to {rules.seats[-1]} seats>"
    )
    state = rules.deal(rules.setup(2, {}), 1)
    [ask, *_] = rules.ask(state)
    question = rules.question(state, ask)
    for thing in (ask, question, rules.setup(2, {}), rules.score(state)):
        for other in (pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)):
            assert repr(other) == repr(thing)
    assert repr(ask) == f"Ask(kind={ask.kind}, seat={ask.seat}, options={list(ask.options)})"
    assert " object at 0x" not in repr(state) + repr(rules.see(state, 0)) + repr(question)
    again = pickle.loads(pickle.dumps(question))
    assert again.read(int(ask.options[0])).to_text() == question.read(int(ask.options[0])).to_text()


# ------------------------------------------------------------------------------------- ends and limits


def illegal_action(table: KazamataAEC) -> int:
    return int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])


def test_an_illegal_action_costs_a_point() -> None:
    table = env("miners", 2, illegal="penalty")
    table.reset(seed=1)
    agent, before = table.agent_selection, table.save()
    table.step(illegal_action(table))
    assert table.save() == before
    assert table.agent_selection == agent
    assert table.last()[1:] == (-1.0, False, False, {"illegal": True})
    table.step(table.table.spaces.legal_actions(table.episode)[0])
    assert table.rewards == {"seat_0": 0.0, "seat_1": 0.0}
    assert table.infos[agent] == {}


def test_an_illegal_action_ends_the_game() -> None:
    table = env("miners", 2, illegal="end")
    table.reset(seed=1)
    wrong = table.agent_selection
    table.step(illegal_action(table))
    assert table.terminations == {"seat_0": True, "seat_1": True}
    assert [agent for agent, reward in table.rewards.items() if reward == -1.0] == [wrong]
    single = KazamataEnv("miners", 1, illegal="end")
    single.reset(seed=1)
    wrong_action = int(np.flatnonzero(~single.action_masks())[0])
    assert single.step(wrong_action)[1:] == (-1.0, True, False, {"illegal": True})


def test_an_illegal_action_is_an_error() -> None:
    single = KazamataEnv("miners", 1, illegal="raise")
    single.reset(seed=1)
    with pytest.raises(ValueError, match="action_masks"):
        single.step(int(np.flatnonzero(~single.action_masks())[0]))
    with pytest.raises(ValueError, match="illegal is one of raise, penalty, end"):
        env("miners", 2, illegal="forgive")


def test_a_game_is_truncated() -> None:
    table = env("miners", 2, max_episode_steps=7)
    table.reset(seed=1)
    for _ in range(7):
        assert not any(table.truncations.values())
        play(table, 1)
    assert table.truncations == {"seat_0": True, "seat_1": True}
    assert table.terminations == {"seat_0": False, "seat_1": False}
    table.step(None)
    table.step(None)
    assert table.agents == []

    parallel = parallel_env("miners", 2, max_episode_steps=3, illegal="penalty")
    observations, _ = parallel.reset(seed=1)
    assert not observations["seat_0"]["action_mask"][parallel.wait], "it is asked, so it may not wait"
    _, rewards, over, _, infos = parallel.clone().step(dict.fromkeys(parallel.agents, parallel.wait))
    assert rewards == {"seat_0": -1.0, "seat_1": -1.0}
    assert not any(over.values())
    assert infos["seat_1"] == {"illegal": True}
    ends = [parallel.step(dict.fromkeys(parallel.agents, parallel.wait))[3] for _ in range(3)]
    assert [end["seat_0"] for end in ends] == [False, False, True]
    assert parallel.agents == []


def test_an_agent_without_masks_comes_to_an_end() -> None:
    table = gymnasium.make("kazamata/Miners-v0", max_episode_steps=50)
    table.reset(seed=1)
    wrong = int(np.flatnonzero(~table.unwrapped.action_masks())[0])
    ends = [table.step(wrong)[2:4] for _ in range(50)]
    assert ends == [(False, False)] * 49 + [(False, True)]
    spec = gymnasium.spec("kazamata/Miners-v0")
    assert spec.max_episode_steps == 5_000


@pytest.mark.parametrize(("game", "seats"), [(game, s) for game in GAMES for s in kazamata.rules(game).seats])
def test_the_official_tests_of_parallel_seeds_and_states_pass(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_seed_test(lambda: parallel_env(game, seats, illegal="penalty"))
        check_state_space(env(game, seats))
        check_state(env(game, seats, illegal="penalty"), 30)


def test_the_state_holds_the_rows_of_all_seats() -> None:
    table = env("lords", 3)
    table.reset(seed=2)
    rows = [table.observe(agent)["observation"] for agent in table.possible_agents]
    assert np.array_equal(table.state(), np.concatenate(rows))
    assert table.state_space.contains(table.state())


# ----------------------------------------------------------------------------------------- rewards


def sum_of_rewards(table: KazamataAEC) -> np.ndarray[Any, Any]:
    """Play one game at random, counting what each agent gets as learners do."""
    table.reset(seed=4)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    dice = np.random.default_rng(1)
    for agent in table.agent_iter():
        _, reward, terminated, truncated, _ = table.last(observe=False)
        paid[agent] += float(reward)
        legal = table.table.spaces.legal_actions(table.episode)
        table.step(None if terminated or truncated else int(dice.choice(legal)))
    return np.array(list(paid.values()))


def test_progress_pays_the_share_of_a_co_operative_game() -> None:
    table = env("tranquility", 2, reward="progress")
    paid = sum_of_rewards(table)
    done = table.table.rules.progress(table.episode.state)
    assert done is not None
    assert 0 < done.done < done.total, "a game that was lost on the way"
    assert paid == pytest.approx([done.done / done.total] * 2)


@pytest.mark.parametrize("game", ["lords", "miners"])
def test_progress_pays_points_as_they_are_made(game: str) -> None:
    table = env(game, 2, reward="progress")
    paid = sum_of_rewards(table)
    rules = table.table.rules
    table.reset(seed=4)
    start = rules.score(table.episode.state).scores
    play(table, seed=1)
    assert paid == pytest.approx(np.subtract(rules.score(table.episode.state).scores, start))
    assert any(paid), "something was paid"


def test_a_won_co_operative_game_pays_one() -> None:
    spaces = Spaces("tranquility", 2)
    episode: Any = new_episode(spaces.layout, 1)
    assert episode.potential(0) < 0.1
    spaces.rules.agenda(episode.state).clear()
    episode.state.result = WON
    assert episode.potential(0) == 1.0


@pytest.mark.parametrize("game", GAMES)
def test_shaping_adds_nothing_but_the_potential_of_the_start(game: str) -> None:
    """With gamma 1 the terms cancel out, except for the potential of the deal."""
    plain = sum_of_rewards(env(game, 2, reward="result"))
    shaped = env(game, 2, reward=Shaping("result", lambda state, seat: 5.0 + seat, weight=0.5))
    assert sum_of_rewards(shaped) == pytest.approx(plain - [2.5, 3.0])
    default = env(game, 2, reward=Shaping(weight=0.1, gamma=0.9))
    default.reset(seed=4)
    before = [default.episode.potential(seat) for seat in range(2)]
    play(default, 1, seed=1)
    after = [default.episode.potential(seat) for seat in range(2)]
    want = [0.1 * (0.9 * now - then) for then, now in zip(before, after, strict=True)]
    assert list(default.rewards.values()) == pytest.approx(want)


def test_a_reward_function_may_see_the_position() -> None:
    seen: list[Any] = []

    def reward(outcome: Any, state: Any) -> list[float]:
        seen.append(state)
        return [float(player.coins) for player in state.players]

    table = env("miners", 2, reward=reward)
    paid = sum_of_rewards(table)
    assert seen[-1] is table.episode.state
    assert paid.tolist() == [float(player.coins) for player in table.episode.state.players]
    with pytest.raises(ValueError, match="a reward is result, score, progress"):
        env("miners", 2, reward="glory")


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_pays_progress_as_a_single_table_does(game: str) -> None:
    batch = VectorEnv(game, 2, num_envs=2, seed=1, reward="progress")
    episode: Any = batch.batch.episodes[0].copy()
    before = [episode.potential(seat) for seat in range(2)]
    while True:
        actions = [int(np.flatnonzero(mask)[-1]) for mask in batch.action_masks]
        episode.apply_with_events(actions[0], False)
        batch.step(actions)
        now = [episode.potential(seat) for seat in range(2)]
        assert batch.rewards[0] == pytest.approx(np.subtract(now, before))
        before = now
        if episode.seat < 0:
            break
    assert batch.terminated[0]
    fresh = batch.batch.episodes[0].copy()
    start = [fresh.potential(seat) for seat in range(2)]
    fresh.apply_with_events(int(np.flatnonzero(batch.action_masks[0])[0]), False)
    batch.step([int(np.flatnonzero(mask)[0]) for mask in batch.action_masks])
    now = [fresh.potential(seat) for seat in range(2)]
    assert batch.rewards[0] == pytest.approx(np.subtract(now, start)), "the next game starts from its deal"


def test_gymnasium_pays_progress_of_rivals_turns_too() -> None:
    table = KazamataEnv("tranquility", 3, reward="progress", rivals="random")
    table.reset(seed=3)
    paid, over = 0.0, False
    while not over:
        _, reward, over, _, _ = table.step(table.legal_actions()[0])
        paid += reward
    episode = table.table.current_episode()
    assert episode.seat < 0
    start = 0.0 if table.seat == 0 else 1 / 36
    assert paid == pytest.approx(episode.potential(0) - start, abs=0.1)


# ----------------------------------------------------------------------------- seats, ids, versions


def test_the_learner_sits_anywhere() -> None:
    table = KazamataEnv("lords", 4, seat="random", rivals=["random", "greedy", "easy"])
    seats = set()
    for seed in range(12):
        _, info = table.reset(seed=seed)
        assert info["seat"] == table.seat == int(table.table.current_episode().seat)
        seats.add(table.seat)
    assert seats == {0, 1, 2, 3}
    fixed = KazamataEnv("miners", 3, seat=2, rivals="random")
    fixed.reset(seed=1)
    for _ in range(20):
        assert fixed.table.current_episode().seat == 2
        fixed.step(fixed.legal_actions()[0])
    with pytest.raises(ValueError, match="seat is 'random' or a number below 3"):
        KazamataEnv("miners", 3, seat=3)
    with pytest.raises(ValueError, match="there are 2 rivals, not 1"):
        KazamataEnv("miners", 3, rivals=["random"])


def test_every_seat_count_is_registered() -> None:
    ids = env_ids()
    assert {"kazamata/Miners-v0", "kazamata/Miners-5-v0", "kazamata/Lords-4-v0"} <= ids.keys()
    for name, settings in ids.items():
        if settings["game"] not in GAMES:
            continue
        made = gymnasium.make(name, disable_env_checker=True)
        assert made.unwrapped.table.spaces.seats == settings["seats"]
        made.close()


@pytest.mark.skipif(not hasattr(pettingzoo, "register"), reason="PettingZoo before 1.27 has no registry")
def test_pettingzoo_makes_the_environments_by_id() -> None:
    assert len(pettingzoo.make("aec", "kazamata/Lords-3-v0").possible_agents) == 3
    assert type(pettingzoo.make("parallel", "kazamata/Miners-v0")) is KazamataParallel


def test_versions_are_in_the_metadata() -> None:
    want = {
        "game": "miners",
        "seats": 2,
        "choices": kazamata.rules("miners").setup(2, {}).choices,
        "rules_version": kazamata.rules("miners").version,
        "observation_version": 1,
        "kazamata_version": kazamata.__version__,
    }
    tables: list[Any] = [env("miners", 2), parallel_env("miners", 2), KazamataEnv("miners", 2)]
    tables += [VectorEnv("miners", 2, num_envs=1)]
    for table in tables:
        assert want.items() <= table.metadata.items()
    assert "game" not in KazamataAEC.metadata, "the class itself stays as it was"


# ------------------------------------------------------------------------------------- observations


@pytest.mark.parametrize(("game", "seats"), [(game, s) for game in GAMES for s in kazamata.rules(game).seats])
def test_numbers_stay_in_their_ranges(game: str, seats: int) -> None:
    batch = VectorEnv(game, seats, num_envs=16, seed=2)
    spaces = batch.spaces
    assert len(spaces.columns) == spaces.observation_size
    for _ in range(300):
        batch.step_randomly()
        rows = batch.observations
        wrong = np.flatnonzero(((rows < spaces.lowest) | (rows > spaces.highest)).any(axis=0))
        assert not len(wrong), spaces.columns[wrong[0]]


def test_columns_say_what_they_are() -> None:
    spaces = Spaces("miners", 2)
    columns = {(column.block, column.index): column for column in spaces.columns}
    kind, cell, activated = (columns["mine", index] for index in (0, 1, 2))
    assert (kind.kind, kind.cardinality) == ("category", 137)
    assert (cell.kind, cell.cardinality) == ("category", 1 + CELLS)
    assert (activated.kind, activated.low, activated.high) == ("count", 0, 1)
    assert columns["mine", 5].kind == "bits"
    blocks = {block.name: block for block in spaces.block_slices}
    assert len(blocks["mine"].columns) == 7


@pytest.mark.parametrize("game", GAMES)
def test_one_hot_rows_hold_the_same_knowledge(game: str) -> None:
    batch = VectorEnv(game, 2, num_envs=6, seed=2)
    one_hot = batch.spaces.one_hot
    for _ in range(90):
        batch.step_randomly()
    rows, encoded = batch.observations, one_hot.encode(batch.observations)
    assert encoded.shape == (6, one_hot.size)
    for index, column in enumerate(batch.spaces.columns):
        part = encoded[:, one_hot.starts[index] : one_hot.starts[index] + one_hot.widths[index]]
        if column.kind == "category":
            assert (part.sum(axis=1) == 1).all()
            assert (part.argmax(axis=1) + column.low == rows[:, index]).all()
        elif column.kind == "bits":
            assert (part @ (1 << np.arange(part.shape[1])) == rows[:, index]).all()
        else:
            assert (part[:, 0] == rows[:, index]).all()
    table = env(game, 2, observation="onehot")
    table.reset(seed=1)
    seen = table.observe("seat_0")
    assert table.observation_space("seat_0").contains(seen)
    assert seen["observation"].shape == (one_hot.size,)


def test_every_game_of_the_registry_says_what_its_numbers_are() -> None:
    for game in game_registry.GAME_NAMES:
        for block in kazamata.rules(game).feature_blocks():
            assert block.size % len(block.columns) == 0, (game, block.name)


def test_a_refused_setup_says_why() -> None:
    with pytest.raises(Refused) as refused:
        env("lords", 7)
    assert refused.value.__notes__ == [
        "The game has two to four seats, not 7 (DL-1). Choose two to four seats."
    ]
    with pytest.raises(KeyError, match="lords has no choice called 'colour'; there are: "):
        env("lords", 2, {"colour": "red"})
