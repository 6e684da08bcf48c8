"""What can be done: what to type, and what it means; the texts of cards in full or in signs."""

from __future__ import annotations

from typing import Final

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.miners.mine import marks
from kazamata.cli.boards.miners.seen import Seen, at, beside
from kazamata.cli.boards.miners.signs import BARRED
from kazamata.core.asks import Ask
from kazamata.games.miners import asks
from kazamata.games.miners.geometry import LEFT, RIGHT, UPPER_LEFT, UPPER_RIGHT, beyond, row_of
from kazamata.games.miners.mine import JOINT_SIDES
from kazamata.games.miners.steps import codes

FORCED: Final = "f"
STOP: Final = "0"
SEVERAL: Final = (
    asks.KEEP_CARDS, asks.DRAW_CARD, asks.PLACE_MACHINERY, asks.CLEAR_COLLAPSE, asks.DISCARD_SOME, asks.TRIM_HAND,
)  # fmt: skip
"""Questions that are often asked several times: then several answers may be typed at once."""
BY_COUNT: Final = (asks.USE_EFFECT, asks.MOVE_MARKER, asks.BUY_TIMES)
"""Options that are numbers already."""
BY_PLACE: Final = (asks.PLACE_CARD, asks.PLACE_CART)
"""Options that are numbered as they are listed."""


def token(scene: Scene, ask: Ask, option: int) -> str:
    """What to type for an option."""
    kind = int(ask.kind)
    if asks.STOPS.get(kind) == option:
        return STOP
    if kind in asks.CARD_PICKS:
        return FORCED if option == asks.TAKE_FORCED else str(Seen(scene).hand().index(option) + 1)
    if kind in BY_PLACE:
        return str([int(one) for one in ask.options].index(option) + 1)
    return str(option if kind in BY_COUNT else option + 1)


def listing(scene: Scene, ask: Ask, full: bool) -> list[tuple[str, str]]:
    """A line an option; of the hand all cards, those that cannot be chosen with a sign."""
    seen = Seen(scene)
    if ask.kind not in asks.CARD_PICKS:
        return [
            (token(scene, ask, int(option)), described(seen, ask, int(option), full))
            for option in ask.options
        ]
    options = [int(option) for option in ask.options]
    lines = [
        (str(number), ("" if kind in options else f"{BARRED} ") + hand_card(seen, kind, full))
        for number, kind in enumerate(seen.hand(), 1)
    ]
    further = [option for option in options if option == asks.TAKE_FORCED]
    return lines + [(token(scene, ask, option), option_text(seen, ask, option)) for option in further]


def hand_card(seen: Seen, kind: int, full: bool) -> str:
    return f"{seen.head(kind)}: {seen.text(kind) if full else seen.short(kind)}"


def option_text(seen: Seen, ask: Ask, option: int) -> str:
    """An option in words, short enough for a hint."""
    kind = int(ask.kind)
    if kind == asks.PLACE_CARD:
        return cell_text(seen, option)
    if kind == asks.PLACE_CART:
        spot, side = option // JOINT_SIDES, option % JOINT_SIDES
        names = [placed(seen, one) for one in (beside(seen.own.mine, spot, side), spot)]
        return seen.say("board-joint", first=names[0], second=names[1])
    if kind in asks.SPOT_PICKS and asks.STOPS.get(kind) != option:
        return placed(seen, option)
    return seen.scene.wording.option(kind, option, seen.view)


def placed(seen: Seen, spot: int) -> str:
    """A card of the own mine with its number."""
    return f"{seen.name(seen.own.mine.cards[spot])} ({spot + 1})"


