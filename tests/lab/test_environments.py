"""The official tests of PettingZoo, Gymnasium and OpenSpiel, for every game and seat count."""

from __future__ import annotations

import copy
import json
import pickle
import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the lab's libraries are installed by `dev.py test`")
pytest.importorskip("pyspiel")

import gymnasium
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test, parallel_api_test, seed_test

from kazamata import game_registry
from kazamata.codec.snapshot import digest, freeze
from kazamata.codec.views import view_bytes
from kazamata.core.dice import seeded
from kazamata.core.seats import SPECTATOR
from kazamata.lab.envs import gymnasium_env as _registered  # noqa: F401
from kazamata.lab.envs.openspiel_game import KazamataGame, KazamataState, resampler
from kazamata.lab.envs.pettingzoo_aec import KazamataAEC, env
from kazamata.lab.envs.pettingzoo_parallel import parallel_env
from kazamata.lab.episodes.episode import new_episode
from kazamata.lab.spaces import Spaces

OURS = ("tranquility", "miners", "lords")
TABLES = [(game, seats) for game in OURS for seats in game_registry.rules(game).seats]
VARIANTS = [
    *[("tranquility", 2, {"variant": variant}) for variant in ("arch", "pyramid", "day_and_night", "duel")],
    ("tranquility", 3, {"rocks": "yes", "monsters": "4", "storms": "yes"}),
    ("miners", 3, {"reveal": "open"}),
    ("lords", 3, {"game": "full"}),
    ("lords", 1, {"scenario": "M1"}),
]


