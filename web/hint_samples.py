"""Samples of hints for tests of the boards: for every form of answer a question, a line of answers, its previews.

The questions come from the stored games in tests/golden. Sentences are left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from kazamata import game_registry
from kazamata.answer_walk import AnswerWalk, isolated_worlds
from kazamata.codec.sets import chosen_set
from kazamata.codec.views import wire_view
from kazamata.codec.wire import wire_event
from kazamata.core.asks import Question
from kazamata.core.refusals import Refused
from kazamata.game_registry import AnyRules
from kazamata.server.rendering.narration import render_ask
from kazamata.words.narrator import make_narrator

GOLDEN: Final = Path(__file__).resolve().parents[1] / "tests" / "golden"
MAX_STEPS: Final = 2
MAX_ALIKE: Final = 5
"""The longest line, and the longest line of answers to the same kind of question."""
COSTS: Final = ("PayCost", "PickTwo", "DiscardToTurn", "FeedRocks")
"""Questions of Tranquility about the cards that an answer costs."""
TOGETHER: Final = ("KeepCards", "TrimHand")
"""Questions of Imperial Miners whose cards are picked together."""
Sample = dict[str, Any]
Line = list[int]


class Moment(NamedTuple):
    """A question of a stored game, and the next answers of its seat."""

    file: str
    set_key: str
    position: Any
    seat: int
    line: Line
    choices: int


def samples(game: str) -> list[Sample]:
    """One sample for each form of answer, and for each number of cards that Tranquility asks for after it."""
    rules, found = game_registry.rules(game), dict[str, Moment]()
    for path in sorted((GOLDEN / game).glob("*.jsonl")):
        for names, moment in _moments(rules, path):
            for name in names:
                known = found.get(name)
                if known is None or known.choices < 2 <= moment.choices:
                    found[name] = moment
    forms = {f"{ask.name} {form.name}" for ask in rules.ask_kinds for form in ask.forms}
    assert forms <= set(found), f"never answered: {sorted(forms - set(found))}"
    return [_sample(rules, name, found[name]) for name in sorted(found)]


def _moments(rules: AnyRules, path: Path) -> Iterator[tuple[list[str], Moment]]:
    head, *answers = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    try:
        setup = rules.setup(len(head["seats"]), head["choices"])
    except Refused:
        return  # a set of cards that is not installed
    set_key = chosen_set(rules.name, setup.choices)
    position = rules.deal(setup, int(head["seed"]))
    for index, answer in enumerate(answers):
        seat = answer["seat"]
        ask = rules.ask_of(position, seat)
        assert ask is not None
        line = [one["option"] for one in answers[index:][: 4 * MAX_ALIKE] if one["seat"] == seat][:MAX_ALIKE]
        if answer["ask"] in TOGETHER:
            line = _together(answers[index:], seat)
        moment = Moment(path.stem, set_key, rules.copy(position), seat, line, len(ask.options))
        yield _names(rules, answers[index:]), moment
        rules.take(position, seat, answer["option"])


def _together(answers: list[dict[str, Any]], seat: int) -> Line:
    """The cards that a seat picks together, in the order of its hand, as the page stages them."""
    own = [one for one in answers if one["seat"] == seat]
    other = next((place for place, one in enumerate(own) if one["ask"] != own[0]["ask"]), len(own))
    return sorted(one["option"] for one in own[:other])


def _names(rules: AnyRules, answers: list[dict[str, Any]]) -> list[str]:
    """The kind of question with the form of its answer, and the same with the number of cards that it costs."""
    first, *later = answers
    (kind,) = [one for one in rules.ask_kinds if one.name == first["ask"]]
    name = f"{kind.name} {kind.read(first['option']).form.name}"
    cost = next((place for place, one in enumerate(later) if one["ask"] not in COSTS), len(later))
    return [name, f"{name} for {cost}"] if cost and first["ask"] not in COSTS else [name]


def _sample(rules: AnyRules, name: str, moment: Moment) -> Sample:
    file, set_key, position, seat, line, _ = moment
    worlds = isolated_worlds(rules, rules.see(position, seat), seat, "sample")
    kinds, previews = list[str](), list[Sample]()
    walk, before = AnswerWalk(rules, worlds, seat, isolated=True), _view(rules, position, seat)
    view = before
    for option in line:
        if walk.diverged or (question := walk.question) is None:
            break
        kinds.append(question.definition.name)
        if len(kinds) > MAX_STEPS and len(set(kinds[1:])) > 1:
            kinds.pop()
            break
        walk.give(option)
        after = _view(rules, walk.world, seat)
        previews.append(
            {
                "ask": _ask(rules, walk.question, walk.view, set_key) if walk.question else None,
                "view": {key: value for key, value in after.items() if value != before[key]},
                "diverged": walk.diverged,
                "events": [
                    {"clause": "", "sentence": [], **msgspec.to_builtins(wire_event(rules, event))}
                    for event in walk.events
                ],
            }
        )
    ask = rules.ask_of(position, seat)
    assert ask is not None
    return {
        "name": name,
        "file": file,
        "seat": seat,
        "view": view,
        "ask": _ask(rules, rules.question(position, ask), rules.see(position, seat), set_key),
        "steps": [{"kind": kind, "option": option} for kind, option in zip(kinds, line, strict=False)],
        "previews": previews,
    }


def _view(rules: AnyRules, position: Any, seat: int) -> Sample:
    view: Sample = json.loads(msgspec.json.encode(wire_view(rules.show(position, seat))))
    return view


def _ask(rules: AnyRules, question: Question, view: Any, set_key: str) -> Sample:
    narrator = make_narrator(rules.name, "en", ("Mira", "Béla", "Cili", "Dani", "Ema"), set_key)
    ask: Sample = msgspec.to_builtins(render_ask(narrator, question, view))
    return {**ask, "prompt": [], "option_sentences": []}
