"""What somebody typed, as answers: a number, several of them, the beginning of a name, `II 4`, `look 3`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from kazamata.cli.boards.board import Picked, Plan, Scene, Told, Unclear
from kazamata.cli.boards.miners import drawing
from kazamata.cli.boards.miners.listing import BY_COUNT, BY_PLACE, FORCED, STOP, hand_card, token
from kazamata.cli.boards.miners.seen import Seen, folded
from kazamata.cli.boards.miners.signs import NUMERALS
from kazamata.core.asks import Ask
from kazamata.games.miners import asks
from kazamata.games.miners.asks import ASKS
from kazamata.games.miners.cardset import BOARDS
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.geometry import CELLS, ROWS, cell_at, column_of, row_of
from kazamata.games.miners.mine import JOINT_SIDES

LOOK: Final = "look"
MINE: Final = "mine"
STOPS: Final = (STOP, "stop")
FORCES: Final = (FORCED, "forced")
SIDES: Final = ("ul", "ur", "l")
CLIMBS: Final = {"l": 0, "r": 1, "left": 0, "right": 1}


def read(scene: Scene, ask: Ask, text: str) -> Plan | Picked | Told | Unclear:
    """The answers to the question that is open, or a look at something."""
    words = [word for word in re.split(r"[\s,;:+]+", text.strip().lower()) if word]
    if not words:
        return _unclear(scene, ask)
    for name, look in ((LOOK, _look), (MINE, _mine)):
        known = (name, *scene.wording.say(f"board-word-{name}").split())
        if words[0] in known and (len(words) > 1 or len(words[0]) > 1):  # a letter alone is an answer
            return look(scene, words[1:])
    return _answer(scene, ask, words)


def _answer(scene: Scene, ask: Ask, words: Sequence[str]) -> Plan | Unclear:
    kind = int(ask.kind)
    if len(words) == 2 and kind == asks.PLACE_CARD:
        return _cell(scene, words)
    if len(words) == 2 and kind == asks.PLACE_CART and words[1] in SIDES and _whole(words[0]) > 0:
        return _one(ask, (_whole(words[0]) - 1) * JOINT_SIDES + SIDES.index(words[1]), scene)
    options = [_option(scene, ask, word) for word in words]
    known = [option for option in options if option is not None]
    if len(known) == len(options):
        return Plan(tuple((kind, option) for option in known))
    return _named(scene, ask, " ".join(words))


def _one(ask: Ask, option: int, scene: Scene) -> Plan | Unclear:
    if 0 <= option < ASKS[int(ask.kind)].span:
        return Plan(((int(ask.kind), option),))
    return _unclear(scene, ask)


def _whole(word: str) -> int:
    """A word as a number, -1 if it is none."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 3 else -1


def _option(scene: Scene, ask: Ask, word: str) -> int | None:
    """The option that a single number, numeral or letter means; it need not be legal."""
    kind, number = int(ask.kind), _whole(word)
    if kind in asks.STOPS and word in STOPS:
        return asks.STOPS[kind]
    if kind in asks.CARD_PICKS:
        return _from_hand(scene, kind, word, number)
    if kind in BY_PLACE:
        return int(ask.options[number - 1]) if 1 <= number <= len(ask.options) else None
    if kind in asks.DECK_PICKS and word.upper() in NUMERALS[1:4]:
        number = NUMERALS.index(word.upper())
    if kind == asks.CLIMB and word in CLIMBS:
        return _climb(scene, ask, CLIMBS[word])
    if kind == asks.NAME_FACTION and len(word) == 1 and word.isalpha():
        seen = Seen(scene)
        letters = [seen.letter(faction).lower() for faction in range(len(FACTIONS))]
        number = letters.index(folded(word)) + 1 if folded(word) in letters else -1
    option = number if kind in BY_COUNT else number - 1
    return option if number >= 0 and 0 <= option < ASKS[kind].span else None


def _from_hand(scene: Scene, kind: int, word: str, number: int) -> int | None:
    if kind == asks.CHOOSE_CARD and word in FORCES:
        return asks.TAKE_FORCED
    hand = Seen(scene).hand()
    return hand[number - 1] if 1 <= number <= len(hand) else None


def _climb(scene: Scene, ask: Ask, side: int) -> int:
    """The left or the right one of the two cards above."""
    cells = Seen(scene).own.mine.cells
    return sorted((int(option) for option in ask.options), key=lambda spot: cells[spot])[side]


