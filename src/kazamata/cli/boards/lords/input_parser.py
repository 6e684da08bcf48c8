"""Parse input as answers: numbers, names in any supported language, or a few plain words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from kazamata.cli.boards.board import InfoReply, Scene, TypedAnswers, Unclear
from kazamata.cli.boards.lords import symbols
from kazamata.cli.boards.lords.look import LOOK, is_look, look
from kazamata.cli.boards.lords.option_list import (
    COUNTS,
    EXECUTE,
    ORDERS,
    WORDED,
    board_offset,
    first_form,
    most_counted,
    slots_left,
)
from kazamata.cli.boards.typed_words import fold, typed_words
from kazamata.core.asks import AnswerForm, Question
from kazamata.core.fields import Field
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.locations import LOCATIONS
from kazamata.games.lords.fields import ATTACKER, CREATURE, MAX_ADVENTURERS, ORDER, ROOM, TRAP, WAGE_PARTS
from kazamata.games.lords.grid import CELL_COLUMNS, CELL_ROWS, CELLS

NOTHING: Final = "nothing"
"""Its words, and those of all declining answers, decline any question that allows it."""
SERIES: Final = (asks.CHOOSE_ORDER, asks.DIG_TUNNEL, asks.PLAN_BATTLE)
"""Repeated questions, for which several answers may be typed at once."""
TEXT_ONLY: Final = (asks.FACE_PEACE, asks.FACE_SUGGESTION, asks.RELEASE_PRISONER)
NAMED: Final = (ORDER.kind, TRAP.kind, CREATURE.kind, ROOM.kind)
"""Fields that an answer may give by name, or by part of it."""
PHRASES: Final = ("pay", "let-go", "strikes")
"""Answers about a creature with a word before its name; a name alone means the question's first answer."""


def parse_number(word: str) -> int:
    """Parse a word as a number, -1 if it is none."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= 4 else -1


def read(scene: Scene, question: Question, text: str) -> TypedAnswers | InfoReply | Unclear:
    """Parse the answers to the open question, or a look at something."""
    words = [word for word in re.split(r"[\s,;:→>+_]+", fold(text)) if word]
    if not words:
        return unclear(scene, question)
    if is_look(scene, words[0]):
        return look(scene, " ".join(text.split()[1:]))
    if question.kind == asks.BUILD_ROOM:
        return _build(scene, question, words)
    if question.kind == asks.ATTACK_WITH:
        return _attack(scene, question, words)
    one = _answer(scene, question, words)
    if one is None and question.kind in SERIES:
        return _series(scene, question, words)
    return _result(scene, question, one)


def _result(scene: Scene, question: Question, found: int | Unclear | None) -> TypedAnswers | Unclear:
    if found is None:
        return unclear(scene, question)
    return found if isinstance(found, Unclear) else TypedAnswers(((int(question.kind), found),))


def unclear(scene: Scene, question: Question) -> Unclear:
    """Say what could have been typed."""
    form = first_form(question)
    if form == ORDERS:
        return Unclear("board-unclear-order", {"most": LOCATIONS})
    if form in ("cell", "plan-tile"):
        return Unclear("board-unclear-cell", {"most": CELLS})
    if form in COUNTS:
        return Unclear("board-type-count", {"most": most_counted(question)})
    if question.kind == asks.EXECUTE_ORDER:
        words = typed_words(scene.narrator)
        return Unclear("board-type-yes-no", {"yes": words.first(EXECUTE), "no": words.first("decline")})
    if question.kind == asks.BUILD_ROOM:
        return Unclear("board-unclear-room", {"nothing": typed_words(scene.narrator).first("build-nothing")})
    return Unclear("board-unclear-list", {"most": len(question.options)})


def _series(scene: Scene, question: Question, words: Sequence[str]) -> TypedAnswers | Unclear:
    """Parse one answer per word; the order after the last slot is the non-player lord's, if there is one."""
    left = slots_left(question) if question.kind == asks.CHOOSE_ORDER else len(words)
    most = left + (question.kind == asks.CHOOSE_ORDER and scene.view.terms.has_non_player_orders())
    if len(words) > most:
        return Unclear("board-unclear-many", {"most": most})
    answers: list[tuple[int, int]] = []
    for index, word in enumerate(words):
        found = _answer(scene, question, [word])
        if isinstance(found, Unclear):
            return found
        if found is None or (index + 1 < len(words) and question.read(found).form.name == "ready"):
            return unclear(scene, question)  # nothing can follow `ready`
        answers.append(
            (int(question.kind), found)
            if index < left
            else _for_non_player_lord(question.read(found)["order"])
        )
    return TypedAnswers(tuple(answers))


