"""Narrates whole random games in all languages in turn: questions, options, refusals, events, the result."""

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


def checked_text(sentence: Sentence) -> str:
    """A text is one line, complete, and free of keys and placeholders."""
    text = text_of(sentence)
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}\n$\ue000\ue001]|\?\?\?|  | [,.;:](?!\w)|\bNone\b|\bFluent", text), text
    assert not flaws(text), text
    return text


def narrate_game(game: str, seats: int, chosen: dict[str, str], seed: int, set_key: str = "") -> Any:
    """Play a game at random and narrate all of it; returns its last position."""
    narrators = [make_narrator(game, language, PLAYERS, set_key) for language in LANGUAGES]
    rules, dice = narrators[0].rules, seeded(seed)
    state = rules.deal(rules.setup(seats, chosen), seed)
    step = 0
    while asks := rules.ask(state):
        game_narrator = narrators[step % len(narrators)]
        narrate_asks(game_narrator, state, asks)
        narrate_refusals(game_narrator, state, asks, dice)
        ask = asks[dice.below(len(asks))]
        for event in rules.take(state, ask.seat, ask.options[dice.below(len(ask.options))]):
            for viewer in (SPECTATOR, ask.seat):
                checked_text(game_narrator.event(redact(event, rules.event_kinds, viewer)))
        step += 1
    for each in narrators:
        for line in each.outcome(rules.score(state)):
            checked_text((text_of(line).strip(),))
    return state


def narrate_asks(game_narrator: Narrator, state: Any, asks: list[Ask]) -> None:
    rules = game_narrator.rules
    by_kind: dict[int, list[int]] = {}
    for ask in asks:
        by_kind.setdefault(ask.kind, []).append(ask.seat)
        view, question = rules.see(state, ask.seat), rules.question(state, ask)
        checked_text(game_narrator.prompt(question, view))
        texts = [checked_text(option) for option in game_narrator.options(question, view)]
        assert len(set(texts)) == len(texts), ("two options read alike", question.definition.name, texts)
    for kind, seats in by_kind.items():
        checked_text(game_narrator.waiting(kind, seats))


def narrate_refusals(game_narrator: Narrator, state: Any, asks: list[Ask], dice: Dice) -> None:
    for ask in asks:
        span = game_narrator.rules.ask_kinds[ask.kind].option_count
        for option in (0, 1, 2, 3, span - 1, span, *(dice.below(span) for _ in range(4))):
            refusal = game_narrator.rules.why(state, ask.seat, option)
            if refusal is not None:
                checked_text(game_narrator.refusal(refusal))
