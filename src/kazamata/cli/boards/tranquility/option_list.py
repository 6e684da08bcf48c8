"""The options in few lines: each card with its cells and prices, other actions by letter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.tranquility.card_request import picks
from kazamata.cli.boards.typed_words import typed
from kazamata.core.asks import Question
from kazamata.games.tranquility.asks import (
    CALL_COMPASS,
    DUEL_TURN,
    MOVE_ROCKS,
    OFFER_CARDS,
    PLACE_ROCKS,
    PLACE_STORM,
    TAKE_OPEN_CARD,
    TAKE_TURN,
)
from kazamata.games.tranquility.cards import FINISH, MONSTER, START, is_island

ROW_ASKS: Final = (PLACE_STORM, PLACE_ROCKS, MOVE_ROCKS)
WORDED: Final = (
    "discard-two", "play-start", "play-finish", "discard-hand", "stop", "rocks-stay", "unseen",
)  # fmt: skip
"""Answers that are a single word."""
ISLAND_FORM: Final = "play-island"
ON_CELLS: Final = ("play-monster", "turn-card")
"""Answers that are a word and a cell."""
CARD_FORMS: Final = {FINISH: "play-finish", START: "play-start", MONSTER: "play-monster"}
"""Cards without a number; the word that plays them is their name."""
PAY: Final = "pay"
TO: Final = "to"
"""Words that may stand before cards, and between a card and its cell."""


def option_text(scene: Scene, ask: Question, option: int) -> str:
    """Describe an option; an island with its price."""
    return scene.wording.option(ask, option, scene.view)


def worded(ask: Question) -> dict[str, int]:
    """Return the answers that are a word, each with its option."""
    return {
        form.name: int(ask.definition.option(form.name))
        for form in ask.definition.forms
        if form.name in WORDED
    }


def token(scene: Scene, ask: Question, option: int) -> str:
    """Return what to type for an option."""
    if ask.kind == CALL_COMPASS:
        return str(list(ask.options).index(option) + 1)
    answer, words = ask.read(option), typed(scene.wording)
    form = answer.form.name
    if form in WORDED:
        return words.first(form)
    if form == "card":
        card = answer["card"]
        return str(card) if is_island(card) else words.first(CARD_FORMS[card])
    spelled = [field.to_text(value) for field, value in zip(answer.form.fields, answer.values, strict=True)]
    return " ".join([*([words.first(form)] if form in ON_CELLS else []), *spelled])


def words(scene: Scene) -> list[str]:
    """List all words that are valid at this table."""
    known = typed(scene.wording)
    return [word for form in (*WORDED, *ON_CELLS, PAY) for word in known.words(form)]


def listing(scene: Scene, ask: Question) -> list[tuple[str, str]]:
    """List what to type and its effect."""
    if ask.kind not in (TAKE_TURN, DUEL_TURN):
        return _plain_listing(scene, ask)
    lines = _islands(scene, ask)
    for form, option in worded(ask).items():
        if option in ask.options:
            lines.append((typed(scene.wording).first(form), scene.wording.option(ask, option, scene.view)))
    return lines + _cell_actions(scene, ask)


def _islands(scene: Scene, ask: Question) -> list[tuple[str, str]]:
    """List every island of the hand with its available cells; nothing if another action is forced."""
    spots, say = placements(ask), scene.wording.say
    if not spots:
        return []
    hand = dict.fromkeys(card for card in scene.view.seats[scene.view.viewer].hand if is_island(card))
    cells = {card: places(spots.get(card, [])) for card in hand}
    return [
        (str(c), say("board-cells", cells=text) if text else say("board-no-cell"))
        for c, text in cells.items()
    ]


def _plain_listing(scene: Scene, ask: Question) -> list[tuple[str, str]]:
    """List only options with a letter or a meaning; cards and numbers explain themselves."""
    if ask.kind == OFFER_CARDS:
        return []
    shown = [(token(scene, ask, option), option) for option in ask.options]
    if ask.kind != CALL_COMPASS:
        shown = [(word, option) for word, option in shown if not word.isdigit()]
    return [(word, scene.wording.option(ask, option, scene.view)) for word, option in shown]


def _cell_actions(scene: Scene, ask: Question) -> list[tuple[str, str]]:
    """List monsters and turning in one line each, because any placed island is a target."""
    if ask.kind != TAKE_TURN:
        return []
    forms = {ask.read(option).form.name for option in ask.options}
    return [
        (f"{typed(scene.wording).first(form)} N", scene.wording.say(f"board-{form}"))
        for form in ON_CELLS
        if form in forms
    ]


def placements(ask: Question) -> dict[int, list[tuple[int, int]]]:
    """Return the cells (counted from 1) and prices of each placeable island."""
    spots: dict[int, list[tuple[int, int]]] = {}
    if not ask.has_fact("price"):
        return spots
    for option, price in ask.facts_by_option("price").items():
        answer = ask.read(option)
        if answer.form.name == ISLAND_FORM:
            spots.setdefault(answer["card"], []).append((answer["cell"] + 1, price))
    return spots


def places(spots: Sequence[tuple[int, int]]) -> str:
    """Format cells briefly: neighbours of one price together, with the cards they cost: `9–14, 15 (−3)`."""
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


def invitation(scene: Scene, ask: Question) -> str:
    """Explain how to answer, with an example that works."""
    say = scene.wording.say
    if ask.kind in (TAKE_TURN, DUEL_TURN):
        if scene.picked is not None:
            return say("board-type-cell", card=scene.picked)
        island = next((o for o in ask.options if ask.read(o).form.name == ISLAND_FORM), None)
        if island is None:
            return say("board-type-action", example=token(scene, ask, ask.options[0]))
        return say("board-type-turn", example=token(scene, ask, island))
    if ask.kind == OFFER_CARDS:
        return say("board-type-offer", most=ask.options[-1])
    if ask.kind in ROW_ASKS:
        return say("board-type-row", rows=", ".join(token(scene, ask, option) for option in ask.options))
    if ask.kind == CALL_COMPASS:
        return say("play-type-number", most=len(ask.options))
    if ask.kind == TAKE_OPEN_CARD:
        return say("board-type-open-card", example=token(scene, ask, ask.options[0]))
    wanted = picks(ask)
    assert wanted is not None, "the other questions want one card each"
    open_cards = list((Counter(wanted.among) - Counter(scene.held)).elements())
    missing = wanted.wanted - len(scene.held)
    example = " ".join(token(scene, ask, card) for card in open_cards[:missing])
    return say("board-type-more" if scene.held else "board-type-cards", example=example, count=missing)


def manual(scene: Scene) -> list[str]:
    """List everything that can be typed at this table, for any question."""
    view, say = scene.view, scene.wording.say
    keys = ["island", "card", "payment", "discard"]
    if view.duel is not None:
        return [say(f"board-manual-{key}") for key in (*keys, "stop", "open-card")]
    keys += ["start", "letters"]
    if view.terms.monster_count or view.terms.variant_row.has_exploration:
        keys.append("monster")
    if view.terms.variant_row.has_sides:
        keys.append("turn")
    if view.terms.has_storms or view.terms.variant_row.has_exploration:
        keys.append("hand")
    return [say(f"board-manual-{key}") for key in keys]
