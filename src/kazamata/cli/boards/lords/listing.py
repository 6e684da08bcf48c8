"""What can be done, what to type for it, and how to type it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.lords import signs
from kazamata.cli.boards.lords.people import ALONE
from kazamata.core.asks import Ask
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue.locations import space_of
from kazamata.games.lords.grid import CELLS
from kazamata.games.lords.packs import KINDS, lowest
from kazamata.games.lords.state import COMBAT, NO_TILE
from kazamata.words.lords import attack_in, effects

ORDERS: Final = (asks.KEEP_ORDER, asks.CHOOSE_ORDER, asks.PICK_FOR_PUPPET, asks.RETRIEVE_ORDER)
COUNTS: Final = (asks.MINE_GOLD, asks.PAY_TAXES, asks.FACE_INSPECTION)
PLACES: Final = (asks.AIM_TRAP, asks.AIM_AGAIN)
TRAPS: Final = (asks.DISCARD_TRAP, asks.GIVE_TRAP, asks.LOSE_TRAP, asks.SPRING_TRAP)
CREATURES: Final = (asks.HIRE_CREATURE, asks.FEED_DEMON, asks.PICK_MONSTER, asks.FACE_HUNT)

WIDE: Final = 120
TYPED: Final = 9
"""So many columns stand before the text of an option."""
YES: Final = "y"
NO: Final = "n"
STOP: Final = "stop"
NONE: Final = "no"
DONE: Final = "done"
READY: Final = "ready"
WORDS: Final = {
    (asks.DIG_TUNNEL, asks.STOP_DIGGING): STOP,
    (asks.HIRE_CREATURE, asks.HIRE_NOBODY): NONE,
    (asks.BUILD_ROOM, asks.BUILD_NOTHING): NONE,
    (asks.USE_ROOM, asks.DONE_PRODUCING): DONE,
    (asks.PLAN_BATTLE, asks.PLAN_READY): READY,
    (asks.FACE_HUNT, asks.TAKE_EVIL): NONE,
    (asks.EXECUTE_ORDER, asks.EXECUTE): YES,
    (asks.EXECUTE_ORDER, asks.DECLINE): NO,
    (asks.SPY, asks.LOOK_AWAY): NONE,
}
"""Options that are words, whatever the language."""


def picks_tile(scene: Scene, ask: Ask) -> bool:
    """Whether a battle is being planned and its tile is still open."""
    return ask.kind == asks.PLAN_BATTLE and scene.view.lords[ask.seat].plan_tile == NO_TILE


def token(scene: Scene, ask: Ask, option: int) -> str:
    """What to type for an option: a word, a number that is on the board, or its number in the list."""
    kind = int(ask.kind)
    if (kind, option) in WORDS:
        return WORDS[kind, option]
    if kind in COUNTS:
        return str(option)
    if kind in ORDERS or kind in PLACES or kind in (asks.SPY, asks.DIG_TUNNEL) or picks_tile(scene, ask):
        return str(option + 1)
    if kind == asks.BUILD_ROOM:
        return f"{signs.ROOMS[option // CELLS]} {option % CELLS + 1}"
    if kind == asks.USE_ROOM:
        return signs.ROOMS[option]
    return str(list(ask.options).index(option) + 1)


def option_text(scene: Scene, ask: Ask, option: int) -> str:
    """An option in words, with what a newcomer wants to know about it."""
    text = scene.wording.option(int(ask.kind), option, scene.view)
    further = details(scene, int(ask.kind), option)
    return f"{text} ({further})" if further else text


def details(scene: Scene, kind: int, option: int) -> str:
    """What a creature, a trap, a room or a space costs and does."""
    view, wording = scene.view, scene.wording
    box = view.terms.box
    if (kind, option) in PRICED:
        return PRICED[kind, option](scene)
    if (kind, option) in WORDS:
        return ""
    if kind in (asks.HIRE_CREATURE, asks.PAY_WAGES) and option < KINDS:
        return signs.creature_text(wording, box.creatures[option])
    if kind in TRAPS:
        return signs.snare_text(wording, box.traps[option].snare(max(1, view.year)))
    if kind == asks.USE_ROOM:
        return signs.room_text(wording, box.rooms[option]).split(",")[0]
    if kind != asks.PLAN_BATTLE or option < asks.PLAN_TRAP:
        return ""
    if option < asks.PLAN_CREATURE:
        return signs.snare_text(wording, box.traps[option - asks.PLAN_TRAP].snare(view.year))
    return effects.attacks_text(box.creatures[option - asks.PLAN_CREATURE], wording.say)


def _space(scene: Scene) -> str:
    """The price and the reward of the order that is asked about."""
    _, _, location, place = scene.view.road[-1]
    return signs.space_text(space_of(location, place))


def _hunted(scene: Scene) -> str:
    """The evil for whoever gives up no monster."""
    card = scene.view.specials[-1]
    return signs.goods(evil=int(scene.view.terms.box.specials[card].amount))


def _pacified(scene: Scene) -> str:
    """The evil for whoever lets his monsters fight on."""
    card = scene.view.city[scene.view.fight - 1]
    return signs.goods(evil=int(scene.view.terms.box.spells[card].amount))


def _paid_again(scene: Scene) -> str:
    """The price of the monster that a Suggestion is about."""
    kind = int(lowest(scene.view.road[-1][1]))
    return signs.creature_price(scene.view.terms.box.creatures[kind])


PRICED: Final[dict[tuple[int, int], Callable[[Scene], str]]] = {
    (asks.EXECUTE_ORDER, asks.EXECUTE): _space,
    (asks.FACE_HUNT, asks.TAKE_EVIL): _hunted,
    (asks.FACE_PEACE, asks.BEAR_IT): _pacified,
    (asks.FACE_SUGGESTION, asks.BEAR_IT): _paid_again,
}
"""Options whose price stands elsewhere on the table."""


def listing(scene: Scene, ask: Ask) -> list[tuple[str, str]]:
    """What to type and what it does; on the lowest screens a line each."""
    lines = _listing(scene, ask)
    if scene.terse < ALONE:
        return lines
    return [(typed, signs.cut(text, scene.width - TYPED)) for typed, text in lines]


def _listing(scene: Scene, ask: Ask) -> list[tuple[str, str]]:
    """Cells are marked in the dungeon, orders stand in the hand: they are not told one by one."""
    kind = int(ask.kind)
    if kind == asks.CHOOSE_ORDER or kind in COUNTS:
        return []
    if kind == asks.BUILD_ROOM:
        return _rooms(scene, ask)
    if kind == asks.ATTACK_WITH and scene.terse >= ALONE:
        return _attacks(scene, ask)
    if kind in ORDERS and scene.terse >= ALONE:
        texts = (option_text(scene, ask, int(option)) for option in ask.options)
        return [(", ".join(token(scene, ask, int(option)) for option in ask.options), ", ".join(texts))]
    options = [int(option) for option in ask.options]
    cells = [option for option in options if option < CELLS]
    if kind == asks.DIG_TUNNEL or picks_tile(scene, ask):
        lines = [(", ".join(str(cell + 1) for cell in cells), scene.wording.say("board-cells"))]
        options = [option for option in options if option >= CELLS]
    else:
        lines = []
    return lines + [(token(scene, ask, option), option_text(scene, ask, option)) for option in options]


def _attacks(scene: Scene, ask: Ask) -> list[tuple[str, str]]:
    """A line for each way of attacking, its targets behind it: `3–5` by place in line."""
    numbered = list(enumerate((int(option) for option in ask.options), 1))
    lines: list[tuple[str, str]] = []
    for _, same in groupby(numbered, lambda one: one[1] // asks.MOST_ADVENTURERS):
        ways = list(same)
        first, option = ways[0]
        if len(ways) == 1:
            lines.append((str(first), option_text(scene, ask, option)))
            continue
        party = scene.view.lords[ask.seat].party
        targets = ", ".join(
            f"{number}={signs.adventurer_short(scene.wording, scene.view, *party[way % asks.MOST_ADVENTURERS])}"
            for number, way in ways
        )
        attack = effects.attack_text(attack_in(scene.view, option), scene.wording.say)
        name = signs.NAMES.creature(scene.wording.catalogue, option // 10)
        lines.append((f"{first}–{ways[-1][0]}", f"{name}: {attack}: {targets}"))
    return lines


def _rooms(scene: Scene, ask: Ask) -> list[tuple[str, str]]:
    """Each room with the cells that are open to it."""
    cells: dict[int, list[str]] = {}
    for option in ask.options:
        if option < asks.BUILD_NOTHING:
            cells.setdefault(int(option) // CELLS, []).append(str(int(option) % CELLS + 1))
    say, words = scene.wording.say, scene.wording.catalogue
    lines = [
        (
            signs.ROOMS[room],
            say("board-room-cells", room=signs.NAMES.room(words, room), cells=", ".join(places))
            + f" ({signs.room_text(scene.wording, scene.view.terms.box.rooms[room])})",
        )
        for room, places in cells.items()
    ]
    return [*lines, (NONE, option_text(scene, ask, asks.BUILD_NOTHING))]


def hand(scene: Scene) -> Text | None:
    """The viewer's secrets: orders that can be chosen, and traps."""
    view, say = scene.view, scene.wording.say
    if view.viewer < 0:
        return None
    own = view.lords[view.viewer]
    parts: list[str] = []
    if scene.terse >= ALONE and scene.ask is not None and scene.ask.kind == asks.PLAN_BATTLE:
        return None  # the list names the traps
    if scene.ask is not None and scene.ask.kind == asks.CHOOSE_ORDER:
        parts.append(say("board-hand-orders", orders=_orders(scene, own.hand)))
        chosen = [order for order in own.slots if order >= 0]
        parts += [say("board-chosen", orders=_orders(scene, chosen))] if chosen else []
    if own.trap_count or view.phase == COMBAT:
        parts.append(f"{signs.TRAP} {signs.traps(scene.wording, own.traps)}")
    return Text("; ".join(parts)) if parts else None