def _for_non_player_lord(order: int) -> tuple[int, int]:
    return asks.PICK_NON_PLAYER_ORDER, asks.ASKS[asks.PICK_NON_PLAYER_ORDER].option(ORDERS, order=order)


def _answer(scene: Scene, question: Question, words: Sequence[str]) -> int | Unclear | None:
    """Parse one answer: a word, a number, or a name."""
    if len(words) == 1:
        found = _number(question, words[0])
        if found is None:
            found = _word(scene, question, words[0])
        if found is not None:
            return found
    return _name(question, words, list(_vocabulary(scene, question)))


def _word(scene: Scene, question: Question, word: str) -> int | None:
    """Parse yes and no, stop and done; any declining word declines if the question allows it."""
    known = typed_words(scene.narrator)
    if question.definition.has(EXECUTE) and word in known.words(EXECUTE):
        return asks.EXECUTE
    declining = [form for form in WORDED if form != EXECUTE]
    if known.form(word, (*declining, NOTHING)) is None:
        return None
    forms = [form.name for form in question.definition.forms if form.name in declining]
    return question.definition.option(forms[0]) if forms else None


def _number(question: Question, word: str) -> int | None:
    """Parse a number of the board if the question uses such, else one of the list."""
    form, number = question.read(question.options[0]).form, parse_number(word)
    if form.name in ("cell", "plan-tile"):
        return _chosen(question, form, cell_of(word))
    if form.name in COUNTS:
        return _chosen(question, form, number)
    if form.name in (ORDERS, "target", "spy"):
        return _chosen(question, form, number - board_offset(question.read(question.options[0])))
    return question.options[number - 1] if 1 <= number <= len(question.options) else None


def _chosen(question: Question, form: AnswerForm, value: int | None) -> int | None:
    """Return the option of a form with one field, if the field allows the value."""
    field = form.fields[0]
    if value is None or not field.first <= value < field.first + field.size:
        return None
    return question.definition.option(form.name, **{field.name: value})


def cell_of(word: str) -> int | None:
    """Parse a cell by its number, or as column and row: `c2`."""
    if 1 <= parse_number(word) <= CELLS:
        return parse_number(word) - 1
    if re.fullmatch(r"[a-e][1-4]", word):
        place = ("abcde".index(word[0]), int(word[1]) - 1)
        return list(zip(CELL_COLUMNS, CELL_ROWS, strict=True)).index(place)
    return None


# names


def names_of(scene: Scene, field: Field, value: int) -> list[str]:
    """List a thing's names: in the player's language and its English key; for rooms also a letter."""
    letters = [symbols.ROOMS[value]] if field.kind == ROOM.kind else []
    return [symbols.named(scene.narrator, field, value), field.words[value], *letters]


def _parts(scene: Scene, question: Question) -> Iterator[tuple[str, int]]:
    """Yield parts of wages: `pay goblin food`."""
    known = typed_words(scene.narrator)
    for part, wage in enumerate(WAGE_PARTS):
        for creature in range(CREATURE.size):
            option = question.definition.option("is-paid", part=part, creature=creature)
            for name in names_of(scene, CREATURE, creature):
                phrases = product(known.words("pay"), known.words(f"wage-{wage}"))
                yield from ((f"{pay} {name} {what}", option) for pay, what in phrases)


def _vocabulary(scene: Scene, question: Question) -> Iterator[tuple[str, int]]:
    """Yield names with their options."""
    known: set[str] = set()
    for form in question.definition.forms:
        if [field.kind for field in form.fields] in ([kind] for kind in NAMED):
            yield from _named(scene, question, form, form.fields[0].kind not in known)
            known.add(form.fields[0].kind)
        elif form.name == "is-paid":
            yield from _parts(scene, question)
        elif form.name == "plan-tile":
            for word in typed_words(scene.narrator).words(form.name):
                options = (question.definition.option(form.name, cell=cell) for cell in range(CELLS))
                yield from ((f"{word} {cell}", option) for cell, option in enumerate(options, 1))
    if question.kind in TEXT_ONLY:
        yield from (
            (scene.narrator.option(question, option, scene.view), option) for option in question.options
        )


def _named(scene: Scene, question: Question, form: AnswerForm, alone: bool) -> Iterator[tuple[str, int]]:
    """Yield all names of a form, alone and in the form's phrase."""
    field = form.fields[0]
    for value in range(field.first, field.first + field.size):
        option = question.definition.option(form.name, **{field.name: value})
        for name in names_of(scene, field, value):
            yield from [(name, option)] if alone else []
            words = typed_words(scene.narrator).words(form.name) if form.name in PHRASES else ()
            yield from ((f"{word} {name}", option) for word in words)