def play_some(table: KazamataAEC, decisions: int, seed: int = 0) -> None:
    """Play some legal actions at random."""
    dice = np.random.default_rng(seed)
    for _ in range(decisions):
        if table.terminations[table.agent_selection]:
            return
        table.step(int(dice.choice(table.table.spaces.legal_actions(table.episode))))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_api(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the test says that observations are not images
        api_test(env(game, seats), num_cycles=60, verbose_progress=False)
        parallel_api_test(parallel_env(game, seats), num_cycles=60)
        seed_test(lambda: env(game, seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats", "choices"), VARIANTS)
def test_pettingzoo_api_of_variants(game: str, seats: int, choices: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game, seats, choices, compact=True), num_cycles=60)
        parallel_api_test(parallel_env(game, seats, choices, observation="dict"), num_cycles=60)


@pytest.mark.parametrize("game", OURS)
def test_gymnasium_checks(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(f"kazamata/{game.title()}-v0").unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiel_random_simulation(game: str, seats: int) -> None:
    table = pyspiel.load_game(f"kazamata(game={game},seats={seats},deals=50,deal_seed=7)")
    pyspiel.random_sim_test(table, num_sims=1, serialize=seats == 2, verbose=False)


def test_openspiel_lists_the_deals() -> None:
    game = pyspiel.load_game("kazamata(game=miners,seats=2,deals=5)")
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    assert state.legal_actions_mask() == [1] * 5
    dealt = [str(state.child(deal)) for deal in range(5)]
    assert len(set(dealt)) == 5
    assert dealt == [str(game.new_initial_state().child(deal)) for deal in range(5)], "always the same deals"
    other = pyspiel.load_game("kazamata(game=miners,seats=2,deals=5,deal_seed=1)").new_initial_state()
    assert not set(dealt) & {str(other.child(deal)) for deal in range(5)}
    assert pyspiel.load_game("kazamata(game=miners)").max_chance_outcomes() == 1024
    with pytest.raises(ValueError, match="deals is a number from 1"):
        KazamataGame({"game": "miners", "deals": 0})
    with pytest.raises(ValueError, match="in OpenSpiel a reward is"):
        KazamataGame({"game": "miners", "reward": "progress"})


def test_openspiel_states_are_written_and_read() -> None:
    state = play_spiel("lords", 2, 30)
    game = state.get_game()
    assert str(game.deserialize_state(state.serialize())) == str(state)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


def test_openspiel_gives_tensors() -> None:
    state = play_spiel("miners", 2, 9)
    game, size = state.get_game(), state.data.spaces.observation_size
    assert state.data.episode is not None
    row = state.data.spaces.observation_row(state.data.episode, 1)
    blocks = state.data.spaces.split_blocks(row)
    numbers = [number for block in blocks.values() for number in block.ravel().tolist()]
    assert state.observation_tensor(1) == numbers
    observer = make_observation(game)
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == numbers
    assert np.array_equal(observer.dict["coins"], blocks["coins"])
    tensor = state.information_state_tensor(1)
    assert tensor[:size] == numbers
    assert len(tensor) == game.information_state_tensor_size() == size + 96
    seen = int("".join(str(int(bit)) for bit in tensor[size:]), 2).to_bytes(12, "big")
    assert seen == state.data.digest_for(1)


def test_openspiel_gives_structs() -> None:
    state = play_spiel("tranquility", 2, 12)
    record = json.loads(state.to_json())
    assert record["history"] == state.history()
    assert record["view"]["viewer"] == SPECTATOR
    assert state.to_struct().rules_version == record["rules_version"]
    seat = state.current_player()
    assert json.loads(state.to_observation_struct().to_json())["viewer"] == seat
    action = state.legal_actions()[0]
    words = state.action_to_struct(seat, action).to_dict()
    assert state.action_to_string(seat, action).startswith(f"{words['question']}: {words['answer']}")
    assert str(state).startswith(f"seat {seat} answers {words['question']}: ")
    assert state.get_game().new_initial_state().to_struct().view == {}


def test_a_mission_is_solved_by_an_algorithm_of_openspiel() -> None:
    """A small explicit game: the first mission has a best line of 4 points on every deal."""
    game = pyspiel.load_game("kazamata(game=lords,seats=1,choices=scenario:M1,deals=1)")
    best: dict[str, float] = {}

    def value(state: Any) -> float:
        if state.is_terminal():
            return float(state.returns()[0])
        key = str(state)
        if key not in best:
            best[key] = max(value(state.child(action)) for action in state.legal_actions())
        return best[key]

    assert value(game.new_initial_state()) == 4.0
    assert len(best) < 700


def test_openspiel_keeps_states_apart() -> None:
    state = pyspiel.load_game("kazamata(game=lords,seats=2,deal_seed=7)").new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    again = pickle.loads(pickle.dumps(twin.data))
    assert str(twin).endswith(digest(again.spaces.rules, again.episode.state))
    assert again.digest_for(0) == twin.data.digest_for(0)


def play_spiel(game: str, seats: int, decisions: int) -> KazamataState:
    state = pyspiel.load_game(f"kazamata(game={game},seats={seats},deal_seed=7)").new_initial_state()
    dice = np.random.default_rng(1)
    state.apply_action(state.chance_outcomes()[0][0])
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(int(dice.choice(state.legal_actions())))
    assert isinstance(state, KazamataState)
    return state


@pytest.mark.parametrize("game", OURS)
def test_a_resampled_state_has_the_same_information(game: str) -> None:
    state = play_spiel(game, 2, 25)
    seat = state.current_player()
    worlds = [resampler(state, seat) for _ in range(4)]
    worlds.append(state.resample_from_infostate(seat, lambda: 0.5))
    assert {world.information_state_string(seat) for world in worlds} == {
        state.information_state_string(seat)
    }
    assert {tuple(world.legal_actions()) for world in worlds} == {tuple(state.legal_actions())}
    assert len({str(world) for world in worlds}) > 1


def test_information_includes_past_events() -> None:
    """Two ways to the same view are two information states if the seat got different events."""
    state = play_spiel("tranquility", 2, 6)
    assert state.data.history is not None
    forgetful = copy.deepcopy(state.data)
    forgetful.history = None
    assert forgetful.digest_for(0) != state.data.digest_for(0)


@pytest.mark.parametrize("game", OURS)
def test_positions_and_views_are_pickled_and_copied(game: str) -> None:
    table = env(game, 2)
    table.reset(seed=3)
    play_some(table, 20)
    rules, state = table.table.rules, table.episode.state
    view = rules.see(state, 0)
    assert (
        freeze(rules, pickle.loads(pickle.dumps(state)))
        == freeze(rules, copy.deepcopy(state))
        == freeze(rules, state)
    )
    assert view_bytes(pickle.loads(pickle.dumps(view))) == view_bytes(copy.deepcopy(view)) == view_bytes(view)


@pytest.mark.parametrize("game", OURS)
def test_a_table_is_kept_cloned_and_imagined(game: str) -> None:
    table = env(game, 2)
    table.reset(seed=5)
    play_some(table, 15)
    saved, twin = table.save(), table.clone()
    agent = table.agent_selection
    dream = table.imagine(agent, 9)
    before = table.observe(agent)
    for other in (twin, dream):
        assert other.agent_selection == agent
        assert np.array_equal(other.observe(agent)["observation"], before["observation"])
    play_some(table, 15)
    assert np.array_equal(twin.observe(agent)["observation"], before["observation"])
    table.restore(saved)
    assert table.agent_selection == agent
    assert np.array_equal(table.observe(agent)["observation"], before["observation"])


@pytest.mark.parametrize(("game", "seats", "choices"), [*[(g, s, {}) for g, s in TABLES], *VARIANTS])
def test_observations_contain_nothing_hidden(game: str, seats: int, choices: dict[str, str]) -> None:
    """The law of two worlds: worlds that look alike to a seat have the same numbers and the same legal answers."""
    spaces = Spaces(game, seats, choices)
    rules, dice = spaces.rules, seeded(4)
    episode: Any = new_episode(spaces.layout, 11)
    steps = 0
    while episode.seat >= 0 and steps < 160:
        if steps % 8 == 0:
            for seat in range(seats):
                other = type(episode)(spaces.layout, rules.imagine(rules.see(episode.state, seat), dice))
                other.turn_to(episode.seat)
                assert list(other.observe(seat)) == list(episode.observe(seat)), (steps, seat)
        legal = episode.legal_actions()
        episode.apply_with_events(legal[dice.below(len(legal))], False)
        steps += 1


def test_every_question_that_comes_up_is_askable() -> None:
    for choices in (
        {"variant": "grid"}, {"variant": "arch", "monsters": "3"}, {"variant": "pyramid"}, {"variant": "duel"},
        {"variant": "day_and_night", "rocks": "yes", "storms": "yes", "monsters": "5"},
        {"storms": "yes"}, {"rocks": "yes"},
    ):  # fmt: skip
        spaces = Spaces("tranquility", 2, choices)
        most = Spaces("tranquility", 2, choices, compact=True).num_actions
        for seed in range(20):
            episode: Any = new_episode(spaces.layout, seed)
            dice = seeded(seed)
            while episode.seat >= 0:
                legal = episode.legal_actions()
                assert len(legal) <= most
                episode.apply_with_events(legal[dice.below(len(legal))], False)


def test_blocks_have_the_declared_offsets() -> None:
    spaces = Spaces("miners", 3)
    episode: Any = new_episode(spaces.layout, 2)
    state = episode.state
    state.players[1].coins = 17
    state.players[2].coins = 5
    named = spaces.split_blocks(spaces.observation_row(episode, 1))
    assert named["coins"].tolist()[:2] == [[17], [5]]
    assert named["hand"].sum() == len(state.players[1].hand)
    assert sum(int(np.prod(index.shape)) for index in spaces.block_slices) == spaces.observation_size


def test_a_flat_action_is_spelled() -> None:
    spaces = Spaces("tranquility", 3)
    first = spaces.rules.ask_kinds[0].option("play-island", card=37, cell=12)
    assert spaces.action_text(int(first)) == "TakeTurn: play-island 37 13"  # people count from 1
    assert Spaces("tranquility", 2, {"variant": "duel"}).num_actions < spaces.num_actions


def test_an_action_that_is_not_legal_is_refused() -> None:
    table = env("tranquility", 2)
    table.reset(seed=1)
    wrong = next(
        action
        for action in range(table.table.spaces.num_actions)
        if action not in table.episode.legal_actions()
    )
    with pytest.raises(ValueError, match="not legal"):
        table.step(wrong)


@pytest.mark.parametrize("game", OURS)
def test_a_table_is_drawn(game: str) -> None:
    table = env(game, 2, render_mode="ansi")
    table.reset(seed=1)
    play_some(table, 10)
    assert "seat_1" in str(table.render()) or game == "tranquility"
    table.render_mode = "svg"
    assert str(table.render()).startswith("<svg")
