"""Hints: a bot's answer, and its next answers as far as the seat can foresee the questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kazamata.bots import roster
from kazamata.codec.snapshot import freeze
from kazamata.core.asks import Ask
from kazamata.server.bot_processes.pool import BotPool
from kazamata.server.bot_processes.worker import BotReply
from kazamata.server.errors import RequestError
from kazamata.server.messages.outgoing import AnswerStep
from kazamata.server.preview.lines import run_line, staged_world
from kazamata.server.preview.worlds import isolated_worlds
from kazamata.server.rendering.narration import narrator_for, render_steps
from kazamata.server.tables.seating import stand_in_bot
from kazamata.server.tables.table import Table
from kazamata.words.sentences import Sentence

MAX_STEPS: Final = 12
"""The longest hint, in answers."""

Steps = list[tuple[str, int]]


async def find_hint(
    table: Table, seat: int, bot_pool: BotPool, staged: Sequence[int], limit: int
) -> tuple[Steps, BotReply]:
    """Bot answers after the staged ones, until the next question depends on unknown information.

    The strongest bot gives the first answer and its reason. A faster bot gives the rest.
    """
    rules, worlds = table.rules, _worlds(table, seat)
    here = staged_world(table, seat, staged) if staged else table.history.position
    ask, steps, memory = _asked(table, here, seat), Steps(), table.history.memory(seat)
    first: BotReply | None = None
    if ask is None:
        raise RequestError("not-asked", 409)
    while ask is not None and len(steps) < max(1, min(limit, MAX_STEPS)):
        game, frozen, options = table.record.game, freeze(rules, here), list(ask.options)
        bot = stand_in_bot(game) if first else roster.strongest(game)
        chosen = await bot_pool.advise(game, bot, frozen, seat, options, memory, first is None)
        first = first or chosen
        steps.append((rules.ask_kinds[ask.kind].name, chosen.option))
        line = [*staged, *(option for _, option in steps)]
        run = run_line(rules, worlds, seat, line)
        if run.diverged or run.taken < len(line):
            break
        here = run.world
        ask = _asked(table, here, seat)
    assert first is not None, "a hint has at least one answer"
    return steps, first


def render_reason(
    table: Table, seat: int, staged: Sequence[int], chosen: BotReply, language: str
) -> Sentence:
    """Why the strongest bot advises its answer; empty if it gives no reason."""
    here = staged_world(table, seat, staged) if staged else table.history.position
    ask, rules, narrator = _asked(table, here, seat), table.rules, narrator_for(table, language)
    other: Sentence = ()
    if ask is not None and chosen.second_best in ask.options:
        other = narrator.option(rules.question(here, ask), chosen.second_best, rules.see(here, seat))
    return narrator.advice(chosen.reason, chosen.numbers, other)


def _worlds(table: Table, seat: int) -> list[Any]:
    view = table.rules.see(table.history.position, seat)
    return isolated_worlds(table.rules, view, seat, f"{table.id} {table.seq}")


def _asked(table: Table, world: Any, seat: int) -> Ask | None:
    return next((ask for ask in table.rules.ask(world) if ask.seat == seat), None)


def render_hint_steps(
    table: Table, seat: int, staged: Sequence[int], steps: Steps, language: str
) -> list[AnswerStep]:
    """The answers of a hint with their sentences."""
    here = staged_world(table, seat, staged) if staged else _worlds(table, seat)[0]
    sentences = render_steps(table.rules, here, seat, steps, narrator_for(table, language))
    return [
        AnswerStep(kind, option, sentence) for (kind, option), sentence in zip(steps, sentences, strict=True)
    ]
