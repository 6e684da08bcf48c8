"""The options, and how to type them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.lords import symbols
from kazamata.cli.boards.lords.lord_rows import LOW
from kazamata.cli.boards.typed_words import typed_words
from kazamata.core.asks import Answer, Question
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.locations import space_of
from kazamata.games.lords.fields import CREATURE, ORDER, ROOM
from kazamata.games.lords.state import COMBAT, SLOTS
from kazamata.words.lords import attack_of, descriptions

WIDE: Final = 120
TYPED: Final = 9
"""The columns before the text of an option."""
EXECUTE: Final = "execute"
WORDED: Final = (
    "stop-digging", "hire-nobody", "build-nothing", "done-producing", "ready", "take-evil", EXECUTE, "decline",
    "look-away",
)  # fmt: skip
"""Answers that are words."""
ORDERS: Final = "order"
ON_BOARD: Final = (ORDERS, "target", "spy", "cell", "plan-tile")
"""Answers that are numbers shown on the board."""
COUNTS: Final = ("mine", "pay-gold")


def first_form(question: Question) -> str:
    """Return the form of the first option; in most questions all options share it."""
    return question.read(question.options[0]).form.name


def picks_tile(question: Question) -> bool:
    """Whether the viewer plans a battle and its tile is not yet chosen."""
    return first_form(question) == "plan-tile"


def typed_form(scene: Scene, question: Question, option: int) -> str:
    """Return what to type for an option: a word, a number on the board, or its number in the list."""
    answer = question.read(option)
    form = answer.form.name
    if form in WORDED:
        return typed_words(scene.narrator).first(form)
    if form in COUNTS:
        return str(answer["count"])
    if form in ON_BOARD:
        return str(answer.values[0] + board_offset(answer))
    if form == "build":
        return f"{symbols.ROOMS[answer['room']]} {answer['cell'] + 1}"
    return symbols.ROOMS[answer["room"]] if form == "room" else str(list(question.options).index(option) + 1)


def board_offset(answer: Answer) -> int:
    """Return the offset from a value to the board's number; the board counts from 1, orders too."""
    return 1 if answer.form.name == ORDERS else int(answer.form.fields[0].display_offset)


def option_text(scene: Scene, question: Question, option: int) -> str:
    """Describe an option, with details for newcomers."""
    text = scene.narrator.option(question, option, scene.view)
    further = details(scene, question, option)
    return f"{text} ({further})" if further else text


def details(scene: Scene, question: Question, option: int) -> str:
    """Describe the price and effect of a creature, a trap, a room or a space."""
    answer, narrator, box = question.read(option), scene.narrator, scene.view.terms.box
    form, year = answer.form.name, max(1, scene.view.year)
    if form == "execute":
        return symbols.space_text(space_of(question.fact("order"), question.fact("place")))
    if form in ("take-evil", "gain-evil", "pay-again"):
        return symbols.price_of(question, option)
    if form == "pay" or (form == "creature" and question.kind == asks.HIRE_CREATURE):
        attacks = descriptions.attacks_text(box.creatures[answer["creature"]], narrator.say)
        return f"{symbols.price_of(question, option)} – {attacks}"
    if form == "trap":
        return symbols.snare_text(narrator, box.traps[answer["trap"]].effect_in(year))
    if form == "room":
        return symbols.room_text(narrator, box.rooms[answer["room"]]).split(",")[0]
    if form == "plan-trap":
        return symbols.priced(
            symbols.price_of(question, option),
            descriptions.damage_text(box.traps[answer["trap"]].effect_in(year), narrator.say),
        )
    if form == "plan-creature":
        return descriptions.attacks_text(box.creatures[answer["creature"]], narrator.say)
    return ""


def option_list(scene: Scene, question: Question) -> list[tuple[str, str]]:
    """List what to type and its effect; on the lowest screens one line each."""
    lines = _listing(scene, question)
    if scene.terse < LOW:
        return lines
    return [(word, symbols.truncate(text, scene.width - TYPED)) for word, text in lines]


def _listing(scene: Scene, question: Question) -> list[tuple[str, str]]:
    """List the options, except orders and counts, or in short form on low screens."""
    form, low = first_form(question), scene.terse >= LOW
    if question.kind == asks.CHOOSE_ORDER or form in COUNTS:
        return []
    if question.kind == asks.BUILD_ROOM:
        return _rooms(scene, question)
    if form == "attack" and low:
        return _attacks(scene, question)
    if form == ORDERS and low:
        texts = (option_text(scene, question, option) for option in question.options)
        return [
            (", ".join(typed_form(scene, question, option) for option in question.options), ", ".join(texts))
        ]
    return _lines(scene, question)


def _lines(scene: Scene, question: Question) -> list[tuple[str, str]]:
    """List one line per option; cells share one."""
    cells = [
        option for option in question.options if question.read(option).form.name in ("cell", "plan-tile")
    ]
    lines = [
        (typed_form(scene, question, option), option_text(scene, question, option))
        for option in question.options
        if option not in cells
    ]
    if not cells:
        return lines
    return [
        (", ".join(typed_form(scene, question, cell) for cell in cells), scene.narrator.say("board-cells")),
        *lines,
    ]


def _attacks(scene: Scene, question: Question) -> list[tuple[str, str]]:
    """List one line per attack with its targets: `3–5` by place in line."""
    numbered = [(number, option, question.read(option)) for number, option in enumerate(question.options, 1)]
    lines: list[tuple[str, str]] = []
    for _, same in groupby(numbered, lambda one: (one[2]["creature"], one[2]["alternative"])):
        ways = list(same)
        first, option, answer = ways[0]
        if len(ways) == 1:
            lines.append((str(first), option_text(scene, question, option)))
            continue
        targets = ", ".join(f"{number}={_aimed_at(scene, question, way)}" for number, _, way in ways)
        attack = descriptions.attack_text(attack_of(answer, scene.view.terms.box), scene.narrator.say)
        name = symbols.named(scene.narrator, CREATURE, answer["creature"])
        lines.append((f"{first}–{ways[-1][0]}", f"{name}: {attack}: {targets}"))
    return lines