def _name(question: Question, words: Sequence[str], known: list[tuple[str, int]]) -> int | Unclear | None:
    """Find the option for words or their beginnings; legal options take precedence."""
    spelled = [(symbols.split(name), name, option) for name, option in known]
    exact = {option for parts, _, option in spelled if parts == list(words)}
    if exact:
        return min(exact)
    fitting = {option: name for parts, name, option in spelled if symbols.begins(words, parts)}
    legal = {option: name for option, name in fitting.items() if option in question.options} or fitting
    if len(legal) > 1:
        return Unclear("board-unclear-which", {"names": ", ".join(sorted(set(legal.values())))})
    return next(iter(legal), None)


def words_of(scene: Scene, question: Question) -> list[str]:
    """List the words and names that a question accepts."""
    known = typed_words(scene.narrator)
    words = [word for form in (*WORDED, *PHRASES, NOTHING) for word in known.words(form)]
    named = [symbols.named(scene.narrator, ROOM, room) for room in scene.view.room_offer]
    named += [name for name, _ in _vocabulary(scene, question)]
    return [
        *words,
        LOOK,
        *scene.narrator.say("board-word-look").split(),
        *(word for name in named for word in name.split()),
    ]


# rooms and attacks


def _build(scene: Scene, question: Question, words: Sequence[str]) -> TypedAnswers | Unclear:
    """Parse `a 8` or `mint 8`; the room alone is enough if it has one cell."""
    if len(words) == 1 and _word(scene, question, words[0]) is not None:
        return _result(scene, question, asks.BUILD_NOTHING)
    cell = cell_of(words[-1]) if len(words) > 1 else None
    room = _room(scene, words if cell is None else words[:-1])
    if room is None:
        return unclear(scene, question)
    cells = [cell] if cell is not None else _open_cells(question, room) or [0]  # the engine says why not
    if len(cells) > 1:
        texts = ", ".join(str(cell + 1) for cell in cells)
        return Unclear(
            "board-room-cells", {"room": symbols.named(scene.narrator, ROOM, room), "cells": texts}
        )
    return _result(scene, question, question.definition.option("build", room=room, cell=cells[0]))


def _open_cells(question: Question, room: int) -> list[int]:
    answers = [question.read(option) for option in question.options]
    return [answer["cell"] for answer in answers if answer.form.name == "build" and answer["room"] == room]


def _room(scene: Scene, words: Sequence[str]) -> int | None:
    if len(words) == 1 and len(words[0]) == 1 and words[0] in symbols.ROOMS:
        return symbols.ROOMS.index(words[0])
    fitting = [room for room in range(ROOM.size) if _is_called(scene, ROOM, room, words)]
    return next((room for room in fitting if room in scene.view.room_offer), fitting[0] if fitting else None)


def _is_called(scene: Scene, field: Field, value: int, words: Sequence[str]) -> bool:
    names = [name for name in names_of(scene, field, value) if len(name) > 1]
    return any(symbols.begins(words, symbols.split(name)) for name in names)


def _attack(scene: Scene, question: Question, words: Sequence[str]) -> TypedAnswers | Unclear:
    """Parse a number of the list, or a creature, its attack (a, b) and its target: `witch b 2`."""
    if len(words) == 1 and parse_number(words[0]) >= 0:
        return _result(scene, question, _number(question, words[0]))
    ways = ["ab".index(word) for word in words[1:] if word in ("a", "b")]
    places = [parse_number(word) - 1 for word in words[1:] if parse_number(word) > 0]
    creature = _attacker(scene, [word for word in words if word not in ("a", "b") and parse_number(word) < 0])
    if creature is None or (places and places[0] >= MAX_ADVENTURERS):
        return unclear(scene, question)
    meant = {"creature": creature}
    meant |= {"alternative": ways[0]} if ways else {}
    meant |= {"target": places[0]} if places else {}
    return _attack_meant(scene, question, meant)


def _attack_meant(scene: Scene, question: Question, meant: dict[str, int]) -> TypedAnswers | Unclear:
    """Find the one matching attack; if none matches, the engine explains why."""
    fitting = [
        option
        for option in question.options
        if all(question.read(option)[name] == value for name, value in meant.items())
    ]
    if len(fitting) > 1:
        texts = "; ".join(scene.narrator.option(question, option, scene.view) for option in fitting)
        return Unclear("board-unclear-which", {"names": texts})
    whole_answer = {"alternative": 0, "target": 0, **meant}
    return _result(
        scene, question, fitting[0] if fitting else question.definition.option("attack", **whole_answer)
    )


def _attacker(scene: Scene, words: Sequence[str]) -> int | None:
    creatures = range(ATTACKER.size)
    return next((kind for kind in creatures if words and _is_called(scene, ATTACKER, kind, words)), None)
