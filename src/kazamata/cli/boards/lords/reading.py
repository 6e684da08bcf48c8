"""What somebody typed, as answers: numbers, names in any language spoken here, or a few plain words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from kazamata.cli.boards.board import Plan, Scene, Told, Unclear
from kazamata.cli.boards.lords import signs
from kazamata.cli.boards.lords.listing import (
    COUNTS,
    CREATURES,
    DONE,
    NO,
    NONE,
    ORDERS,
    PLACES,
    READY,
    STOP,
    TRAPS,
    WORDS,
    YES,
    picks_tile,
)
from kazamata.cli.boards.lords.look import is_look, look
from kazamata.core.asks import Ask
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.locations import LOCATION_KEYS, LOCATIONS
from kazamata.games.lords.grid import CELLS, COLUMNS
from kazamata.games.lords.packs import KINDS

NEGATIONS: Final = (NO, NONE, STOP, DONE, READY, "none", "nothing", "nobody", "end", "-", "0")
"""Any of these declines whatever can be declined."""
YESES: Final = (YES, "yes", "execute")
SERIES: Final = (asks.CHOOSE_ORDER, asks.DIG_TUNNEL, asks.PLAN_BATTLE)
"""Questions that are asked again: several answers may be typed at once."""
TEXT_ONLY: Final = (asks.FACE_PEACE, asks.FACE_SUGGESTION, asks.RELEASE_PRISONER)
PAIRED: Final = {
    asks.PAY_WAGES: ("pay {}", "fire {}"),
    asks.FACE_STRIKE: ("strike {}", *(f"pay {{}} {part}" for part in asks.WAGE_PARTS)),
}
"""Questions with several answers a creature, each in words of its own; a name alone means the first."""


def whole(word: str) -> int:
    """A word as a number, -1 if it is none."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= 4 else -1


def read(scene: Scene, ask: Ask, text: str) -> Plan | Told | Unclear:
    """The answers to the question that is open, or a look at something."""
    words = [word for word in re.split(r"[\s,;:→>+_]+", signs.fold(text)) if word]
    kind = int(ask.kind)
    if not words:
        return unclear(scene, ask)
    if is_look(scene, words[0]):
        return look(scene, " ".join(text.split()[1:]))
    if kind == asks.BUILD_ROOM:
        return _build(scene, ask, words)
    if kind == asks.ATTACK_WITH:
        return _attack(scene, ask, words)
    one = _answer(scene, ask, words)
    if one is None and kind in SERIES:
        return _series(scene, ask, words)
    return _result(scene, ask, kind, one)


def _result(scene: Scene, ask: Ask, kind: int, found: int | Unclear | None) -> Plan | Unclear:
    if found is None:
        return unclear(scene, ask)
    return found if isinstance(found, Unclear) else Plan(((kind, found),))


def unclear(scene: Scene, ask: Ask) -> Unclear:
    """What could have been typed."""
    kind = int(ask.kind)
    if kind in ORDERS:
        return Unclear("board-unclear-order", {"most": LOCATIONS})
    if kind == asks.DIG_TUNNEL or picks_tile(scene, ask):
        return Unclear("board-unclear-cell", {"most": CELLS})
    if kind in COUNTS:
        return Unclear("board-type-count", {"most": int(ask.options[-1])})
    if kind == asks.EXECUTE_ORDER:
        return Unclear("board-type-yes-no", {"yes": YES, "no": NO})
    if kind == asks.BUILD_ROOM:
        return Unclear("board-unclear-room")
    return Unclear("board-unclear-list", {"most": len(ask.options)})


def _series(scene: Scene, ask: Ask, words: Sequence[str]) -> Plan | Unclear:
    """Several answers: each word is one; at two seats the order after the last slot is the puppet's."""
    kind, left = int(ask.kind), _slots_left(scene, ask)
    most = left + (scene.view.terms.seats == 2)
    if len(words) > most:
        return Unclear("board-unclear-many", {"most": most})
    answers: list[tuple[int, int]] = []
    for place, word in enumerate(words):
        found = _answer(scene, ask, [word])
        if found is None:
            return unclear(scene, ask)
        if isinstance(found, Unclear):
            return found
        if found == asks.PLAN_READY and kind == asks.PLAN_BATTLE and place + 1 < len(words):
            return unclear(scene, ask)  # nobody plans a round that is not there yet
        answers.append((asks.PICK_FOR_PUPPET if place >= left else kind, found))
    return Plan(tuple(answers))