def _aimed_at(scene: Scene, question: Question, answer: Answer) -> str:
    member = scene.view.lords[question.seat].party[answer["target"]]
    return symbols.adventurer_short(scene.narrator, scene.view, *member)


def _rooms(scene: Scene, question: Question) -> list[tuple[str, str]]:
    """List each room with its available cells."""
    cells: dict[int, list[str]] = {}
    for answer in (question.read(option) for option in question.options):
        if answer.form.name == "build":
            cells.setdefault(answer["room"], []).append(str(answer["cell"] + 1))
    lines = [(symbols.ROOMS[room], _room(scene, room, places)) for room, places in cells.items()]
    nothing = typed_words(scene.narrator).first("build-nothing")
    return [*lines, (nothing, option_text(scene, question, asks.BUILD_NOTHING))]


def _room(scene: Scene, room: int, places: list[str]) -> str:
    name = symbols.named(scene.narrator, ROOM, room)
    text = symbols.room_text(scene.narrator, scene.view.terms.box.rooms[room])
    return f"{scene.narrator.say('board-room-cells', room=name, cells=', '.join(places))} ({text})"


def hand(scene: Scene) -> Text | None:
    """Show the viewer's private parts: available orders, and traps."""
    view, say = scene.view, scene.narrator.say
    if view.viewer < 0:
        return None
    own = view.lords[view.viewer]
    parts: list[str] = []
    if scene.terse >= LOW and scene.question is not None and scene.question.kind == asks.PLAN_BATTLE:
        return None  # the list names the traps
    if scene.question is not None and scene.question.kind == asks.CHOOSE_ORDER:
        parts.append(say("board-hand-orders", orders=_orders(scene, own.hand)))
        chosen = [order for order in own.slots if order >= 0]
        parts += [say("board-chosen", orders=_orders(scene, chosen))] if chosen else []
    if own.trap_count or view.phase == COMBAT:
        parts.append(f"{symbols.TRAP} {symbols.traps(scene.narrator, own.traps)}")
    return Text("; ".join(parts)) if parts else None


def _orders(scene: Scene, orders: Sequence[int]) -> str:
    """List orders by number; on wide screens with names."""
    if scene.width < WIDE:
        return " ".join(str(order + 1) for order in orders)
    return ", ".join(f"{order + 1} {symbols.named(scene.narrator, ORDER, order)}" for order in orders)


def input_hint(scene: Scene, question: Question) -> str:
    """Explain how to answer; on wide screens also how to look at things."""
    text, more = _how_to_type(scene, question), scene.narrator.say("board-type-look")
    both = f"{text.rstrip('.')}; {more}"
    return both if len(both) <= scene.width else text


def _how_to_type(scene: Scene, question: Question) -> str:
    """Explain how to answer, with an example that works."""
    say, form, words = scene.narrator.say, first_form(question), typed_words(scene.narrator)
    example = typed_form(scene, question, question.options[0])
    if question.kind == asks.CHOOSE_ORDER:
        several = " ".join(
            typed_form(scene, question, option) for option in question.options[: slots_left(question)]
        )
        return say("board-type-orders", example=example, several=several)
    if question.kind == asks.EXECUTE_ORDER:
        return say("board-type-yes-no", yes=words.first(EXECUTE), no=words.first("decline"))
    if form in COUNTS:
        return say("board-type-count", most=most_counted(question))
    if form == "cell":
        return say("board-type-dig", example=example, stop=words.first("stop-digging"))
    if question.kind == asks.BUILD_ROOM:
        return say("board-type-build", example=example, nothing=words.first("build-nothing"))
    if question.kind == asks.PLAN_BATTLE and not picks_tile(question):
        ready = words.first("ready")
        return say("board-type-plan", example=" ".join(dict.fromkeys((example, ready))), ready=ready)
    return say("board-type-list", example=example)


def slots_left(question: Question) -> int:
    """Return how many order slots are still empty."""
    return SLOTS - question.fact("slot")


def most_counted(question: Question) -> int:
    return max(question.read(option)["count"] for option in question.options)


MANUAL: Final = ("orders", "names", "dig", "build", "plan", "attack", "words", "look")


def manual(scene: Scene) -> list[str]:
    return [scene.narrator.say(f"board-manual-{key}") for key in MANUAL]


LEGEND: Final = (
    (
        "goods",
        f"{symbols.GOLD} {symbols.FOOD} {symbols.IMP} {symbols.TRAP} {symbols.EVIL} {symbols.GOOD} {symbols.PREY}",
    ),
    ("space", "A 1$→2♣"),
    ("people", "A B C D  x y"),
    ("mark", symbols.MARK),
    ("tiles", f"[ 8 ]  [ 8a]  {symbols.LOST} 8 {symbols.LOST}  8"),
    ("targets", f"{symbols.TARGET} {symbols.CHOSEN}"),
    ("adventurers", f"{symbols.HEALTH} {symbols.TRAP} {symbols.HEALING} {symbols.MAGIC}"),
    ("out", symbols.KNOCKED_OUT),
    ("orders", f"? ! {symbols.SHUT}"),
    ("cubes", "■"),
    ("row", f"[5]ab  2: 9{symbols.HEALTH}  {symbols.PRISON}1"),
)


def legend(scene: Scene) -> list[str]:
    return [f"{shown}   {scene.narrator.say(f'board-sign-{key}')}" for key, shown in LEGEND]
