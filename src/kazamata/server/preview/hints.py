"""Hints: a bot's answer, and its next answers as far as the seat can foresee the questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kazamata.bots import roster
from kazamata.bots.advice import Advice
from kazamata.codec.snapshot import freeze
from kazamata.core.asks import Question
from kazamata.server.bot_processes.pool import BotPool
from kazamata.server.errors import RequestError
from kazamata.server.messages.outgoing import AnswerStep
from kazamata.server.messages.responses import HintBody
from kazamata.server.preview.lines import staged_walk
from kazamata.server.rendering.narration import narrator_for
from kazamata.server.tables.seating import stand_in_bot
from kazamata.server.tables.table import Table
from kazamata.words.narrator import Narrator
from kazamata.words.sentences import Sentence

MAX_STEPS: Final = 12
"""The longest hint, in answers."""


async def find_hint(
    table: Table, seat: int, bot_pool: BotPool, staged: Sequence[int], limit: int, language: str
) -> HintBody:
    """Bot answers after the staged ones, until the next question depends on unknown information.

    The strongest bot gives the first answer and its reason. A faster bot gives the rest.
    """
    walk, memory = staged_walk(table, seat, staged), table.history.memory(seat)
    rules, game, narrator = table.rules, table.record.game, narrator_for(table, language)
    here = walk.world if staged else table.history.position
    steps: list[AnswerStep] = []
    reason: Sentence = ()
    while not walk.diverged and len(steps) < max(1, min(limit, MAX_STEPS)):
        ask, view = rules.ask_of(here, seat), rules.see(here, seat)
        if ask is None:
            break
        question, known = rules.question(here, ask), (freeze(rules, here), seat, list(ask.options), memory)
        if steps:
            option = await bot_pool.choose(game, stand_in_bot(game), *known)
        else:
            advice = await bot_pool.advise(game, roster.strongest(game), *known)
            option, reason = advice.option, _reason(narrator, question, view, advice)
        steps.append(AnswerStep(question.definition.name, option, narrator.option(question, option, view)))
        if not walk.give(option):
            break
        here = walk.world
    if not steps:
        raise RequestError("not-asked", 409)
    return HintBody(steps[0].option, steps, reason)


def _reason(narrator: Narrator, question: Question, view: object, advice: Advice) -> Sentence:
    """Why the strongest bot advises its answer; empty if it gives no reason."""
    other: Sentence = ()
    if advice.second_best in question.options:
        other = narrator.option(question, advice.second_best, view)
    return narrator.advice(advice.reason, advice.numbers, other)
