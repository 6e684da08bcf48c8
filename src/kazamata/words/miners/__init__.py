"""The glossary of Imperial Miners: names and message arguments for its numbers."""

from __future__ import annotations

from typing import Any, Final, final

from kazamata.core.asks import Answer, Question
from kazamata.core.fields import Field
from kazamata.games.miners import asks
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.cardset import CardSet
from kazamata.games.miners.effects import Effect
from kazamata.games.miners.fields import CARD, CELL, EVENT_CARD, GLOSSARY, SPACE, SPOT, TRACK
from kazamata.games.miners.geometry import column_of, row_of
from kazamata.games.miners.mine import NO_SPOT
from kazamata.games.miners.program import SURFACE_EFFECTS
from kazamata.games.miners.sets import HOUSE, cards_of, is_known
from kazamata.games.miners.state import NOT_CHOSEN
from kazamata.words.catalogue import LANGUAGES, Catalogue
from kazamata.words.catalogue import catalogue as load_catalogue
from kazamata.words.miners import components
from kazamata.words.miners.descriptions import describe
from kazamata.words.narrator import Glossary, Narrator, kebab, number
from kazamata.words.sentences import Mention, SentenceValue

MINUTES: Final = (30, 60)
"""Shortest and longest playing time."""
WEIGHT: Final = 2
"""How much there is to learn: 1 is little, 3 is much."""
FIRST_GAME: Final = (3, {"first_game": "yes"})
"""The game for newcomers: its seats, and the start with six cards (IM-8)."""
LEFT_OF_CARDS: Final = (asks.KEEP_CARDS, asks.DRAW_CARD, asks.TRIM_HAND, asks.DISCARD_SOME)
"""Questions whose `left` counts cards; on the surface it counts effects, elsewhere tokens."""

ASKED_BY_CARDS: Final = (
    asks.KEEP_CARDS,
    asks.CHOOSE_CARD,
    asks.PLACE_CARD,
    asks.USE_EFFECT,
    asks.CLIMB,
    asks.USE_SURFACE,
    asks.TRIM_HAND,
)
"""Questions that no event asks."""


