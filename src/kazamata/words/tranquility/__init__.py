"""The words for the numbers of Tranquility."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from kazamata.games.tranquility import asks
from kazamata.games.tranquility.asks import ASKS
from kazamata.games.tranquility.cards import CARD_NAMES, FINISH, NO_CARD, is_island, is_storm
from kazamata.games.tranquility.events import COMPASS_GAINED, EVENTS, GAINS, REASONS
from kazamata.games.tranquility.layout import MOST_CELLS
from kazamata.games.tranquility.steps import codes
from kazamata.games.tranquility.variants import DAY_AND_NIGHT
from kazamata.games.tranquility.view import View
from kazamata.words.catalogue import Catalogue

CARD_FIELDS: Final = ("card", "beside", "other")
PLACE_FIELDS: Final = ("cell", "row")
NOWHERE: Final = "none"
"""How messages are told that a storm lies on no row."""

KINDS: Final = {kind.name: number for number, kind in enumerate(ASKS)}
CARD_PICKS: Final = (
    asks.PAY_COST, asks.PICK_TWO, asks.GIVE_CARDS, asks.DISCARD_TO_TURN, asks.WEATHER_STORM, asks.FEED_ROCKS,
    asks.TAKE_OPEN_CARD,
)  # fmt: skip
ROW_PICKS: Final = (asks.PLACE_STORM, asks.PLACE_ROCKS)
PLAIN_TURNS: Final = {
    asks.DISCARD_TWO: "option-discard-two",
    asks.PLAY_START: "option-play-start",
    asks.PLAY_FINISH: "option-play-finish",
    asks.DISCARD_HAND: "option-discard-hand",
}
PLAIN_DUEL_TURNS: Final = {asks.DISCARD_TWO: "option-discard-two", asks.STOP: "option-stop"}


def card_key(card: int) -> str:
    """The word for a card that is no island: `finish`, `yellow`."""
    return CARD_NAMES[card - FINISH]


def shown_card(view: View) -> int:
    """The storm that was just drawn, as the step that asks for a compass holds it."""
    return view.road[-1][2]


@final
class TranquilityNaming:
    """Names cards, cells and rows; cells and rows are told counted from 1."""

    def card(self, catalogue: Catalogue, card: int) -> str:
        """An island is its number, any other card has a name; a refused answer may name no card at all."""
        if card == NO_CARD:
            return catalogue.say("card-none")
        if is_island(card):
            return catalogue.say("card-island", number=card)
        return catalogue.say(f"card-{card_key(card)}")

    def hand_card(self, catalogue: Catalogue, card: int, view: View) -> str:
        """A card of the viewer's hand, with its side where sides matter (TQ-H5)."""
        name = self.card(catalogue, card)
        if view.terms.variant != DAY_AND_NIGHT or not is_island(card) or view.viewer < 0:
            return name
        night = card in view.seats[view.viewer].night_hand
        return catalogue.say("card-night" if night else "card-day", card=name)

    def option(
        self, catalogue: Catalogue, kind_name: str, option: int, view: View, names: Sequence[str] = ()
    ) -> str:
        """The text of one option; the price of an island is the engine's business and is not told here."""
        kind = KINDS[kind_name]
        if kind == asks.TAKE_TURN:
            return self._turn(catalogue, option, view)
        if kind == asks.DUEL_TURN:
            return self._duel_turn(catalogue, option, view)
        if kind == asks.CALL_COMPASS:
            return self._compass(catalogue, option, view, names)
        if kind == asks.OFFER_CARDS:
            return catalogue.say("option-offer", count=option)
        if kind == asks.GIVE_CARDS and option == asks.UNSEEN:
            return catalogue.say("option-unseen")
        if kind == asks.MOVE_ROCKS and option == asks.ROCKS_STAY:
            return catalogue.say("option-rocks-stay")
        if kind == asks.MOVE_ROCKS or kind in ROW_PICKS:
            return catalogue.say("option-row", row=option + 1)
        assert kind in CARD_PICKS, kind_name
        return catalogue.say("option-card", card=self.hand_card(catalogue, option, view))

    def island_option(self, catalogue: Catalogue, card: int, cell: int, cost: int, view: View) -> str:
        """A placement with its price, for whoever can ask the engine for it; the cell counts from 0."""
        name = self.hand_card(catalogue, card, view)
        return catalogue.say("option-play-island-cost", card=name, cell=cell + 1, cost=cost)

    def _turn(self, catalogue: Catalogue, option: int, view: View) -> str:
        if option in PLAIN_TURNS:
            return catalogue.say(PLAIN_TURNS[option])
        if option >= asks.PLAY_ISLAND:
            return self._island(catalogue, option - asks.PLAY_ISLAND, view)
        turning = option >= asks.TURN_CARD
        cell = option - (asks.TURN_CARD if turning else asks.PLAY_MONSTER)
        name = self.card(catalogue, view.grid[cell])
        if not turning:
            return catalogue.say("option-play-monster", card=name, cell=cell + 1)
        night = 0 if cell in view.night else 1
        return catalogue.say("option-turn-card", card=name, cell=cell + 1, night=night)

    def _duel_turn(self, catalogue: Catalogue, option: int, view: View) -> str:
        if option in PLAIN_DUEL_TURNS:
            return catalogue.say(PLAIN_DUEL_TURNS[option])
        return self._island(catalogue, option - asks.DUEL_ISLAND, view)

    def _island(self, catalogue: Catalogue, placement: int, view: View) -> str:
        card, cell = placement // MOST_CELLS + 1, placement % MOST_CELLS
        return catalogue.say("option-play-island", card=self.hand_card(catalogue, card, view), cell=cell + 1)

    def _compass(self, catalogue: Catalogue, option: int, view: View, names: Sequence[str]) -> str:
        if option == asks.KEEP_COMPASS:
            return catalogue.say("option-keep-compass")
        if option == asks.CALM_DRAWN:
            return catalogue.say("option-calm-drawn", storm=card_key(shown_card(view)))
        if option < asks.CALM_YELLOW:
            return catalogue.say("option-calm-row", row=option - asks.CALM_ROW + 1)
        orange = option >= asks.CALM_ORANGE
        seat = option - (asks.CALM_ORANGE if orange else asks.CALM_YELLOW)
        owner = names[seat] if seat < len(names) else catalogue.say("seat-number", number=seat + 1)
        return catalogue.say("option-calm-orange" if orange else "option-calm-yellow", owner=owner)

    def progress(self, catalogue: Catalogue, kind_name: str, view: View) -> str:
        """How many cards are still to choose, or which round of offers this is (TQ-A7)."""
        kind, bargain = KINDS[kind_name], view.bargain
        if kind == asks.OFFER_CARDS and bargain is not None:
            return catalogue.say("ask-round", round=int(bargain.round), rounds=int(view.terms.offer_rounds))
        if kind == asks.GIVE_CARDS and bargain is not None and view.viewer >= 0:
            return catalogue.say("ask-left", left=bargain.owed[view.viewer])
        step = view.road[-1] if view.road else [-1]
        return catalogue.say("ask-left", left=step[3]) if step[0] == codes.DISCARD_CARDS else ""

    def event_value(self, catalogue: Catalogue, event_name: str, field: str, value: int) -> str | int:
        """Events count cells and rows from 0, their messages from 1; reasons and storms become selectors."""
        if field in CARD_FIELDS:
            return self.card(catalogue, value)
        if field in PLACE_FIELDS:
            return value + 1 if value >= 0 else NOWHERE
        if field == "storm":
            assert is_storm(value)
            return card_key(value)
        if field == "reason":
            return GAINS[value] if event_name == EVENTS[COMPASS_GAINED].name else REASONS[value]
        return value

    def refusal_value(self, catalogue: Catalogue, field: str, value: int) -> str | int:
        """Refusals count cells and rows from 1 already."""
        return self.card(catalogue, value) if field in CARD_FIELDS else value