def _cell(scene: Scene, words: Sequence[str]) -> Plan | Unclear:
    """`II 4`: a cell by its row and column, as the rules name it."""
    numeral, column = words[0].upper(), words[1]
    row = NUMERALS.index(numeral) if numeral in NUMERALS[1:] else _whole(words[0])
    if 1 <= row <= ROWS and re.fullmatch(r"[-−]?[0-9]{1,2}", column):
        cell = int(cell_at(row, int(column.replace("−", "-"))))
        same = 0 <= cell < CELLS and (row_of(cell), column_of(cell)) == (row, int(column.replace("−", "-")))
        if same:
            return Plan(((asks.PLACE_CARD, cell),))
    return Unclear("board-unclear-cell")


def _named(scene: Scene, ask: Ask, text: str) -> Plan | Unclear:
    """An option by the beginning of its name, or of a word of its name."""
    found = matching(candidates(scene, ask), text)
    if len(found) == 1:
        return Plan(((int(ask.kind), found[0][0]),))
    if found:
        names = ", ".join(name for _, name in found[:4])
        return Unclear("board-unclear-which", {"text": text, "names": names})
    return _unclear(scene, ask)


def candidates(scene: Scene, ask: Ask) -> list[tuple[int, str]]:
    """What can be named: cards of the hand or the mine, boards, factions; otherwise the options."""
    seen, kind = Seen(scene), int(ask.kind)
    if kind in asks.CARD_PICKS:
        return [(card, seen.name(card)) for card in seen.hand()]
    if kind in asks.SPOT_PICKS:
        return [(spot, seen.name(card)) for spot, card in enumerate(seen.own.mine.cards)]
    if kind in asks.BOARD_PICKS:
        return [(board, f"{seen.say(f'board-{board}')} {seen.track(board)}") for board in range(BOARDS)]
    if kind == asks.NAME_FACTION:
        return [(number, seen.say(f"faction-{name}")) for number, name in enumerate(FACTIONS)]
    return []


def matching(named: Iterable[tuple[int, str]], text: str) -> list[tuple[int, str]]:
    """Those whose name, or a word of it, begins like that; an equal name beats longer ones."""
    wanted, among = folded(text), list(named)
    equal = [one for one in among if folded(one[1]) == wanted]
    begun = [one for one in among if f" {wanted}" in f" {folded(one[1])}"]
    return equal or begun


def _unclear(scene: Scene, ask: Ask) -> Unclear:
    tokens = [token(scene, ask, int(option)) for option in ask.options]
    return Unclear("board-unclear", {"tokens": ", ".join(tokens)})


def _look(scene: Scene, words: Sequence[str]) -> Told | Unclear:
    """`look` shows everything with its text, `look 3` the third card of hand and mine, `look tea` that card."""
    if not words:
        return Told(drawing.whole_table(scene), True)
    seen, number = Seen(scene), _whole(words[0])
    texts = []
    for spot, kind in enumerate(seen.hand()):
        if number == spot + 1 or (number < 0 and matching([(0, seen.name(kind))], " ".join(words))):
            texts.append(f"{seen.say('your-hand')}: {hand_card(seen, kind, True)}")
    for spot, kind in enumerate(seen.own.mine.cards):
        if number == spot + 1 or (number < 0 and matching([(0, seen.name(kind))], " ".join(words))):
            texts.append(f"{seen.say('board-mine')}: {drawing.placed_text(seen, kind, spot)}")
    return Told("\n".join(texts)) if texts else Unclear("board-unclear-look")


def _mine(scene: Scene, words: Sequence[str]) -> Told | Unclear:
    """`mine` shows the own mine, `mine 2` or `mine anna` that of somebody else."""
    seats = len(Seen(scene).view.seats)
    if not words:
        return Told(drawing.whole_mine(scene, int(scene.view.viewer)), True)
    named = matching(((seat, scene.wording.seat(seat)) for seat in range(seats)), " ".join(words))
    number = _whole(words[0]) - 1
    if 0 <= number < seats and len(words) == 1:
        return Told(drawing.whole_mine(scene, number), True)
    return Told(drawing.whole_mine(scene, named[0][0]), True) if named else Unclear("board-unclear-seat")
