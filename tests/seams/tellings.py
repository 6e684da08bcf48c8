"""Telling a whole random game, in all languages by turns: questions, options, refusals, events, the end."""

from __future__ import annotations

import re
from typing import Any

from kazamata.core.asks import Ask
from kazamata.core.dice import Dice, seeded
from kazamata.core.events import cut
from kazamata.core.seats import SPECTATOR
from kazamata.shelf import AnyRules
from kazamata.words.catalogue import LANGUAGES, Catalogue, catalogue
from kazamata.words.namings import Naming
from kazamata.words.telling import event_line, outcome_lines, prompt, refusal_text, waiting
from tests.seams.typography import flaws

PLAYERS = ("Anna", "Béla", "Ćira", "Dżesika", "Edit")


def check(text: str) -> None:
    """A text is one line, complete, and holds nothing that was meant for a machine."""
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}\n$]|\?\?\?|  | [,.;:](?!\w)|\bNone\b|\bFluent", text), text
    assert not flaws(text), text


def tell_game(rules: AnyRules, naming: Naming, seats: int, chosen: dict[str, str], seed: int) -> Any:
    """Play a game at random and tell all of it; returns its last position."""
    dice = seeded(seed)
    state = rules.deal(rules.setup(seats, chosen), seed)
    step = 0
    while asks := rules.ask(state):
        words = catalogue(rules.name, LANGUAGES[step % len(LANGUAGES)])
        tell_asks(rules, naming, words, state, asks)
        tell_refusals(rules, naming, words, state, asks, dice)
        ask = asks[dice.below(len(asks))]
        for event in rules.take(state, ask.seat, ask.options[dice.below(len(ask.options))]):
            for viewer in (SPECTATOR, ask.seat):
                check(event_line(words, rules, cut(event, rules.events, viewer), PLAYERS, naming))
        step += 1
    for language in LANGUAGES:
        for line in outcome_lines(catalogue(rules.name, language), rules, rules.score(state), PLAYERS):
            check(line.strip())
    return state


def tell_asks(rules: AnyRules, naming: Naming, words: Catalogue, state: Any, asks: list[Ask]) -> None:
    by_kind: dict[int, list[str]] = {}
    for ask in asks:
        by_kind.setdefault(ask.kind, []).append(PLAYERS[ask.seat])
        view = rules.see(state, ask.seat)
        check(prompt(words, rules, ask, naming, view))
        name = rules.asks[ask.kind].name
        texts = [naming.option(words, name, option, view, PLAYERS) for option in ask.options]
        assert len(set(texts)) == len(texts), ("two options read alike", name, texts)
        for text in texts:
            check(text)
    for kind, names in by_kind.items():
        check(waiting(words, rules, kind, names))


def tell_refusals(
    rules: AnyRules, naming: Naming, words: Catalogue, state: Any, asks: list[Ask], dice: Dice
) -> None:
    for ask in asks:
        span = rules.asks[ask.kind].span
        for option in (0, 1, 2, 3, span - 1, span, *(dice.below(span) for _ in range(4))):
            refusal = rules.why(state, ask.seat, option)
            if refusal is not None:
                check(refusal_text(words, refusal, PLAYERS, naming))