def described(seen: Seen, ask: Ask, option: int, full: bool) -> str:
    """An option with what it would bring."""
    text, kind = option_text(seen, ask, option), int(ask.kind)
    if asks.STOPS.get(kind) == option:
        return text
    if kind == asks.PLACE_CARD:
        carts = seen.carts_at(seen.own.mine, placing(seen), option)
        return text + (seen.say("board-carts", full=carts[0], half=carts[1]) if any(carts) else "")
    if kind in (asks.CLIMB, asks.ACTIVATE_CARD):
        card = seen.own.mine.cards[option]
        signs = marks(seen, seen.own.mine, option)
        effects = seen.text(card) if full else seen.short(card)
        return f"{text} {signs}: {effects}".replace(" :", ":")
    if kind in asks.SPOT_PICKS:
        return f"{text} {marks(seen, seen.own.mine, option)}".rstrip()
    if kind in asks.BOARD_PICKS:
        spaces = seen.cards.tracks[seen.view.tracks[option]].spaces
        return f"{text}: " + " ".join(seen.signs.of(space).replace(" ", "") for space in spaces)
    return text


def placing(seen: Seen) -> int:
    """The card that is being placed: the second number of its step."""
    step = seen.own.lane[-1]
    assert step[0] == codes.PLACE_CARD
    return step[2]


def cell_text(seen: Seen, cell: int) -> str:
    """A cell by the cards around it: `row II, below X and Y`."""
    mine, row = seen.own.mine, int(row_of(cell))
    if row > 1:
        key, sides = _below(seen, cell)
    else:
        key, sides = _in_row(seen, cell)
    names = [seen.name(mine.cards[spot]) + f" ({spot + 1})" for spot in sides]
    values = dict(zip(("first", "second"), names, strict=False))
    return seen.say(f"board-cell-{key}", row=seen.level(row), **values)


def _below(seen: Seen, cell: int) -> tuple[str, list[int]]:
    left, right = (at(seen.own.mine, int(beyond(cell, side))) for side in (UPPER_LEFT, UPPER_RIGHT))
    if left >= 0 and right >= 0:
        return "below-both", [left, right]
    return ("lower-right", [left]) if left >= 0 else ("lower-left", [right])


def _in_row(seen: Seen, cell: int) -> tuple[str, list[int]]:
    """Row I: between two cards, beside one, or with a gap (IM-A1)."""
    mine = seen.own.mine
    left, right = (at(mine, int(beyond(cell, side))) for side in (LEFT, RIGHT))
    if left >= 0 and right >= 0:
        return "between", [left, right]
    if left >= 0 or right >= 0:
        return ("right", [left]) if left >= 0 else ("left", [right])
    for key, side in (("gap-right", LEFT), ("gap-left", RIGHT)):
        far = at(mine, int(beyond(beyond(cell, side), side)))
        if far >= 0:
            return key, [far]
    return "first", []


def invitation(scene: Scene, ask: Ask) -> str:
    """How to type an answer, with an example that works."""
    say = scene.wording.say
    example = token(scene, ask, int(ask.options[0]))
    if ask.kind == asks.CHOOSE_CARD and asks.TAKE_FORCED in ask.options:
        return say("board-type-forced", example=example)
    left = more(Seen(scene), ask)
    if left > 1:
        tokens = [token(scene, ask, int(option)) for option in ask.options]
        return say("board-type-several", example=" ".join((tokens * left)[: min(left, 4)]), most=left)
    named = ask.kind in (*asks.CARD_PICKS, *asks.SPOT_PICKS, *asks.BOARD_PICKS, asks.NAME_FACTION)
    return say("board-type-one" if named else "board-type-number", example=example)


def more(seen: Seen, ask: Ask) -> int:
    """How many answers of this kind may be typed at once."""
    if ask.kind not in SEVERAL:
        return 1
    if ask.kind == asks.TRIM_HAND:
        return len(seen.own.hand) - 8
    return int(seen.own.lane[-1][2])


def manual(scene: Scene) -> list[str]:
    """All that can be typed at this table."""
    keys = ("number", "name", "several", "cell", "deck", "faction", "stop", "look", "mine")
    return [scene.wording.say(f"board-manual-{key}") for key in keys]
