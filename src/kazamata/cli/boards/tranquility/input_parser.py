"""Parse input as answers: `37 12`, `37 12 pay 5 60`, `d`, `d 12 44`, `m 7`, `5 60 f`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from kazamata.cli.boards.board import PickedCard, Scene, TypedAnswers, Unclear
from kazamata.cli.boards.tranquility.option_list import (
    CARD_FORMS,
    ON_CELLS,
    PAY,
    ROW_ASKS,
    TO,
    WORDED,
    worded,
)
from kazamata.cli.boards.typed_words import fold, typed_words
from kazamata.core.asks import Question
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.asks import (
    CALL_COMPASS,
    DISCARD_TO_TURN,
    DUEL_TURN,
    FEED_ROCKS,
    GIVE_CARDS,
    MOVE_ROCKS,
    OFFER_CARDS,
    PAY_COST,
    PICK_TWO,
    TAKE_TURN,
)
from kazamata.games.tranquility.cards import ISLANDS
from kazamata.words.catalogue import MessageValue

CARDS: Final = {form: card for card, form in CARD_FORMS.items()}


def parse_number(word: str) -> int:
    """Parse a word as a number, -1 if it is none."""
    return int(word) if word.isdecimal() and len(word) <= 4 else -1


def read(scene: Scene, question: Question, text: str) -> TypedAnswers | PickedCard | Unclear:
    """Parse the answers to the open question."""
    words = [word for word in re.split(r"[\s,;:→>+]+", fold(text)) if word]
    if not words:
        return Unclear("board-unclear-turn", _message_values(scene))
    kind = int(question.kind)
    if kind in (TAKE_TURN, DUEL_TURN):
        between = typed_words(scene.narrator).words(TO)
        return _turn(scene, question, [word for word in words if word not in between])
    if kind in ROW_ASKS:
        return _row(scene, question, words)
    if kind == OFFER_CARDS:
        return _number(kind, words, asks.MAX_OFFERED)
    if kind == CALL_COMPASS:
        return _listed(question, words)
    return _cards(scene, kind, words)


def _turn(scene: Scene, question: Question, words: Sequence[str]) -> TypedAnswers | PickedCard | Unclear:
    kind = int(question.kind)
    head, *rest = words or [""]
    if parse_number(head) >= 0:
        return _island(scene, question, words)
    form = typed_words(scene.narrator).form(head, (*WORDED, *ON_CELLS))
    actions = worded(question)
    if form == "discard-two" or (form in actions and not rest):
        return _plan(scene, kind, actions[form], PICK_TWO, rest)
    if kind == TAKE_TURN and form in ON_CELLS and rest:
        return _on_cell(scene, question, form, rest)
    return Unclear(
        "board-unclear-duel" if kind == DUEL_TURN else "board-unclear-turn", _message_values(scene)
    )


def _message_values(scene: Scene) -> dict[str, MessageValue]:
    """Return the words that the explanations mention."""
    known = typed_words(scene.narrator)
    return {"discard": known.first("discard-two"), "stop": known.first("stop")}


def _island(scene: Scene, question: Question, words: Sequence[str]) -> TypedAnswers | PickedCard | Unclear:
    kind, cells = int(question.kind), len(scene.view.grid)
    numbers = [parse_number(word) for word in words[:2]]
    if len(words) == 1:
        return _one_number(scene, question, numbers[0])
    if not 1 <= numbers[0] <= ISLANDS or not 1 <= numbers[1] <= cells:
        return Unclear("board-unclear-island", {"cards": ISLANDS, "cells": cells})
    return _plan(scene, kind, placing(question, numbers[0], numbers[1]), PAY_COST, words[2:])


def placing(question: Question, card: int, cell: int) -> int:
    """Return the option that places a card on a cell counted from 1."""
    return int(question.definition.option("play-island", card=card, cell=cell - 1))


def _one_number(scene: Scene, question: Question, number: int) -> TypedAnswers | PickedCard | Unclear:
    """Parse a cell for the selected card, or else a card to select."""
    kind, cells = int(question.kind), len(scene.view.grid)
    in_hand = number in scene.view.seats[scene.view.viewer].hand
    if scene.picked_card is not None and 1 <= number <= cells:
        option = placing(question, scene.picked_card, number)
        if option in question.options or not in_hand:
            return TypedAnswers(((kind, option),))
    if in_hand:
        return PickedCard(number)
    if 1 <= number <= ISLANDS:
        return TypedAnswers(
            ((kind, placing(question, number, 1)),)
        )  # the engine says that it is not in the hand
    return Unclear("board-unclear-island", {"cards": ISLANDS, "cells": cells})


def _on_cell(scene: Scene, question: Question, form: str, words: Sequence[str]) -> TypedAnswers | Unclear:
    cells = len(scene.view.grid)
    if not 1 <= parse_number(words[0]) <= cells:
        return Unclear("board-unclear-cell", {"cells": cells})
    option = int(question.definition.option(form, cell=parse_number(words[0]) - 1))
    return _plan(scene, TAKE_TURN, option, DISCARD_TO_TURN, words[1:])


def _plan(
    scene: Scene, kind: int, option: int, next_kind: int, words: Sequence[str]
) -> TypedAnswers | Unclear:
    """Parse an action together with the cards discarded for it."""
    cards = _cards(scene, next_kind, words) if words else TypedAnswers(())
    return TypedAnswers(((kind, option), *cards.answers)) if isinstance(cards, TypedAnswers) else cards


def _cards(scene: Scene, kind: int, words: Sequence[str]) -> TypedAnswers | Unclear:
    """Parse cards in any order; the answers are sorted, unseen ones first (TQ-R5, TQ-24)."""
    known = typed_words(scene.narrator)
    if words and words[0] in (*known.words(PAY), *known.words("discard-two")):
        words = words[1:]
    cards = [_card(scene, kind, word) for word in words]
    named = sorted(card for card in cards if card is not None)
    if not words or len(named) < len(cards):
        start, finish = known.first("play-start"), known.first("play-finish")
        return Unclear("board-unclear-cards", {"cards": ISLANDS, "start": start, "finish": finish})
    return TypedAnswers(tuple((kind, card) for card in named))


def _card(scene: Scene, kind: int, word: str) -> int | None:
    if 1 <= parse_number(word) <= ISLANDS:
        return parse_number(word)
    form = typed_words(scene.narrator).form(word, (*CARDS, "unseen"))
    if form == "unseen":
        return asks.UNSEEN if kind == GIVE_CARDS else None
    return None if form is None else CARDS[form]


def _row(scene: Scene, question: Question, words: Sequence[str]) -> TypedAnswers | Unclear:
    kind, rows = int(question.kind), int(scene.view.terms.layout.rows)
    if kind == MOVE_ROCKS and typed_words(scene.narrator).form(words[0], ("rocks-stay",)):
        return _plan(scene, kind, asks.ROCKS_STAY, FEED_ROCKS, words[1:])
    if len(words) == 1 and 1 <= parse_number(words[0]) <= rows:
        return TypedAnswers(((kind, int(question.definition.option("row", row=parse_number(words[0]) - 1))),))
    if kind == MOVE_ROCKS:
        return Unclear(
            "board-unclear-rocks", {"rows": rows, "stay": typed_words(scene.narrator).first("rocks-stay")}
        )
    return Unclear("board-unclear-row", {"rows": rows})


def _number(kind: int, words: Sequence[str], most: int) -> TypedAnswers | Unclear:
    if len(words) == 1 and 0 <= parse_number(words[0]) <= most:
        return TypedAnswers(((kind, parse_number(words[0])),))
    return Unclear("board-unclear-number", {"most": most})


def _listed(question: Question, words: Sequence[str]) -> TypedAnswers | Unclear:
    count = len(question.options)
    if len(words) == 1 and 1 <= parse_number(words[0]) <= count:
        return TypedAnswers(((int(question.kind), question.options[parse_number(words[0]) - 1]),))
    return Unclear("play-type-number", {"most": count})
