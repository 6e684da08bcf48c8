"""Advice for a player: the option a bot would choose, and a reason taken from its search.

A reason is a message key with numbers, so that any language can render it.
"""

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
"""The value of `second_best` when the search tried no other option."""
TRIED: Final = 48
TRIED_SECONDS: Final = 0.8
"""The budget for explaining an answer that the bot gave without a search."""
LEAD_PLAYOUTS: Final = 24
LEAD_SECONDS: Final = 0.4
"""The budget for measuring an answer's lead in points."""
LEAD_SIGMAS: Final = 1.5


class Advice(NamedTuple):
    """An option, the key and numbers of its reason, and the second-best option if one was tried."""

    option: int
    reason: str
    numbers: dict[str, int]
    second_best: int


def advise(
    rules: AnyRules, bot: Bot, view: Any, question: Question, dice: Dice, memory: Sequence[int]
) -> Advice:
    """Return the option that a bot would choose, with its reason."""
    search = getattr(bot, "search", None)
    if search is None or len(question.options) == 1:
        return Advice(int(bot.choose(view, question, dice, memory)), "", {}, NO_OPTION)
    finding: RaceResult = search(view, question, dice, memory)
    if finding.playouts == 0:
        reasoned = explain_unsearched(rules.name, view, question, int(finding.option), memory)
        if reasoned.reason:
            return reasoned
        finding = _tried(rules, view, question, int(finding.option), dice, memory)
    return _compared(rules, view, question, finding, dice, memory)


def _tried(
    rules: AnyRules, view: Any, question: Question, option: int, dice: Dice, memory: Sequence[int]
) -> RaceResult:
    """Race an answer that needed no search against other answers. A clearly better answer replaces it."""
    others = evaluator_of(rules.name).candidates(view, question, memory, dice)
    row = vec[i64]([option, *(other for other in others if other != option)])
    playouts = EvaluatorPlayouts(rules, view, int(question.seat), memory)
    return race(playouts, row, SearchBudget(TRIED, TRIED_SECONDS), LEAD_SIGMAS, dice)


def _compared(
    rules: AnyRules, view: Any, question: Question, finding: RaceResult, dice: Dice, memory: Sequence[int]
) -> Advice:
    """Compare the chosen answer with the second-best one, which was played in the same worlds."""
    chosen = next((runner for runner in finding.candidates if runner.option == finding.option), None)
    others = [runner for runner in finding.candidates if runner.option != finding.option and runner.playouts]
    if chosen is None or not others:
        return Advice(int(finding.option), "", {}, NO_OPTION)
    other = max(others, key=lambda runner: (runner.playouts, runner.mean()))
    if evaluator_of(rules.name).counts_wins(view):
        return _wins(finding, chosen, other)
    row = vec[i64]([int(chosen.option), int(other.option)])
    playouts = EvaluatorPlayouts(rules, view, int(question.seat), memory)
    return _points(
        race(playouts, row, SearchBudget(LEAD_PLAYOUTS, LEAD_SECONDS), LEAD_SIGMAS, dice), chosen, other
    )


def _wins(finding: RaceResult, chosen: Candidate, other: Candidate) -> Advice:
    """Give the share of playouts that each answer won. Omit the shares if the chosen one did not win more.

    The race may keep its first candidate although another leads by chance. Such a lead is not worth printing.
    """
    share, others, games = round(100 * chosen.mean()), round(100 * other.mean()), int(finding.playouts)
    if share <= others:
        return Advice(int(chosen.option), "hint-even", {"games": games}, int(other.option))
    numbers = {"share": share, "others": others, "games": games}
    return Advice(int(chosen.option), "hint-wins", numbers, int(other.option))


def _points(measured: RaceResult, chosen: Candidate, other: Candidate) -> Advice:
    """Give the lead in points from new playouts: the race overestimates its winner and counts more than points."""
    first, second = sorted(measured.candidates, key=lambda runner: runner.option != chosen.option)
    lead = round(first.mean() - second.mean())
    key = "hint-points" if lead > 0 else "hint-even"
    numbers = {"lead": lead, "games": int(measured.playouts)}
    return Advice(int(chosen.option), key, numbers, int(other.option))


def explain_unsearched(
    game: str, view: Any, question: Question, option: int, memory: Sequence[int]
) -> Advice:
    """Return the reason that the game's own module gives for an answer that was not searched."""
    name: str | None = getattr(game_module("bots", game), "REASONS", None)
    if name is None:
        return Advice(option, "", {}, NO_OPTION)
    reason, numbers = import_module(f"kazamata.bots.{game}.{name}").reason(view, question, option, memory)
    return Advice(option, reason, numbers, NO_OPTION)
