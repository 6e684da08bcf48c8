"""Parse input as answers: one or several numbers, the beginning of a name, `II 4`, `look 3`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from kazamata.cli.boards.board import InfoReply, PickedCard, Scene, TypedAnswers, Unclear
from kazamata.cli.boards.miners import table_drawing
from kazamata.cli.boards.miners.option_list import BY_PLACE, hand_card, meant, typed_form
from kazamata.cli.boards.miners.scene import MinersScene
from kazamata.cli.boards.miners.symbols import NUMERALS
from kazamata.cli.boards.typed_words import fold, typed_words
from kazamata.core.asks import AnswerForm, Question
from kazamata.games.miners.asks import CLIMB
from kazamata.games.miners.cardset import BOARDS
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.geometry import CELLS, ROWS, cell_at, column_of, row_of

LOOK: Final = "look"
MINE: Final = "mine"
SIDES: Final = ("ul", "ur", "l")
CLIMBS: Final = ("left", "right")


def read(scene: Scene, question: Question, text: str) -> TypedAnswers | PickedCard | InfoReply | Unclear:
    """Parse the answers to the open question, or a look at something."""
    words = [word for word in re.split(r"[\s,;:+]+", fold(text)) if word]
    if not words:
        return _unclear(scene, question)
    for name, look in ((LOOK, _look), (MINE, _mine)):
        known = (name, *(fold(word) for word in scene.narrator.say(f"board-word-{name}").split()))
        if words[0] in known and (len(words) > 1 or len(words[0]) > 1):  # a single letter is an answer
            return look(scene, words[1:])
    return _answer(scene, question, words)


def _answer(scene: Scene, question: Question, words: Sequence[str]) -> TypedAnswers | Unclear:
    if len(words) == 2 and question.definition.has("cell"):
        return _cell(scene, question, words)
    if len(words) == 2 and question.definition.has("joint") and words[1] in SIDES:
        return _joint(scene, question, words)
    options = [_option(scene, question, word) for word in words]
    known = [option for option in options if option is not None]
    if len(known) == len(options):
        return TypedAnswers(tuple((int(question.kind), option) for option in known))
    return _named(scene, question, " ".join(words))


def _joint(scene: Scene, question: Question, words: Sequence[str]) -> TypedAnswers | Unclear:
    """Parse `3 ul`: a joint by its card and side."""
    try:
        option = question.definition.option("joint", spot=_whole(words[0]) - 1, side=SIDES.index(words[1]))
    except ValueError:
        return _unclear(scene, question)
    return TypedAnswers(((int(question.kind), int(option)),))


def _whole(word: str) -> int:
    """Parse a word as a number, -1 if it is none."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 3 else -1


def _option(scene: Scene, question: Question, word: str) -> int | None:
    """Return the option for a single number, numeral or letter; it may be illegal."""
    known = typed_words(scene.narrator)
    side = known.form(word, CLIMBS) if question.kind == CLIMB else None
    if side is not None:
        return _climb(scene, question, CLIMBS.index(side))
    plain = known.form(word, [form.name for form in question.definition.forms if not form.fields])
    if plain is not None:
        return int(question.definition.option(plain))
    form = next(form for form in question.definition.forms if form.fields)
    number = _number(scene, form, word)
    if form.name in BY_PLACE:
        return int(question.options[number - 1]) if 1 <= number <= len(question.options) else None
    if form.name == "card":
        hand = MinersScene(scene).hand()
        return (
            int(question.definition.option("card", card=hand[number - 1]))
            if 1 <= number <= len(hand)
            else None
        )
    field = form.fields[0]
    value = meant(field, number)
    if number < 0 or not field.first <= value < field.first + field.size:
        return None
    return int(question.definition.option(form.name, **{field.name: value}))


def _number(scene: Scene, form: AnswerForm, word: str) -> int:
    """Parse a number, a numeral for a deck, or the letter of a faction; -1 if it is none."""
    if form.name == "deck" and word.upper() in NUMERALS[1:4]:
        return NUMERALS.index(word.upper())
    if form.name == "faction" and len(word) == 1 and word.isalpha():
        seen = MinersScene(scene)
        letters = [seen.letter(faction).lower() for faction in range(len(FACTIONS))]
        return letters.index(fold(word)) + 1 if fold(word) in letters else -1
    return _whole(word)


def _climb(scene: Scene, question: Question, side: int) -> int:
    """Return the option for the left or right card above."""
    cells = MinersScene(scene).own.mine.cells
    return int(sorted(question.options, key=lambda option: cells[question.read(option)["spot"]])[side])