def _slots_left(scene: Scene, ask: Ask) -> int:
    if ask.kind != asks.CHOOSE_ORDER:
        return 1000
    return sum(order < 0 for order in scene.view.lords[ask.seat].slots)


def _answer(scene: Scene, ask: Ask, words: Sequence[str]) -> int | Unclear | None:
    """One answer: a word of its own, a number, or a name."""
    kind = int(ask.kind)
    if len(words) == 1:
        found = _number(scene, ask, words[0])
        if found is None:
            found = _word(ask, words[0])
        if found is not None:
            return found
    return _name(ask, words, list(_vocabulary(scene, ask, kind)))


def _word(ask: Ask, word: str) -> int | None:
    """Yes and no, stop and done."""
    kind = int(ask.kind)
    if kind == asks.EXECUTE_ORDER and word in YESES:
        return asks.EXECUTE
    if word not in NEGATIONS:
        return None
    return next((option for (which, option), text in WORDS.items() if which == kind and text != YES), None)


def _number(scene: Scene, ask: Ask, word: str) -> int | None:
    """A number of the board where the question is about such, else one of the list."""
    kind, number = int(ask.kind), whole(word)
    if kind == asks.DIG_TUNNEL or picks_tile(scene, ask):
        return cell_of(word)
    if kind in COUNTS:
        return number if 0 <= number <= _span(kind) else None
    if kind in ORDERS:
        return number - 1 if 1 <= number <= LOCATIONS else None
    if kind in PLACES or kind == asks.SPY:
        return number - 1 if 1 <= number <= _span(kind) + 1 else None
    return ask.options[number - 1] if 1 <= number <= len(ask.options) else None


def _span(kind: int) -> int:
    return int(asks.ASKS[kind].span) - 1


def cell_of(word: str) -> int | None:
    """A cell by its number, or as column and row: `c2`."""
    if 1 <= whole(word) <= CELLS:
        return whole(word) - 1
    if re.fullmatch(r"[a-e][1-4]", word):
        return (int(word[1]) - 1) * COLUMNS + "abcde".index(word[0])
    return None


# names


def _vocabulary(scene: Scene, ask: Ask, kind: int) -> Iterator[tuple[str, int]]:
    """Names with the options they stand for: those of the player's language, and the English ones."""
    words, box, names = scene.wording.catalogue, scene.view.terms.box, signs.NAMES
    if kind in ORDERS:
        for order, key in enumerate(LOCATION_KEYS):
            yield from ((names.order(words, order), order), (key, order))
    base = asks.PLAN_TRAP if kind == asks.PLAN_BATTLE else 0
    if kind in TRAPS or kind == asks.PLAN_BATTLE:
        for trap, snare in enumerate(box.traps):
            yield from ((names.trap(words, trap), base + trap), (snare.key, base + trap))
    base = asks.PLAN_CREATURE if kind == asks.PLAN_BATTLE else 0
    if kind in CREATURES or kind == asks.PLAN_BATTLE:
        for creature, row in enumerate(box.creatures):
            yield from ((names.creature(words, creature), base + creature), (row.key, base + creature))
    if kind == asks.USE_ROOM:
        for room, tile in enumerate(box.rooms):
            yield from ((names.room(words, room), room), (tile.key, room), (signs.ROOMS[room], room))
    if kind == asks.PLAN_BATTLE:
        yield from ((f"cell {cell + 1}", cell) for cell in range(CELLS))
    if kind in PAIRED:
        yield from _pairs(scene, PAIRED[kind])
    if kind in TEXT_ONLY:
        yield from ((scene.wording.option(kind, option, scene.view), option) for option in ask.options)


