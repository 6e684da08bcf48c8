"""What can be done, in few lines: each card with its cells and prices, other actions by their letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.tranquility.picking import picks
from kazamata.cli.boards.tranquility.sea import cost, islands_of
from kazamata.core.asks import Ask
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.asks import (
    CALL_COMPASS,
    DUEL_TURN,
    GIVE_CARDS,
    MOVE_ROCKS,
    OFFER_CARDS,
    PLACE_ROCKS,
    PLACE_STORM,
    TAKE_OPEN_CARD,
    TAKE_TURN,
)
from kazamata.games.tranquility.cards import FINISH, MONSTER, START, is_island
from kazamata.games.tranquility.variants import DAY_AND_NIGHT, PYRAMID

ROW_ASKS: Final = (PLACE_STORM, PLACE_ROCKS, MOVE_ROCKS)
CARD_LETTERS: Final = {FINISH: "f", START: "s", MONSTER: "m"}
STAY: Final = "stay"
STOP: Final = "stop"
UNSEEN: Final = "u"
TURN_LETTERS: Final = {
    asks.DISCARD_TWO: "d",
    asks.PLAY_START: "s",
    asks.PLAY_FINISH: "f",
    asks.DISCARD_HAND: "h",
}
DUEL_LETTERS: Final = {asks.DISCARD_TWO: "d", asks.STOP: STOP}


def option_text(scene: Scene, ask: Ask, option: int) -> str:
    """An option in words, an island with its price."""
    placement = islands_of(int(ask.kind), option)
    if placement is None:
        return scene.wording.option(int(ask.kind), option, scene.view)
    card, cell = placement
    say = scene.wording.say
    return say("option-play-island-cost", card=str(card), cell=cell + 1, cost=cost(scene.view, card, cell))


def letters_of(kind: int) -> dict[int, str]:
    """The letters of the actions of a turn that need no place."""
    return {TAKE_TURN: TURN_LETTERS, DUEL_TURN: DUEL_LETTERS}.get(kind, {})


def token(ask: Ask, option: int) -> str:
    """What to type for an option."""
    kind = int(ask.kind)
    if kind in (TAKE_TURN, DUEL_TURN):
        return _turn_token(kind, option)
    if kind == OFFER_CARDS:
        return str(option)
    if kind in ROW_ASKS:
        return STAY if kind == MOVE_ROCKS and option == asks.ROCKS_STAY else str(option + 1)
    if kind == CALL_COMPASS:
        return str(list(ask.options).index(option) + 1)
    return UNSEEN if kind == GIVE_CARDS and option == asks.UNSEEN else card_token(option)


def card_token(card: int) -> str:
    return str(card) if is_island(card) else CARD_LETTERS[card]


def _turn_token(kind: int, option: int) -> str:
    placement = islands_of(kind, option)
    if placement is not None:
        return f"{placement[0]} {placement[1] + 1}"
    if option in letters_of(kind):
        return letters_of(kind)[option]
    if option < asks.TURN_CARD:
        return f"m {option - asks.PLAY_MONSTER + 1}"
    return f"t {option - asks.TURN_CARD + 1}"


def listing(scene: Scene, ask: Ask) -> list[tuple[str, str]]:
    """What to type and what it does."""
    if ask.kind not in (TAKE_TURN, DUEL_TURN):
        return _plain_listing(scene, ask)
    lines = _islands(scene, ask)
    letters = letters_of(int(ask.kind))
    for option in ask.options:
        if option in letters:
            lines.append((letters[option], scene.wording.option(ask.kind, option, scene.view)))
    return lines + _cell_actions(scene, ask)


def _islands(scene: Scene, ask: Ask) -> list[tuple[str, str]]:
    """Every island of the hand with the cells that are open to it; nothing where another action is forced."""
    spots, say = placements(scene, ask), scene.wording.say
    if not spots:
        return []
    hand = dict.fromkeys(card for card in scene.view.seats[scene.view.viewer].hand if is_island(card))
    cells = {card: places(spots.get(card, [])) for card in hand}
    return [
        (str(c), say("board-cells", cells=text) if text else say("board-no-cell"))
        for c, text in cells.items()
    ]


def _plain_listing(scene: Scene, ask: Ask) -> list[tuple[str, str]]:
    """Cards of the hand and numbers speak for themselves; only what has a letter or a meaning is listed."""
    if ask.kind == OFFER_CARDS:
        return []
    shown = [(token(ask, option), option) for option in ask.options]
    if ask.kind != CALL_COMPASS:
        shown = [(typed, option) for typed, option in shown if not typed.isdigit()]
    return [(typed, scene.wording.option(ask.kind, option, scene.view)) for typed, option in shown]


def _cell_actions(scene: Scene, ask: Ask) -> list[tuple[str, str]]:
    """Monsters and turning go to any placed island: one line each."""
    if ask.kind != TAKE_TURN:
        return []
    lines: list[tuple[str, str]] = []
    options = list(ask.options)
    if any(asks.PLAY_MONSTER <= option < asks.TURN_CARD for option in options):
        lines.append(("m N", scene.wording.say("board-play-monster")))
    if any(asks.TURN_CARD <= option < asks.PLAY_ISLAND for option in options):
        lines.append(("t N", scene.wording.say("board-turn-card")))
    return lines


def placements(scene: Scene, ask: Ask) -> dict[int, list[tuple[int, int]]]:
    """For each island that can be placed its cells (counted from 1) and their prices."""
    spots: dict[int, list[tuple[int, int]]] = {}
    for option in ask.options:
        placement = islands_of(int(ask.kind), int(option))
        if placement is not None:
            card, cell = placement
            spots.setdefault(card, []).append((cell + 1, cost(scene.view, card, cell)))
    return spots


def places(spots: Sequence[tuple[int, int]]) -> str:
    """Cells in short: neighbours of one price together, prices as the cards they take: `9–14, 15 (−3)`."""
    runs: list[tuple[int, int, int]] = []
    for cell, price in sorted(spots):
        if runs and runs[-1][1] == cell - 1 and runs[-1][2] == price:
            runs[-1] = (runs[-1][0], cell, price)
        else:
            runs.append((cell, cell, price))
    return ", ".join(_run(*run) for run in runs)


def _run(first: int, last: int, price: int) -> str:
    cells = str(first) if first == last else f"{first}–{last}"
    return f"{cells} (−{price})" if price else cells


def invitation(scene: Scene, ask: Ask) -> str:
    """How to type an answer, with an example that works."""
    say = scene.wording.say
    if ask.kind in (TAKE_TURN, DUEL_TURN):
        if scene.picked is not None:
            return say("board-type-cell", card=scene.picked)
        island = next((o for o in ask.options if islands_of(int(ask.kind), int(o)) is not None), None)
        if island is None:
            return say("board-type-action", example=token(ask, ask.options[0]))
        return say("board-type-turn", example=token(ask, island))
    if ask.kind == OFFER_CARDS:
        return say("board-type-offer", most=ask.options[-1])
    if ask.kind in ROW_ASKS:
        return say("board-type-row", rows=", ".join(token(ask, option) for option in ask.options))
    if ask.kind == CALL_COMPASS:
        return say("play-type-number", most=len(ask.options))
    if ask.kind == TAKE_OPEN_CARD:
        return say("board-type-open-card", example=token(ask, ask.options[0]))
    wanted = picks(scene, ask)
    assert wanted is not None, "the other questions want one card each"
    open_cards = list((Counter(wanted.among) - Counter(scene.held)).elements())
    missing = wanted.wanted - len(scene.held)
    example = " ".join(token(ask, card) for card in open_cards[:missing])
    return say("board-type-more" if scene.held else "board-type-cards", example=example, count=missing)


def manual(scene: Scene) -> list[str]:
    """All that can be typed at this table, whatever is asked just now."""
    view, say = scene.view, scene.wording.say
    keys = ["island", "card", "payment", "discard"]
    if view.duel is not None:
        return [say(f"board-manual-{key}") for key in (*keys, "stop", "open-card")]
    keys += ["start", "letters"]
    if view.terms.monsters or view.terms.variant == PYRAMID:
        keys.append("monster")
    if view.terms.variant == DAY_AND_NIGHT:
        keys.append("turn")
    if view.terms.storms or view.terms.variant == PYRAMID:
        keys.append("hand")
    return [say(f"board-manual-{key}") for key in keys]