def _cell(scene: Scene, question: Question, words: Sequence[str]) -> TypedAnswers | Unclear:
    """Parse `II 4`: a cell by row and column, as in the rules."""
    numeral, column = words[0].upper(), words[1]
    row = NUMERALS.index(numeral) if numeral in NUMERALS[1:] else _whole(words[0])
    if 1 <= row <= ROWS and re.fullmatch(r"[-−]?[0-9]{1,2}", column):
        cell = int(cell_at(row, int(column.replace("−", "-"))))
        same = 0 <= cell < CELLS and (row_of(cell), column_of(cell)) == (row, int(column.replace("−", "-")))
        if same:
            return TypedAnswers(((int(question.kind), int(question.definition.option("cell", cell=cell))),))
    return Unclear("board-unclear-cell")


def _named(scene: Scene, question: Question, text: str) -> TypedAnswers | Unclear:
    """Find an option by the beginning of its name or of a word in it."""
    found = matching(candidates(scene, question), text)
    if len(found) == 1:
        return TypedAnswers(((int(question.kind), found[0][0]),))
    if found:
        names = ", ".join(name for _, name in found[:4])
        return Unclear("board-unclear-which", {"text": text, "names": names})
    return _unclear(scene, question)


def candidates(scene: Scene, question: Question) -> list[tuple[int, str]]:
    """List the named candidates: cards of the hand or the mine, boards, factions; otherwise the options."""
    seen, row = MinersScene(scene), question.definition
    if row.has("card"):
        return [(int(row.option("card", card=card)), seen.name(card)) for card in seen.hand()]
    if row.has("spot"):
        cards = enumerate(seen.own.mine.cards)
        return [(int(row.option("spot", spot=spot)), seen.name(card)) for spot, card in cards]
    if row.has("board"):
        names = [(board, f"{seen.board(board)} {seen.track(board)}") for board in range(BOARDS)]
        return [(int(row.option("board", board=board)), name) for board, name in names]
    if row.has("faction"):
        names = [(number, seen.say(f"faction-{name}")) for number, name in enumerate(FACTIONS)]
        return [(int(row.option("faction", faction=number)), name) for number, name in names]
    return []


def words_of(scene: Scene, question: Question) -> list[str]:
    """List words for answers without a name, words for `look`, and names."""
    known = typed_words(scene.narrator)
    words = [word for form in question.definition.forms for word in known.words(form.name)]
    words += [
        word for name in (LOOK, MINE) for word in (name, *scene.narrator.say(f"board-word-{name}").split())
    ]
    return words + [word for _, name in candidates(scene, question) for word in name.split()]


def matching(named: Iterable[tuple[int, str]], text: str) -> list[tuple[int, str]]:
    """Find names, or words in them, with this beginning; an exact match beats longer names."""
    wanted, among = fold(text), list(named)
    equal = [one for one in among if fold(one[1]) == wanted]
    starting = [one for one in among if f" {wanted}" in f" {fold(one[1])}"]
    return equal or starting


def _unclear(scene: Scene, question: Question) -> Unclear:
    tokens = [typed_form(scene, question, int(option)) for option in question.options]
    return Unclear("board-unclear", {"tokens": ", ".join(tokens)})


def _look(scene: Scene, words: Sequence[str]) -> InfoReply | Unclear:
    """Parse `look` (everything), `look 3` (the third card of hand and mine) or `look tea` (that card)."""
    if not words:
        return InfoReply(table_drawing.whole_table(scene), True)
    seen, number = MinersScene(scene), _whole(words[0])
    texts = []
    for spot, kind in enumerate(seen.hand()):
        if number == spot + 1 or (number < 0 and matching([(0, seen.name(kind))], " ".join(words))):
            texts.append(f"{seen.say('your-hand')}: {hand_card(seen, kind, True)}")
    for spot, kind in enumerate(seen.own.mine.cards):
        if number == spot + 1 or (number < 0 and matching([(0, seen.name(kind))], " ".join(words))):
            texts.append(f"{seen.say('board-mine')}: {table_drawing.placed_text(seen, kind, spot)}")
    return InfoReply("\n".join(texts)) if texts else Unclear("board-unclear-look")


def _mine(scene: Scene, words: Sequence[str]) -> InfoReply | Unclear:
    """Parse `mine` (the viewer's mine), `mine 2` or `mine anna` (another player's)."""
    seats = len(MinersScene(scene).view.seats)
    if not words:
        return InfoReply(table_drawing.whole_mine(scene, int(scene.view.viewer)), True)
    named = matching(((seat, scene.narrator.seat(seat)) for seat in range(seats)), " ".join(words))
    number = _whole(words[0]) - 1
    if 0 <= number < seats and len(words) == 1:
        return InfoReply(table_drawing.whole_mine(scene, number), True)
    return (
        InfoReply(table_drawing.whole_mine(scene, named[0][0]), True)
        if named
        else Unclear("board-unclear-seat")
    )