def _pairs(scene: Scene, phrases: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    for creature, row in enumerate(scene.view.terms.box.creatures):
        for name in (signs.NAMES.creature(scene.wording.catalogue, creature), row.key):
            yield name, creature
            yield from ((said.format(name), place * KINDS + creature) for place, said in enumerate(phrases))


def _name(ask: Ask, words: Sequence[str], known: list[tuple[str, int]]) -> int | Unclear | None:
    """The option that is meant by words or their beginnings; what is possible comes before what is not."""
    spelled = [(signs.split(name), name, option) for name, option in known]
    exact = {option for parts, _, option in spelled if parts == list(words)}
    if exact:
        return min(exact)
    fitting = {option: name for parts, name, option in spelled if signs.begins(words, parts)}
    legal = {option: name for option, name in fitting.items() if option in ask.options} or fitting
    if len(legal) > 1:
        return Unclear("board-unclear-which", {"names": ", ".join(sorted(set(legal.values())))})
    return next(iter(legal), None)


# rooms and attacks


def _build(scene: Scene, ask: Ask, words: Sequence[str]) -> Plan | Unclear:
    """`a 8`, `mint 8`; a room alone is enough where it has one cell."""
    kind = asks.BUILD_ROOM
    if _word(ask, words[0]) is not None and len(words) == 1:
        return Plan(((kind, asks.BUILD_NOTHING),))
    cell = cell_of(words[-1]) if len(words) > 1 else None
    named = words if cell is None else words[:-1]
    room = _room(scene, named)
    if room is None:
        return unclear(scene, ask)
    if cell is not None:
        return Plan(((kind, room * CELLS + cell),))
    open_cells = [int(o) for o in ask.options if o < asks.BUILD_NOTHING and o // CELLS == room]
    if len(open_cells) > 1:
        cells = ", ".join(str(option % CELLS + 1) for option in open_cells)
        name = signs.NAMES.room(scene.wording.catalogue, room)
        return Unclear("board-room-cells", {"room": name, "cells": cells})
    return Plan(((kind, open_cells[0] if open_cells else room * CELLS),))


def _room(scene: Scene, words: Sequence[str]) -> int | None:
    if len(words) == 1 and len(words[0]) == 1 and words[0] in signs.ROOMS:
        return signs.ROOMS.index(words[0])
    shop = [int(room) for room in scene.view.shop]
    known = []
    for room, row in enumerate(scene.view.terms.box.rooms):
        known += [(signs.NAMES.room(scene.wording.catalogue, room), room), (row.key, room)]
    fitting = sorted({room for name, room in known if signs.begins(words, signs.split(name))})
    return next((room for room in fitting if room in shop), fitting[0] if fitting else None)


def _attack(scene: Scene, ask: Ask, words: Sequence[str]) -> Plan | Unclear:
    """A number of the list, or a creature, its way of attacking (a, b) and its target: `witch b 2`."""
    kind = asks.ATTACK_WITH
    if len(words) == 1 and whole(words[0]) >= 0:
        return _result(scene, ask, kind, _number(scene, ask, words[0]))
    ways = [word for word in words[1:] if word in ("a", "b")]
    places = [whole(word) for word in words[1:] if whole(word) > 0]
    named = [word for word in words if word not in ways and whole(word) < 0]
    creature = _name_of_attacker(scene, named)
    if creature is None or (places and places[0] > asks.MOST_ADVENTURERS):
        return unclear(scene, ask)
    fitting = [int(option) for option in ask.options if option // 10 == creature]
    if ways:
        fitting = [option for option in fitting if option % 10 // 5 == "ab".index(ways[0])]
    if places:
        fitting = [option for option in fitting if option % 5 == places[0] - 1]
    if len(fitting) > 1:
        texts = "; ".join(scene.wording.option(kind, option, scene.view) for option in fitting)
        return Unclear("board-unclear-which", {"names": texts})
    meant = creature * 10 + 5 * ("b" in ways) + (places[0] - 1 if places else 0)
    return Plan(((kind, fitting[0] if fitting else meant),))


def _name_of_attacker(scene: Scene, words: Sequence[str]) -> int | None:
    if not words:
        return None
    for creature in range(KINDS + 1):
        names = [signs.NAMES.creature(scene.wording.catalogue, creature)]
        names += [scene.view.terms.box.creatures[creature].key] if creature < KINDS else ["sheep"]
        if any(signs.begins(words, signs.split(name)) for name in names):
            return creature
    return None
