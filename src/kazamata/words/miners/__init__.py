"""The words for the numbers of Imperial Miners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from kazamata.games.miners import asks
from kazamata.games.miners.asks import ASKS
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.cardset import CardSet
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.geometry import SIDE_NAMES, column_of, row_of
from kazamata.games.miners.mine import JOINT_SIDES, NO_SPOT
from kazamata.games.miners.program import SURFACE_EFFECTS
from kazamata.games.miners.sets import HOUSE, cards_of
from kazamata.games.miners.steps import codes
from kazamata.games.miners.view import SeatView, View
from kazamata.words.catalogue import LANGUAGES, Catalogue, catalogue
from kazamata.words.miners.describe import describe

KINDS: Final = {kind.name: number for number, kind in enumerate(ASKS)}
HAND_PICKS: Final = (asks.KEEP_CARDS, asks.TRIM_HAND, asks.DISCARD_SOME)
MINE_PICKS: Final = (
    asks.CLIMB, asks.PLACE_MACHINERY, asks.CLEAR_COLLAPSE, asks.COLLAPSE_CARD, asks.ACTIVATE_CARD,
)  # fmt: skip
BOARD_PICKS: Final = (asks.ENTER_BOARD, asks.CHANGE_BOARD)
LEFT_AT: Final = {codes.KEEP_CARDS: 2, codes.DRAW_CARDS: 2, codes.DISCARD_SOME: 2}
"""Where a step holds how many cards are still to choose."""


@final
class MinersNaming:
    """Names cards, cells, boards and effects; a table with another set of cards takes its own naming."""

    def __init__(self, set_key: str = HOUSE) -> None:
        self.set_key = set_key

    def card(self, catalogue: Catalogue, card: int) -> str:
        """A card of the set that this naming was made for."""
        return self._card(catalogue, cards_of(self.set_key), card)

    def _card(self, catalogue: Catalogue, cards: CardSet, card: int) -> str:
        if not 0 <= card < len(cards.cards):
            return catalogue.say("card-none")
        return self._name(catalogue, cards, "card", cards.cards[card].key)

    def _name(self, catalogue: Catalogue, cards: CardSet, kind: str, key: str) -> str:
        """The name of something: from the catalogue for our own set, from the file for another."""
        if cards.key == HOUSE:
            return catalogue.say(f"{kind}-{key.replace('_', '-')}")
        names = cards.names.get(catalogue.language) or next(iter(cards.names.values()), {})
        return names.get(key, key.replace("_", " ").capitalize())

    def happening(self, catalogue: Catalogue, event: int) -> str:
        """The name of an event card."""
        cards = cards_of(self.set_key)
        return self._name(catalogue, cards, "happening", cards.events[event].key)

    def track(self, catalogue: Catalogue, track: int) -> str:
        cards = cards_of(self.set_key)
        return self._name(catalogue, cards, "track", cards.tracks[track].key)

    def cell(self, catalogue: Catalogue, cell: int) -> str:
        row = catalogue.say(f"level-{row_of(cell)}")
        return catalogue.say("option-cell", row=row, column=str(column_of(cell)))

    def option(
        self, catalogue: Catalogue, kind_name: str, option: int, view: View, names: Sequence[str] = ()
    ) -> str:
        """The text of one option."""
        kind = KINDS[kind_name]
        cards = cards_of(view.terms.set)
        if asks.STOPS.get(kind) == option:
            return catalogue.say("option-stop")
        if kind == asks.CHOOSE_CARD:
            return self._choice(catalogue, cards, option)
        if kind in HAND_PICKS:
            return catalogue.say("option-card", card=self._card(catalogue, cards, option))
        if kind == asks.PLACE_CARD:
            return self.cell(catalogue, option)
        if kind in BOARD_PICKS:
            track = self._name(catalogue, cards, "track", cards.tracks[view.tracks[option]].key)
            return catalogue.say("option-board", board=catalogue.say(f"board-{option}"), track=track)
        if kind == asks.DRAW_CARD or kind == asks.SEEK_FACTION:
            level = catalogue.say(f"level-{option + 1}")
            return catalogue.say("option-deck", level=level, left=view.decks[option])
        if kind == asks.NAME_FACTION:
            return catalogue.say(f"faction-{FACTIONS[option]}")
        if kind == asks.BUY_TIMES:
            return catalogue.say("option-times", count=option)
        if kind == asks.USE_SURFACE:
            return describe(SURFACE_EFFECTS[option], catalogue.say, False)
        return self._own(catalogue, kind, option, view, cards)

    def _choice(self, catalogue: Catalogue, cards: CardSet, option: int) -> str:
        if option == asks.TAKE_FORCED:
            return catalogue.say("option-take-forced")
        name = self._card(catalogue, cards, option)
        return catalogue.say("option-card-cost", card=name, cost=cards.cards[option].cost)

    def _own(self, catalogue: Catalogue, kind: int, option: int, view: View, cards: CardSet) -> str:
        """Options that speak of the viewer's own mine and marker."""
        seat = view.seats[view.viewer]
        if kind in MINE_PICKS:
            return self._placed(catalogue, cards, seat, option)
        if kind == asks.PLACE_CART:
            card = self._placed(catalogue, cards, seat, option // JOINT_SIDES)
            side = catalogue.say(f"side-{SIDE_NAMES[option % JOINT_SIDES]}")
            return catalogue.say("option-joint", card=card, side=side)
        if kind == asks.MOVE_MARKER:
            spaces = cards.tracks[view.tracks[seat.board]].spaces
            text = describe(spaces[int(seat.space) + option - 1], catalogue.say, False)
            return catalogue.say("option-steps", steps=option, text=text)
        if kind == asks.USE_EFFECT:
            return self._effect(catalogue, cards, seat, option)
        assert kind == asks.CHOOSE_BRANCH
        return catalogue.say("option-use-effect", text=self._branch(catalogue, view, seat, option))

    def _placed(self, catalogue: Catalogue, cards: CardSet, seat: SeatView, spot: int) -> str:
        cell = seat.mine.cells[spot]
        name = self._card(catalogue, cards, seat.mine.cards[spot])
        row = catalogue.say(f"level-{row_of(cell)}")
        return catalogue.say("card-place", card=name, row=row, column=str(column_of(cell)))

    def _effect(self, catalogue: Catalogue, cards: CardSet, seat: SeatView, option: int) -> str:
        if option == asks.USE_NONE:
            return catalogue.say("option-use-none")
        card = cards.cards[seat.mine.cards[seat.lane[-1][2]]]
        return catalogue.say("option-use-effect", text=describe(card.effects[option - 1], catalogue.say))

    def _branch(self, catalogue: Catalogue, view: View, seat: SeatView, option: int) -> str:
        _, _, place, spot = seat.lane[-1]
        choices = view.terms.program.choices_at(place)
        return describe(choices[option], catalogue.say, spot != NO_SPOT)

    def progress(self, catalogue: Catalogue, kind_name: str, view: View) -> str:
        """How many cards are still to choose, or which card is placed or activated."""
        if view.viewer < 0 or not view.seats[view.viewer].lane:
            return ""
        step = view.seats[view.viewer].lane[-1]
        cards = cards_of(view.terms.set)
        if step[0] in LEFT_AT:
            return catalogue.say("ask-left", left=step[LEFT_AT[step[0]]])
        if step[0] == codes.PLACE_CARD:
            return catalogue.say("ask-card", card=self._card(catalogue, cards, step[2]))
        if step[0] == codes.USE_EFFECT:
            card = view.seats[view.viewer].mine.cards[step[2]]
            return catalogue.say("ask-card", card=self._card(catalogue, cards, card))
        return ""

    def event_value(self, catalogue: Catalogue, event_name: str, field: str, value: int) -> str | int:
        """A field of an event as its message takes it."""
        if field == "happening":
            return self.happening(catalogue, value)
        if field == "track":
            return self.track(catalogue, value)
        if field == "cell":
            return self.cell(catalogue, value)
        return self.refusal_value(catalogue, field, value)

    def refusal_value(self, catalogue: Catalogue, field: str, value: int) -> str | int:
        """A value of a refusal as its message takes it."""
        if field in ("card", "below"):
            return self.card(catalogue, value)
        if field in ("level", "row"):
            return catalogue.say(f"level-{value}")
        if field == "faction":
            return catalogue.say(f"faction-{FACTIONS[value]}")
        if field == "side":
            return catalogue.say(f"side-{SIDE_NAMES[value]}")
        return value


def house_names() -> dict[str, dict[str, str]]:
    """The names of the house set by language and key, for a file that others will edit."""
    names: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        say = catalogue("miners", language).say
        names[language] = {}
        for kind, cards in (
            ("card", HOUSE_SET.cards),
            ("happening", HOUSE_SET.events),
            ("track", HOUSE_SET.tracks),
        ):
            for card in cards:
                names[language][card.key] = say(f"{kind}-{card.key.replace('_', '-')}")
    return names
