"""The options in few lines: each card with its cells and prices, other actions by letter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.tranquility.card_request import card_request
from kazamata.cli.boards.typed_words import typed_words
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


def option_text(scene: Scene, question: Question, option: int) -> str:
    """Describe an option; an island with its price."""
    return scene.narrator.option(question, option, scene.view)


def worded(question: Question) -> dict[str, int]:
    """Return the answers that are a word, each with its option."""
    return {
        form.name: int(question.definition.option(form.name))
        for form in question.definition.forms
        if form.name in WORDED
    }


def typed_form(scene: Scene, question: Question, option: int) -> str:
    """Return what to type for an option."""
    if question.kind == CALL_COMPASS:
        return str(list(question.options).index(option) + 1)
    answer, words = question.read(option), typed_words(scene.narrator)
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
    known = typed_words(scene.narrator)
    return [word for form in (*WORDED, *ON_CELLS, PAY) for word in known.words(form)]


def option_list(scene: Scene, question: Question) -> list[tuple[str, str]]:
    """List what to type and its effect."""
    if question.kind not in (TAKE_TURN, DUEL_TURN):
        return _plain_listing(scene, question)
    lines = _islands(scene, question)
    for form, option in worded(question).items():
        if option in question.options:
            lines.append(
                (typed_words(scene.narrator).first(form), scene.narrator.option(question, option, scene.view))
            )
    return lines + _cell_actions(scene, question)


def _islands(scene: Scene, question: Question) -> list[tuple[str, str]]:
    """List every island of the hand with its available cells; nothing if another action is forced."""
    spots, say = placements(question), scene.narrator.say
    if not spots:
        return []
    hand = dict.fromkeys(card for card in scene.view.seats[scene.view.viewer].hand if is_island(card))
    cells = {card: places(spots.get(card, [])) for card in hand}
    return [
        (str(c), say("board-cells", cells=text) if text else say("board-no-cell"))
        for c, text in cells.items()
    ]


def _plain_listing(scene: Scene, question: Question) -> list[tuple[str, str]]:
    """List only options with a letter or a meaning; cards and numbers explain themselves."""
    if question.kind == OFFER_CARDS:
        return []
    shown = [(typed_form(scene, question, option), option) for option in question.options]
    if question.kind != CALL_COMPASS:
        shown = [(word, option) for word, option in shown if not word.isdigit()]
    return [(word, scene.narrator.option(question, option, scene.view)) for word, option in shown]


def _cell_actions(scene: Scene, question: Question) -> list[tuple[str, str]]:
    """List monsters and turning in one line each, because any placed island is a target."""
    if question.kind != TAKE_TURN:
        return []
    forms = {question.read(option).form.name for option in question.options}
    return [
        (f"{typed_words(scene.narrator).first(form)} N", scene.narrator.say(f"board-{form}"))
        for form in ON_CELLS
        if form in forms
    ]


def placements(question: Question) -> dict[int, list[tuple[int, int]]]:
    """Return the cells (counted from 1) and prices of each placeable island."""
    spots: dict[int, list[tuple[int, int]]] = {}
    if not question.has_fact("price"):
        return spots
    for option, price in question.facts_by_option("price").items():
        answer = question.read(option)
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


def input_hint(scene: Scene, question: Question) -> str:
    """Explain how to answer, with an example that works."""
    say = scene.narrator.say
    if question.kind in (TAKE_TURN, DUEL_TURN):
        if scene.picked_card is not None:
            return say("board-type-cell", card=scene.picked_card)
        island = next((o for o in question.options if question.read(o).form.name == ISLAND_FORM), None)
        if island is None:
            return say("board-type-action", example=typed_form(scene, question, question.options[0]))
        return say("board-type-turn", example=typed_form(scene, question, island))
    if question.kind == OFFER_CARDS:
        return say("board-type-offer", most=question.options[-1])
    if question.kind in ROW_ASKS:
        return say(
            "board-type-row",
            rows=", ".join(typed_form(scene, question, option) for option in question.options),
        )
    if question.kind == CALL_COMPASS:
        return say("play-type-number", most=len(question.options))
    if question.kind == TAKE_OPEN_CARD:
        return say("board-type-open-card", example=typed_form(scene, question, question.options[0]))
    wanted = card_request(question)
    assert wanted is not None, "the other questions want one card each"
    open_cards = list((Counter(wanted.among) - Counter(scene.named_cards)).elements())
    missing = wanted.wanted - len(scene.named_cards)
    example = " ".join(typed_form(scene, question, card) for card in open_cards[:missing])
    return say("board-type-more" if scene.named_cards else "board-type-cards", example=example, count=missing)


def manual(scene: Scene) -> list[str]:
    """List everything that can be typed at this table, for any question."""
    view, say = scene.view, scene.narrator.say
    keys = ["island", "card", "payment", "discard"]
    if view.duel is not None:
        return [say(f"board-manual-{key}") for key in (*keys, "stop", "open-card")]
    keys += ["start", "letters"]
    if view.terms.monster_count or view.terms.variant_row.has_exploration:
        keys.append("monster")
    if view.terms.variant_row.has_sides:
        keys.append("turn")
    if view.terms.has_compasses:
        keys.append("hand")
    return [say(f"board-manual-{key}") for key in keys]
