"""A hint: what a bot would answer, and what it would answer next as far as its seat can foresee the questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kazamata.bots import roster
from kazamata.codec.snapshot import freeze
from kazamata.core.asks import Ask
from kazamata.server.bots.thinker import Chosen
from kazamata.server.bots.thinkers import Thinkers
from kazamata.server.errors import Trouble
from kazamata.server.messages.told import PlannedStep
from kazamata.server.tables.foresight import imagined
from kazamata.server.tables.seating import stand_in
from kazamata.server.tables.table import Table
from kazamata.server.tables.telling import steps_in, teller_at
from kazamata.server.tables.trying import staged_at, try_line
from kazamata.words.sentences import Sentence

MOST_STEPS: Final = 12
"""So many answers a hint names at most."""

Steps = list[tuple[str, int]]


async def hinted(
    table: Table, seat: int, thinkers: Thinkers, staged: Sequence[int], most: int
) -> tuple[Steps, Chosen]:
    """The answers of bots after those that are staged, until nobody at the table can know what is asked next.

    The strongest one thinks about the first, and says why; for what follows nobody waits as long.
    """
    rules, worlds = table.rules, _worlds(table, seat)
    here = staged_at(table, seat, staged) if staged else table.game.position
    ask, steps, memory = _asked(table, here, seat), Steps(), table.game.memory(seat)
    first: Chosen | None = None
    if ask is None:
        raise Trouble("not-asked", 409)
    while ask is not None and len(steps) < max(1, min(most, MOST_STEPS)):
        game, frozen, options = table.record.game, freeze(rules, here), list(ask.options)
        bot = stand_in(game) if first else roster.strongest(game)
        chosen = await thinkers.advise(game, bot, frozen, seat, options, memory, first is None)
        first = first or chosen
        steps.append((rules.ask_kinds[ask.kind].name, chosen.option))
        line = [*staged, *(option for _, option in steps)]
        trial = try_line(rules, worlds, seat, line)
        if trial.parted or trial.taken < len(line):
            break
        here = trial.world
        ask = _asked(table, here, seat)
    assert first is not None, "at least one answer is named"
    return steps, first


def reason_told(table: Table, seat: int, staged: Sequence[int], chosen: Chosen, language: str) -> Sentence:
    """Why the strongest bot advises an answer; nothing where it cannot say so."""
    here = staged_at(table, seat, staged) if staged else table.game.position
    ask, rules, told = _asked(table, here, seat), table.rules, teller_at(table, language)
    other: Sentence = ()
    if ask is not None and chosen.other in ask.options:
        other = told.option(rules.question(here, ask), chosen.other, rules.see(here, seat))
    return told.advice(chosen.reason, chosen.numbers, other)


def _worlds(table: Table, seat: int) -> list[Any]:
    view = table.rules.see(table.game.position, seat)
    return imagined(table.rules, view, seat, f"{table.id} {table.seq}")


def _asked(table: Table, world: Any, seat: int) -> Ask | None:
    return next((ask for ask in table.rules.ask(world) if ask.seat == seat), None)


def steps_told(
    table: Table, seat: int, staged: Sequence[int], steps: Steps, language: str
) -> list[PlannedStep]:
    """The answers of a hint with their sentences."""
    here = staged_at(table, seat, staged) if staged else _worlds(table, seat)[0]
    said = steps_in(table.rules, here, seat, steps, teller_at(table, language))
    return [PlannedStep(kind, option, told) for (kind, option), told in zip(steps, said, strict=True)]
