"""A researcher's own bot enters everywhere: by `module:Class`, as an object, or installed (F1)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the lab's libraries are installed by `dev.py test`")
pytest.importorskip("pyarrow")

import gymnasium
import numpy as np

from kazamata import bot_names
from kazamata.bots import roster
from kazamata.cli import main
from kazamata.lab.datasets import load_decisions
from kazamata.lab.envs.gymnasium_env import KazamataEnv
from kazamata.lab.matches.ranking import ranking
from kazamata.lab.matches.simulation import Match, simulate
from kazamata.lab.matches.tournament import Tournament, TournamentProgress, play_deals
from kazamata.lab.policy_bot import PolicyBot
from kazamata.lab.workers import Workers
from tests.lab.own_bots import Cheat, Dreamer, FirstBot

FIRST = "tests.lab.own_bots:FirstBot"
DREAMER = "tests.lab.own_bots:Dreamer"


def test_a_bot_is_loaded_from_a_class_a_factory_or_an_object() -> None:
    assert roster.bot("miners", FIRST).name == "first"
    assert roster.bot("miners", "tests.lab.own_bots:READY").name == "first"
    dreamer = roster.bot("miners", DREAMER)
    assert isinstance(dreamer, Dreamer)
    assert dreamer.rules.name == "miners"
    own = FirstBot()
    assert roster.bot("miners", own) is own
    assert roster.name_of(own) == "first"
    assert roster.name_of(FIRST) == FIRST


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("nowhere:Bot", "ModuleNotFoundError"),
        ("tests.lab.own_bots:Missing", "AttributeError"),
        ("tests.lab.own_bots:NoBot", "a bot is an object with"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_line(
    place: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(roster.BadBot, match=why):
        roster.bot("miners", place)
    assert main(["simulate", "miners", "--seats", "1", "--bots", place, "--games", "1"]) == 2
    message = capsys.readouterr().err
    assert why in message
    assert message.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_commands_take_an_own_bot(jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    order = ["simulate", "miners", "--seats", "2", "--bots", f"{FIRST},random", "--games", "4"]
    assert main([*order, "--jobs", jobs, "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)["bots"]) == {FIRST, "random"}
    arena = ["arena", "miners", "--seats", "2", "--bots", FIRST, "random", "--games", "12", "--jobs", jobs]
    assert main([*arena, "--json"]) == 0
    assert {place["bot"] for place in json.loads(capsys.readouterr().out)["places"]} == {FIRST, "random"}
    export = ["lab", "export", "miners", "--seats", "1", "--bots", DREAMER, "--games", "2"]
    assert main([*export, "--to", str(tmp_path), "--jobs", jobs]) == 0
    rows = load_decisions(tmp_path)
    assert all(rows.chosen[index] in rows.legal_actions(index) for index in range(len(rows)))


def test_an_answer_that_is_not_offered_ends_the_match() -> None:
    with pytest.raises(roster.BadBot, match="cheat answered 99999 to KeepCards"):
        simulate(Match("miners", (), (Cheat(),), 1, 1))


@pytest.mark.parametrize("jobs", [1, 2])
def test_objects_play_matches_and_tournaments(jobs: int) -> None:
    report = simulate(Match("miners", (), (FirstBot(), "random"), 3, 1), Workers(jobs))
    assert set(report.bots) == {"first", "random"}
    tournament = Tournament("miners", (), 2, (FirstBot(), "random"), 1)
    progress = TournamentProgress(tournament, 0.05)
    for deal in play_deals(tournament, range(3), Workers(jobs)):
        progress.add(deal)
    assert {place.bot for place in ranking(progress).places} == {"first", "random"}
    by_name = Tournament("miners", (), 2, (FIRST, "random"), 1)
    again = list(play_deals(by_name, range(3), Workers()))
    assert [deal.values for deal in again] == [deal.values for deal in progress.deals]


def test_two_bots_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="a name of its own"):
        Tournament("miners", (), 2, (FirstBot(), FirstBot()), 1).names  # noqa: B018


@pytest.mark.parametrize("rivals", [FIRST, FirstBot(), [FirstBot(), "random"]])
def test_own_bots_are_rivals(rivals: Any) -> None:
    env = gymnasium.make("kazamata/Miners-3-v0", rivals=rivals)
    env.reset(seed=1)
    over = False
    while not over:
        mask = env.unwrapped.action_masks()
        _, _, over, _, info = env.step(int(np.flatnonzero(mask)[0]))
        assert "illegal" not in info


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_rival_has_a_seat_of_its_own(seat: int) -> None:
    asked: dict[str, set[int]] = {"one": set(), "two": set()}

    class Listed(FirstBot):
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, view: Any, question: Any, dice: Any, memory: Any = ()) -> int:
            asked[self.name].add(question.seat)
            return super().choose(view, question, dice, memory)

    env = KazamataEnv("miners", 3, rivals=[Listed("one"), Listed("two")], seat=seat)
    env.reset(seed=1)
    for _ in range(10):
        env.step(env.legal_actions()[0])
    others = [other for other in range(3) if other != seat]
    assert asked == {"one": {others[0]}, "two": {others[1]}}


def first_action(observation: Any, mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize(("game", "seats", "compact"), [("miners", 2, False), ("lords", 2, True)])
def test_a_trained_policy_plays_as_it_does_in_the_environment(game: str, seats: int, compact: bool) -> None:
    """It sees the same numbers, although a bot gets no position."""
    seen: list[Any] = []

    def policy(observation: Any, mask: Any) -> int:
        seen.append((observation.copy(), mask.copy()))
        return first_action(observation, mask)

    bot = PolicyBot(policy, game, seats, name="mine", compact=compact)
    env = gymnasium.make(f"kazamata/{game.title()}-{seats}-v0", rivals=FirstBot(), compact=compact)
    observed, _ = env.reset(seed=3)
    table: Any = env.unwrapped
    for _ in range(40):
        episode = table.table.current_episode()
        rules, seat = table.rules, int(episode.seat)
        question = rules.question(episode.state, rules.ask_of(episode.state, seat))
        option = bot.choose(rules.see(episode.state, seat), question, table.dice.copy())
        assert np.array_equal(seen[-1][0], observed["observation"])
        assert np.array_equal(seen[-1][1], observed["action_mask"])
        action = first_action(*seen[-1])
        assert option in question.options
        assert table.table.spaces.to_flat(episode, action) == int(episode.first_action()) + option
        observed, _, over, _, _ = env.step(action)
        if over:
            break


def test_a_policy_enters_a_match() -> None:
    entrant = PolicyBot(first_action, "miners", 1, name="mine")
    first = simulate(Match("miners", (), (FirstBot(),), 3, 1))
    assert simulate(Match("miners", (), (entrant,), 3, 1), Workers(2)).bots["mine"] == first.bots["first"]


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """A package with entry points, as pip would install it, and a module in the current folder."""
    (tmp_path / "somebody.py").write_text(Path("tests/lab/own_bots.py").read_text("utf-8"), "utf-8")
    information = tmp_path / "somebody-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: somebody\nVersion: 1.0\n", "utf-8")
    points = "[kazamata.bots]\nfirst = somebody:FirstBot\nminers.dreamer = somebody:Dreamer\n"
    (information / "entry_points.txt").write_text(points, "utf-8")
    return {**os.environ, "PYTHONPATH": str(tmp_path)}


def run(command: list[str], folder: Path, variables: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_installed_bots_are_found_by_name(installed: dict[str, str], tmp_path: Path) -> None:
    games = json.loads(run(["kazamata", "games", "--json"], tmp_path, installed))
    bots = {game["name"]: game["bots"] for game in games["games"]} if "games" in games else games
    assert "'first'" in str(bots)
    arena = ["kazamata", "arena", "miners", "--seats", "2", "--bots", "dreamer", "first", "--games", "4"]
    assert "dreamer" in run(arena, tmp_path, installed)
    lords = ["kazamata", "simulate", "lords", "--seats", "2", "--bots", "dreamer", "--games", "1"]
    with pytest.raises(AssertionError, match="dreamer"):
        run(lords, tmp_path, installed)


def test_a_module_in_the_current_folder_is_found(installed: dict[str, str], tmp_path: Path) -> None:
    program = str(Path(sys.executable).parent / "kazamata")
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    order = [program, "simulate", "miners", "--seats", "1", "--bots", "somebody:FirstBot", "--games", "2"]
    done = subprocess.run(order, cwd=tmp_path, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "somebody:FirstBot" in done.stdout


def test_the_environment_variable_adds_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(roster.BOTS_VARIABLE, f"{FIRST}, {DREAMER}")
    assert bot_names("miners")[-2:] == (FIRST, DREAMER)
    assert roster.strongest("miners") == "strong"
