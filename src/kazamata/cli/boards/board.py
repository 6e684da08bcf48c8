"""The interface of a board in the terminal game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from kazamata.cli.text_narrator import TextNarrator
from kazamata.core.asks import Question
from kazamata.core.events import Event
from kazamata.words.catalogue import MessageValue


@dataclass(frozen=True)
class Scene:
    """A table as one viewer sees it.

    `question` is the viewer's question, `picked_card` a card selected to be played, `named_cards` the cards
    named so far when several are wanted. `terse` says how much a board should leave out to fit the screen: from
    nothing to all minor details.
    """

    narrator: TextNarrator
    view: Any
    question: Question | None = None
    picked_card: int | None = None
    named_cards: tuple[int, ...] = ()
    width: int = 80
    height: int = 1000
    terse: int = 0


@dataclass(frozen=True)
class TypedAnswers:
    """Answers to give in order: (kind of question, option)."""

    answers: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class CardRequest:
    """A question for several cards in any order: how many, and from which."""

    wanted: int
    among: tuple[int, ...]


@dataclass(frozen=True)
class PickedCard:
    """A card was selected; the board shows where it can go."""

    card: int


@dataclass(frozen=True)
class Unclear:
    """Input that was not understood: a message that says what can be typed."""

    key: str
    values: dict[str, MessageValue] = field(default_factory=dict)


@dataclass(frozen=True)
class InfoReply:
    """Information about the table: a line or two, or (`long`) a text to read page by page."""

    text: RenderableType
    long: bool = False


class Board(Protocol):
    """Draws a game's table, lists the options, and reads input."""

    def draw(self, scene: Scene) -> RenderableType:
        """Draw the table: everything public, without the viewer's hand."""
        ...

    def hand(self, scene: Scene) -> Text | None:
        """Show the viewer's private cards; None if there are none."""
        ...

    def option_list(self, scene: Scene) -> list[tuple[str, str]]:
        """List the options: what to type, and what it means."""
        ...

    def input_hint(self, scene: Scene) -> str:
        """Explain in one line how to answer, with an example that works now."""
        ...

    def option(self, scene: Scene, option: int) -> str:
        """Describe an option of the viewer's question."""
        ...

    def typed_form(self, scene: Scene, option: int) -> str:
        """Return what to type for an option of the viewer's question."""
        ...

    def read(self, scene: Scene, text: str) -> TypedAnswers | PickedCard | InfoReply | Unclear:
        """Parse a line of input; an answer may be illegal."""
        ...

    def words(self, scene: Scene) -> list[str]:
        """List words and names that can be typed now, to correct typing errors."""
        ...

    def card_request(self, scene: Scene) -> CardRequest | None:
        """Return the wanted cards if the question asks for several."""
        ...

    def places(self, scene: Scene, card: int) -> str:
        """Say briefly where a selected card may go; empty if nowhere."""
        ...

    def briefing(self, scene: Scene) -> RenderableType | None:
        """Return what a player must know before the first question; None if the rules are enough."""
        ...

    def ending(self, scene: Scene) -> tuple[list[str], list[str]]:
        """Return why the game ended and what could be played next, beyond the result."""
        ...

    def hides_event(self, view: Any, event: Event) -> bool:
        """Whether an event concerns a part that this table does not use."""
        ...

    def manual(self, scene: Scene) -> list[str]:
        """List everything that can be typed as an answer, for the help page."""
        ...

    def legend(self, scene: Scene) -> list[str]:
        """Explain the signs on the board, for the help page."""
        ...
