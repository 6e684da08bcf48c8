"""Common lookups in a view: cards, costs, names, the cell of a spot."""

from __future__ import annotations

from typing import final

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.miners.signs import COIN, FULL, Signs
from kazamata.cli.boards.typed import fold
from kazamata.games.miners.cardset import MineCard
from kazamata.games.miners.effects import CHEAPER_CARDS
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.fields import BOARD_NAMES
from kazamata.games.miners.geometry import neighbour_cell, opposite
from kazamata.games.miners.mine import joint_of
from kazamata.games.miners.sets import cards_of
from kazamata.games.miners.view import MineView, SeatView, View
from kazamata.words.miners import MinersGlossary
from kazamata.words.miners.descriptions import card_text, event_text


@final
class Seen:
    """A scene of Imperial Miners with its words."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view: View = scene.view
        self.say = scene.wording.say
        self.catalogue = scene.wording.catalogue
        self.cards = cards_of(self.view.terms.set)
        self.glossary = MinersGlossary(self.view.terms.set)
        self.signs = Signs(tuple(self.letter(faction) for faction in range(len(FACTIONS))))

    @property
    def own(self) -> SeatView:
        """Return the viewer's seat."""
        return self.view.seats[self.view.viewer]

    def card(self, kind: int) -> MineCard:
        return self.cards.cards[kind]

    def name(self, kind: int) -> str:
        return self.glossary.card(self.catalogue, kind)

    def letter(self, faction: int) -> str:
        """Return the first letter of a faction's name, unique in every language."""
        return fold(self.say(f"faction-{FACTIONS[faction]}"))[0].upper()

    def letters(self, kind: int) -> str:
        return "".join(self.letter(faction) for faction in self.card(kind).factions)

    def level(self, level: int) -> str:
        return self.say(f"level-{level}")

    def text(self, kind: int) -> str:
        return card_text(self.card(kind), self.say)

    def short(self, kind: int) -> str:
        """Return the effects of a card in signs."""
        return self.signs.both(self.card(kind).effects)

    def board(self, board: int) -> str:
        return self.say(f"board-{BOARD_NAMES[board]}")

    def track(self, board: int) -> str:
        return self.glossary.track(self.catalogue, self.view.tracks[board])

    def event(self) -> str:
        """Return the event of the round with its text."""
        number = self.view.revealed_events[-1]
        return (
            f"{self.glossary.event_card(self.catalogue, number)} – "
            f"{event_text(self.cards.events[number], self.say)}"
        )

    def hand(self) -> list[int]:
        """List the kinds in the viewer's hand, each once, in order."""
        return sorted(set(self.own.hand))

    def cost(self, kind: int) -> int:
        """Return the viewer's current cost (IM-16, IM-A26, IM-A27)."""
        less = int(self.own.discount)
        if self.view.revealed_events:
            event = self.cards.events[self.view.revealed_events[-1]]
            less += event.strength if event.modifier == CHEAPER_CARDS else 0
        return max(0, self.card(kind).cost - less)

    def price(self, kind: int) -> str:
        """Format a card's cost, with the current one if it differs: `5→3¢`."""
        printed, now = self.card(kind).cost, self.cost(kind)
        return f"{printed}{COIN}" if printed == now else f"{printed}→{now}{COIN}"

    def head(self, kind: int) -> str:
        """Describe a hand card by level, cost, name, factions and half-carts."""
        return f"{self.short_head(kind)} {carts_text(self.card(kind).carts)}"

    def short_head(self, kind: int) -> str:
        """Describe a hand card by level, cost, name and factions."""
        letters = self.letters(kind)
        count = self.own.hand.count(kind)
        times = f" ×{count}" if count > 1 else ""
        shown = f" [{letters}]" if letters else ""
        return f"{self.level(self.card(kind).level)} {self.price(kind)} {self.name(kind)}{times}{shown}"

    def carts_at(self, mine: MineView, kind: int, cell: int) -> tuple[int, int]:
        """Count the full and half-full carts that a card would make in a cell (IM-23)."""
        full = half = 0
        for side in range(6):
            other = at(mine, int(neighbour_cell(cell, side)))
            if other >= 0:
                there = self.card(mine.cards[other]).carts[int(opposite(side))]
                halves = (self.card(kind).carts[side] + there).count("#")
                full, half = full + (halves == 2), half + (halves == 1)
        return full, half


def carts_text(carts: str) -> str:
    """Format the half-carts of a card from top to bottom: `·●/●·/··`."""
    signs = carts.replace("#", FULL).replace(".", "·")
    return f"{signs[:2]}/{signs[2:4]}/{signs[4:]}"


def at(mine: MineView, cell: int) -> int:
    """Return the spot of the card in a cell; -1 if there is none."""
    return mine.cells.index(cell) if cell in mine.cells else -1


def beside(mine: MineView, spot: int, side: int) -> int:
    """Return the spot of the neighbour at a side; -1 if there is none."""
    return at(mine, int(neighbour_cell(mine.cells[spot], side)))


def joint(mine: MineView, spot: int, side: int) -> int:
    """Return the number of the joint at a side of a card; -1 without a neighbour there."""
    other = beside(mine, spot, side)
    return -1 if other < 0 else int(joint_of(spot, other, side))
