"""Tasks with test deals, and evaluations that anybody can repeat."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kazamata
from kazamata.cli import main
from kazamata.lab.tasks import TASKS, TEST_DEALS, TRAINING_DEALS, Task, evaluate, play_deal
from kazamata.lab.workers import Workers
from tests.lab.own_bots import Dreamer, FirstBot

FEW = TEST_DEALS[:6]
FIRST = "tests.lab.own_bots:FirstBot"


@pytest.mark.parametrize("task", TASKS.values(), ids=lambda task: task.name)
def test_every_task_can_be_played_and_measured(task: Task) -> None:
    made = task.spaces
    assert task.name.startswith(f"{made.rules.name}-")
    assert not set(TRAINING_DEALS) & set(TEST_DEALS)
    deal = play_deal(task, "random", TEST_DEALS[1])
    assert deal.value.is_integer() if task.measure == "points" else deal.value in (0, 0.25, 1 / 3, 0.5, 1)
    for name in {task.rivals, task.baseline} - {""}:
        assert name in kazamata.bot_names(task.game)


def test_the_same_agent_gets_the_same_line() -> None:
    task = TASKS["miners-table-v0"]
    line = evaluate(FIRST, task, FEW)
    assert line == evaluate(FIRST, task, FEW, Workers(2))
    assert line.rules_version == kazamata.rules("miners").version
    other = evaluate("random", task, FEW)
    assert (other.digest, other.baseline_value) != (line.digest, line.value)
    assert other.baseline_value == line.baseline_value
    assert line.lead == pytest.approx(line.value - line.baseline_value, abs=1e-5)
    assert line.lead_low <= line.lead <= line.lead_high
    assert line.low <= line.value <= line.high


def test_the_agent_sits_everywhere_in_turn() -> None:
    views: list[int] = []

    class Seated(FirstBot):
        def choose(self, view, question, dice, memory=()):  # type: ignore[no-untyped-def]
            views.append(question.seat)
            return super().choose(view, question, dice, memory)

    for deal in range(3):
        views.clear()
        play_deal(TASKS["miners-table-v0"], Seated(), deal)
        assert set(views) == {deal}
    views.clear()
    play_deal(TASKS["tranquility-together-v0"], Seated(), 1)
    assert set(views) == {0, 1, 2}, "partners are the agent itself"


def test_a_baseline_against_itself_has_no_lead() -> None:
    line = evaluate("greedy", TASKS["miners-solo-v0"], FEW)
    assert (line.lead, line.lead_low, line.lead_high) == (0, 0, 0)
    assert evaluate(FirstBot(), TASKS["miners-solo-v0"], FEW).lead < 0


def test_the_command_writes_a_line_that_can_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    order = ["lab", "evaluate", FIRST, "--task", "lords-mission-1-v0"]
    assert main([*order, "--deals", "4"]) == 0
    text = capsys.readouterr().out
    assert text.count("\n") == 1
    line = json.loads(text)
    assert (line["agent"], line["deals"], line["first_deal"]) == (FIRST, 4, TEST_DEALS.start)
    file = tmp_path / "line.json"
    file.write_text(text, "utf-8")
    assert main([*order, "--check", str(file)]) == 0
    assert "the line is right" in capsys.readouterr().out
    file.write_text(json.dumps({**line, "value": 9.0}), "utf-8")
    assert main([*order, "--check", str(file)]) == 1
    assert "says 9.0" in capsys.readouterr().out
    file.write_text(text, "utf-8")
    other = ["lab", "evaluate", "random", "--task", "lords-mission-1-v0", "--check", str(file)]
    assert main(other) == 1, "another agent plays other games"


def test_wrong_arguments_are_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "evaluate", "random", "--task", "chess-v0"]) == 2
    assert "miners-solo-v0" in capsys.readouterr().err
    file = tmp_path / "text.json"
    file.write_text("[1]", "utf-8")
    assert main(["lab", "evaluate", "random", "--task", "miners-solo-v0", "--check", str(file)]) == 2
    assert "one line of JSON" in capsys.readouterr().err


def test_the_command_lists_the_tasks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "tasks"]) == 0
    assert "lords-table-v0: lords 4, greedy, first places" in capsys.readouterr().out
    assert main(["lab", "tasks", "--json"]) == 0
    assert {task["name"] for task in json.loads(capsys.readouterr().out)} == set(TASKS)


def test_a_bot_that_needs_the_rules_is_evaluated_as_an_object() -> None:
    rules = kazamata.rules("lords")
    line = evaluate(Dreamer(rules), TASKS["lords-duel-v0"], FEW[:2], baseline="random")
    assert (line.agent, line.baseline) == ("dreamer", "random")
