"""What a bot advises, and why: told from what its search has found, in keys and numbers that words can tell."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.bot import Bot
from kazamata.bots.evaluator import EvaluatorPlayouts, evaluator_of
from kazamata.bots.search.race import Candidate, RaceResult, SearchBudget, race
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.game_registry import AnyRules
from kazamata.plugins import game_module

NO_OPTION: Final = -1
"""Stands for the next best option where none was tried."""
TRIED: Final = 48
TRIED_SECONDS: Final = 0.8
"""How much is tried to give a reason for an answer that needed no search."""
RETOLD: Final = 24
RETOLD_SECONDS: Final = 0.4
"""How much is tried to say what an answer is worth in points."""
LEAD_SIGMAS: Final = 1.5


class Advice(NamedTuple):
    """An option, the message that says why, its numbers, and the next best option where one was tried."""

    option: int
    reason: str
    numbers: dict[str, int]
    second_best: int


def advise(
    rules: AnyRules, bot: Bot, view: Any, question: Question, dice: Dice, memory: Sequence[int]
) -> Advice:
    """What a bot would do, with the reason that it can give."""
    search = getattr(bot, "search", None)
    if search is None or len(question.options) == 1:
        return Advice(int(bot.choose(view, question, dice, memory)), "", {}, NO_OPTION)
    finding: RaceResult = search(view, question, dice, memory)
    if finding.playouts == 0:
        reasoned = explain_unsearched(rules.name, view, question, int(finding.option), memory)
        if reasoned.reason:
            return reasoned
        finding = _tried(rules, view, question, int(finding.option), dice, memory)
    return _told(rules, view, question, finding, dice, memory)


def _tried(
    rules: AnyRules, view: Any, question: Question, option: int, dice: Dice, memory: Sequence[int]
) -> RaceResult:
    """An answer that the bot gave without trying, tried beside others; one that is clearly better is advised."""
    others = evaluator_of(rules.name).candidates(view, question, memory, dice)
    row = vec[i64]([option, *(other for other in others if other != option)])
    trials = EvaluatorPlayouts(rules, view, int(question.seat), memory)
    return race(trials, row, SearchBudget(TRIED, TRIED_SECONDS), LEAD_SIGMAS, dice)


def _told(
    rules: AnyRules, view: Any, question: Question, finding: RaceResult, dice: Dice, memory: Sequence[int]
) -> Advice:
    """What was found beside the next best answer, which met the same worlds."""
    chosen = next((runner for runner in finding.candidates if runner.option == finding.option), None)
    others = [runner for runner in finding.candidates if runner.option != finding.option and runner.playouts]
    if chosen is None or not others:
        return Advice(int(finding.option), "", {}, NO_OPTION)
    other = max(others, key=lambda runner: (runner.playouts, runner.mean()))
    if evaluator_of(rules.name).counts_wins(view):
        return _wins(finding, chosen, other)
    row = vec[i64]([int(chosen.option), int(other.option)])
    trials = EvaluatorPlayouts(rules, view, int(question.seat), memory)
    return _points(race(trials, row, SearchBudget(RETOLD, RETOLD_SECONDS), LEAD_SIGMAS, dice), chosen, other)


def _wins(finding: RaceResult, chosen: Candidate, other: Candidate) -> Advice:
    """How often it won in the games tried out; without shares where it did not win more often.

    The race advises what another answer leads by no more than chance: such a lead is no figure to print.
    """
    share, others, games = round(100 * chosen.mean()), round(100 * other.mean()), int(finding.playouts)
    if share <= others:
        return Advice(int(chosen.option), "hint-even", {"games": games}, int(other.option))
    numbers = {"share": share, "others": others, "games": games}
    return Advice(int(chosen.option), "hint-wins", numbers, int(other.option))


def _points(measured: RaceResult, chosen: Candidate, other: Candidate) -> Advice:
    """By how many points it leads, measured anew: a race counts more than points, and flatters its winner."""
    first, second = sorted(measured.candidates, key=lambda runner: runner.option != chosen.option)
    lead = round(first.mean() - second.mean())
    key = "hint-points" if lead > 0 else "hint-even"
    numbers = {"lead": lead, "games": int(measured.playouts)}
    return Advice(int(chosen.option), key, numbers, int(other.option))


def explain_unsearched(
    game: str, view: Any, question: Question, option: int, memory: Sequence[int]
) -> Advice:
    """What the game's own room says of an answer that was not tried out."""
    name: str | None = getattr(game_module("bots", game), "REASONS", None)
    if name is None:
        return Advice(option, "", {}, NO_OPTION)
    reason, numbers = import_module(f"kazamata.bots.{game}.{name}").reason(view, question, option, memory)
    return Advice(option, reason, numbers, NO_OPTION)