@final
class MinersGlossary(Glossary):
    """Names cards, events and tracks by set, spots and cells by place, and effects by what they do."""

    fields = {field.name: field for field in GLOSSARY}  # noqa: RUF012

    def __init__(self, set_key: str = HOUSE) -> None:
        self.set_key = set_key

    # names

    def card(self, catalogue: Catalogue, card: int) -> str:
        """The name of a card."""
        cards = cards_of(self.set_key)
        known = 0 <= card < len(cards.cards)
        return (
            _name(catalogue, cards, CARD.kind, cards.cards[card].key) if known else catalogue.say("card-none")
        )

    def event_card(self, catalogue: Catalogue, event: int) -> str:
        """The name of an event card."""
        cards = cards_of(self.set_key)
        return _name(catalogue, cards, EVENT_CARD.kind, cards.events[event].key)

    def track(self, catalogue: Catalogue, track: int) -> str:
        """The name of one side of a progress board."""
        cards = cards_of(self.set_key)
        return _name(catalogue, cards, TRACK.kind, cards.tracks[track].key)

    def spot(self, catalogue: Catalogue, spot: int, view: Any) -> str | None:
        """A card in the viewer's mine by name and place, or its number without a view."""
        if spot < 0:
            return SPOT.words[spot]
        if view is None or view.viewer < 0:
            return None
        mine = view.seats[view.viewer].mine
        return catalogue.say(
            "spot-place",
            card=self.card(catalogue, mine.cards[spot]),
            **_row_and_column(catalogue, mine.cells[spot]),
        )

    def name(self, narrator: Narrator, field: Field, value: int, view: Any) -> str | None:
        texts = narrator.catalogue
        if field.kind == CARD.kind:
            return self.card(texts, value)
        if field.kind == CELL.kind:
            return texts.say("cell-place", **_row_and_column(texts, value))
        if field.kind == SPOT.kind:
            return self.spot(texts, value, view)
        if field.kind == EVENT_CARD.kind:
            return self.event_card(texts, value)
        return self.track(texts, value) if field.kind == TRACK.kind else None

    # options and prompts

    def option_values(
        self, narrator: Narrator, answer: Answer, question: Question, view: Any
    ) -> dict[str, SentenceValue]:
        form = answer.form.name
        if form == "deck":
            return {"left": number(view.deck_sizes[answer["level"] - 1])}
        if form == "board":
            return {"track": narrator.value(TRACK, view.tracks[answer["board"]])}
        if form == "steps":
            own, cards = view.seats[question.seat], cards_of(self.set_key)
            space = own.marker_space + answer["steps"]
            effect = cards.tracks[view.tracks[own.marker_board]].spaces[space - 1]
            return {"text": _effect_mention(narrator, SPACE.name, space, effect, on_card=False)}
        chosen = self._effect(answer, question, view)
        if chosen is None:
            return {}
        name = answer.form.fields[0].name
        on_card = form == "use-effect" or (form == "branch" and question.fact("spot") != NO_SPOT)
        return {name: _effect_mention(narrator, name, answer[name], chosen, on_card)}

    def _effect(self, answer: Answer, question: Question, view: Any) -> Effect | None:
        """The effect of an option that names nothing else."""
        form = answer.form.name
        if form == "use-effect":
            return cards_of(self.set_key).cards[question.fact("card")].effects[answer["effect"] - 1]
        if form == "branch":
            choices: tuple[Effect, ...] = view.terms.program.choices_at(question.fact("effect_address"))
            return choices[answer["branch"]]
        return SURFACE_EFFECTS[answer["surface"]] if form == "surface" else None

    def prompt_values(self, narrator: Narrator, question: Question, view: Any) -> dict[str, SentenceValue]:
        if not question.has_fact("left"):
            return {}
        if question.kind in LEFT_OF_CARDS:
            return {"what": "cards"}
        if question.fact("left") == 1:
            return {"left": ""}  # the prompt itself speaks of one
        return {"what": "effects" if question.kind == asks.USE_SURFACE else "tokens"}

    def prompt_cause(self, narrator: Narrator, question: Question, view: Any) -> Mention | None:
        """The event of the round, if its effect asks: no card is chosen yet, and none is activated (IM-14)."""
        seat = view.seats[question.seat]
        if question.kind in ASKED_BY_CARDS or seat.chosen != NOT_CHOSEN or seat.mine.activated:
            return None
        if not view.revealed_events:
            return None
        event = view.revealed_events[-1]
        return Mention(EVENT_CARD.kind, int(event), self.event_card(narrator.catalogue, event))


def glossary(set_key: str = "") -> Glossary:
    """The glossary of a set of cards, by default the house set."""
    return MinersGlossary(set_key or HOUSE)


def _name(catalogue: Catalogue, cards: CardSet, kind: str, key: str) -> str:
    """The name of a component: from the catalogue for the house set, from the file for others."""
    if cards.key == HOUSE:
        return catalogue.say(f"{kind}-{kebab(key)}")
    names = cards.names.get(catalogue.language) or next(iter(cards.names.values()), {})
    return names.get(key, key.replace("_", " ").capitalize())


def _effect_mention(narrator: Narrator, kind: str, value: int, effect: Effect, on_card: bool) -> Mention:
    return Mention(kind, int(value), describe(effect, narrator.catalogue.say, on_card))


def _row_and_column(catalogue: Catalogue, cell: int) -> dict[str, str]:
    """Row and column of a cell as the rules name them (IM-21)."""
    return {"row": catalogue.say(f"level-{row_of(cell)}"), "column": str(column_of(cell))}


def house_names() -> dict[str, dict[str, str]]:
    """The names of the house set by language and key, for an editable file."""
    return {language: _house_names(load_catalogue("miners", language)) for language in LANGUAGES}


def _house_names(catalogue: Catalogue) -> dict[str, str]:
    keys = [(CARD.kind, card.key) for card in HOUSE_SET.cards]
    keys += [(EVENT_CARD.kind, event.key) for event in HOUSE_SET.events]
    keys += [(TRACK.kind, track.key) for track in HOUSE_SET.tracks]
    return {key: _name(catalogue, HOUSE_SET, kind, key) for kind, key in keys}


def component_catalogue(set_key: str, language: str) -> components.ComponentCatalogue:
    """The data a page needs to draw the cards of a set."""
    if not is_known(set_key):
        raise ValueError(f"no set of cards is called {set_key!r}; load its file first")
    return components.component_catalogue(set_key, language)
