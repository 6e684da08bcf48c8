"""Previews a staged turn for each possible reveal, as far as the seat can know.

All worlds are made from the seat's view (`Rules.reveal_worlds`), so they hold no hidden information. The
client's default answers apply to questions without a legal staged answer, and the preview lists them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from kazamata.answer_walk import AnswerWalk, dice_for, isolate_world, isolated_worlds
from kazamata.game_registry import AnyRules
from kazamata.server.messages.responses import AssumedAnswer, RevealPreview, SolvedStep
from kazamata.server.preview.lines import render_walk
from kazamata.server.rendering.narration import narrator_for, render_event
from kazamata.server.tables.answers import StaleRequest
from kazamata.server.tables.table import Table

WORLDS_PER_REVEAL: Final = 2
"""Worlds per reveal: little else is hidden after a reveal, so two are enough to find differences."""
MAX_LINE: Final = 60

KindAndOption = tuple[str, int]
DefaultAnswers = Mapping[str, Sequence[Sequence[int]]]
"""Lists of options by kind of question: each question uses the first list that has a legal option."""


class CompletedLine(NamedTuple):
    """The answers given in a world, and the indexes of those that were not staged."""

    options: list[int]
    assumed: list[tuple[int, KindAndOption]]


def preview_reveals(
    table: Table,
    seat: int,
    seq: int,
    steps: Sequence[KindAndOption],
    default_answers: DefaultAnswers,
    stop_kinds: Sequence[str],
    language: str,
) -> list[RevealPreview]:
    """One preview per possible reveal; raises `StaleRequest` if the seat's question has changed."""
    table.require_not_stopped()
    history = table.history
    if not history.is_still_asked(seat, seq):
        raise StaleRequest(table.seq)
    view, salt = history.rules.see(history.position, seat), f"{table.id} {history.asked_since[seat]}"
    rows = [_worlds(history.rules, view, seat, salt, number) for number in range(WORLDS_PER_REVEAL)]
    return [
        _reveal_preview(table, seat, worlds, steps, default_answers, stop_kinds, language)
        for worlds in zip(*rows, strict=True)
    ]


def _worlds(rules: AnyRules, view: Any, seat: int, salt: str, number: int) -> list[tuple[int, Any]]:
    worlds = rules.reveal_worlds(view, dice_for(salt, number))
    for _, world in worlds:
        isolate_world(rules, world, seat)
    return worlds


def _reveal_preview(
    table: Table,
    seat: int,
    worlds: Sequence[tuple[int, Any]],
    steps: Sequence[KindAndOption],
    default_answers: DefaultAnswers,
    stop_kinds: Sequence[str],
    language: str,
) -> RevealPreview:
    rules, number = table.rules, int(worlds[0][0])
    line = complete_line(rules, worlds[0][1], seat, steps, default_answers, stop_kinds)
    walk = AnswerWalk(rules, [world for _, world in worlds], seat, isolated=True).give_all(line.options)
    assumed = [AssumedAnswer(index, *step) for index, step in line.assumed if index < walk.taken]
    return RevealPreview(number, assumed, render_walk(walk, narrator_for(table, language)))


def complete_line(
    rules: AnyRules,
    world: Any,
    seat: int,
    steps: Sequence[KindAndOption],
    default_answers: DefaultAnswers,
    stop_kinds: Sequence[str],
) -> CompletedLine:
    """Give staged answers when asked for, and default answers otherwise, to the end of the turn."""
    left, line, walk = list(steps), CompletedLine([], []), AnswerWalk(rules, [world], seat)
    wishes = {name: list(lists) for name, lists in default_answers.items()}
    while len(line.options) < MAX_LINE and (ask := walk.ask) is not None:
        name, options = rules.ask_kinds[ask.kind].name, [int(option) for option in ask.options]
        staged = next((step for step in left if step[0] == name), None)
        if staged is None and name in stop_kinds:
            break
        if staged is not None:
            left.remove(staged)
        if staged is None or staged[1] not in options:
            staged = (name, default_option(wishes.get(name, []), options))
            line.assumed.append((len(line.options), staged))
        line.options.append(staged[1])
        walk.give(staged[1])
    return line


def default_option(lists: list[Sequence[int]], options: Sequence[int]) -> int:
    """The first legal option of the first list that has one. It goes to the end, so the next one has its turn."""
    for place, wanted in enumerate(lists):
        for option in wanted:
            if option in options:
                lists.append(lists.pop(place))
                return option
    return options[0]


def render_solution(
    table: Table, position: Any, seat: int, line: Sequence[KindAndOption], language: str
) -> list[SolvedStep]:
    """A line from a position step by step, with the certain events of each step."""
    rules, narrator = table.rules, narrator_for(table, language)
    worlds = isolated_worlds(rules, rules.see(position, seat), seat, f"{table.id} line")
    walk = AnswerWalk(rules, worlds, seat, isolated=True)
    steps: list[SolvedStep] = []
    for kind, option in line:
        question = walk.question
        if question is None:
            break
        sentence = narrator.option(question, option, walk.view)
        is_certain = walk.give(option)
        events = (
            [render_event(rules, event, narrator) for event in walk.step_events[-1]] if is_certain else []
        )
        steps.append(SolvedStep(kind, option, sentence, events=events))
        if not is_certain:
            break
    return steps
