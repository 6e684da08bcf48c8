"""Telling a whole random game, in all languages by turns: questions, options, refusals, events, the end."""

from __future__ import annotations

import re
from typing import Any

from kazamata.core.asks import Ask
from kazamata.core.dice import Dice, seeded
from kazamata.core.events import redact
from kazamata.core.seats import SPECTATOR
from kazamata.words.catalogue import LANGUAGES
from kazamata.words.narrator import Narrator, make_narrator
from kazamata.words.sentences import Sentence, text_of
from tests.seams.typography import flaws

PLAYERS = ("Anna", "Béla", "Ćira", "Dżesika", "Edit")


def check(sentence: Sentence) -> str:
    """A text is one line, complete, and holds nothing that was meant for a machine."""
    text = text_of(sentence)
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}\n$\ue000\ue001]|\?\?\?|  | [,.;:](?!\w)|\bNone\b|\bFluent", text), text
    assert not flaws(text), text
    return text


def tell_game(game: str, seats: int, chosen: dict[str, str], seed: int, set_key: str = "") -> Any:
    """Play a game at random and tell all of it; returns its last position."""
    tellers = [make_narrator(game, language, PLAYERS, set_key) for language in LANGUAGES]
    rules, dice = tellers[0].rules, seeded(seed)
    state = rules.deal(rules.setup(seats, chosen), seed)
    step = 0
    while asks := rules.ask(state):
        told = tellers[step % len(tellers)]
        tell_asks(told, state, asks)
        tell_refusals(told, state, asks, dice)
        ask = asks[dice.below(len(asks))]
        for event in rules.take(state, ask.seat, ask.options[dice.below(len(ask.options))]):
            for viewer in (SPECTATOR, ask.seat):
                check(told.event(redact(event, rules.event_kinds, viewer)))
        step += 1
    for each in tellers:
        for line in each.outcome(rules.score(state)):
            check((text_of(line).strip(),))
    return state


def tell_asks(told: Narrator, state: Any, asks: list[Ask]) -> None:
    rules = told.rules
    by_kind: dict[int, list[int]] = {}
    for ask in asks:
        by_kind.setdefault(ask.kind, []).append(ask.seat)
        view, question = rules.see(state, ask.seat), rules.question(state, ask)
        check(told.prompt(question, view))
        texts = [check(option) for option in told.options(question, view)]
        assert len(set(texts)) == len(texts), ("two options read alike", question.definition.name, texts)
    for kind, seats in by_kind.items():
        check(told.waiting(kind, seats))


def tell_refusals(told: Narrator, state: Any, asks: list[Ask], dice: Dice) -> None:
    for ask in asks:
        span = told.rules.ask_kinds[ask.kind].option_count
        for option in (0, 1, 2, 3, span - 1, span, *(dice.below(span) for _ in range(4))):
            refusal = told.rules.why(state, ask.seat, option)
            if refusal is not None:
                check(told.refusal(refusal))