def _orders(scene: Scene, orders: Sequence[int]) -> str:
    """Orders by number; with their names where the screen is wide."""
    if scene.width < WIDE:
        return " ".join(str(order + 1) for order in orders)
    words = scene.wording.catalogue
    return ", ".join(f"{order + 1} {signs.NAMES.order(words, order)}" for order in orders)


def invitation(scene: Scene, ask: Ask) -> str:
    """How to type an answer; on a screen that is wide enough also how to look at things."""
    text, more = _how_to_type(scene, ask), scene.wording.say("board-type-look")
    return f"{text} {more}" if len(text) + len(more) < scene.width else text


def _how_to_type(scene: Scene, ask: Ask) -> str:
    """How to type an answer, with an example that works."""
    say, kind = scene.wording.say, int(ask.kind)
    example = token(scene, ask, int(ask.options[0]))
    if kind == asks.CHOOSE_ORDER:
        left = sum(order < 0 for order in scene.view.lords[ask.seat].slots)
        several = " ".join(token(scene, ask, int(option)) for option in ask.options[:left])
        return say("board-type-orders", example=example, several=several)
    if kind == asks.EXECUTE_ORDER:
        return say("board-type-yes-no", yes=YES, no=NO)
    if kind in COUNTS:
        return say("board-type-count", most=int(ask.options[-1]))
    if kind == asks.DIG_TUNNEL:
        return say("board-type-dig", example=example, stop=STOP)
    if kind == asks.BUILD_ROOM:
        return say("board-type-build", example=example)
    if kind == asks.PLAN_BATTLE and not picks_tile(scene, ask):
        return say("board-type-plan", example=" ".join(dict.fromkeys((example, READY))))
    return say("board-type-list", example=example)


MANUAL: Final = ("orders", "names", "dig", "build", "plan", "attack", "words", "look")


def manual(scene: Scene) -> list[str]:
    return [scene.wording.say(f"board-manual-{key}") for key in MANUAL]


LEGEND: Final = (
    ("goods", f"{signs.GOLD} {signs.FOOD} {signs.IMP} {signs.TRAP} {signs.EVIL} {signs.GOOD} {signs.PREY}"),
    ("space", "A 1$→2♣"),
    ("people", "A B C D  x y"),
    ("mark", signs.MARK),
    ("tiles", f"[ 8 ]  [ 8a]  {signs.LOST} 8 {signs.LOST}  8"),
    ("targets", f"{signs.TARGET} {signs.CHOSEN}"),
    ("adventurers", f"{signs.HEALTH} {signs.TRAP} {signs.HEALING} {signs.MAGIC}"),
    ("out", signs.KNOCKED_OUT),
    ("orders", f"? ! {signs.SHUT}"),
    ("cubes", "■"),
)


def legend(scene: Scene) -> list[str]:
    return [f"{shown}   {scene.wording.say(f'board-sign-{key}')}" for key, shown in LEGEND]
