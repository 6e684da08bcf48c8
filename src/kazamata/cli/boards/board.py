"""What the terminal game wants of a board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from kazamata.cli.wording import Wording
from kazamata.core.asks import Question
from kazamata.core.events import Event
from kazamata.words.catalogue import MessageValue


@dataclass(frozen=True)
class Scene:
    """A table as one viewer sees it.

    `ask` is the viewer's question, `picked` a card that was taken up to be played, `held` the cards
    named so far where several are wanted. `terse` says how much a board should leave out so that the page
    fits the screen: nothing, then more and more of what matters least.
    """

    wording: Wording
    view: Any
    ask: Question | None = None
    picked: int | None = None
    held: tuple[int, ...] = ()
    width: int = 80
    height: int = 1000
    terse: int = 0


@dataclass(frozen=True)
class Plan:
    """Answers to give one after the other: (kind of question, option)."""

    answers: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Picks:
    """A question for several cards, which a person names in any order: how many, and among which."""

    wanted: int
    among: tuple[int, ...]


@dataclass(frozen=True)
class Picked:
    """A card was taken up: now its places are shown."""

    card: int


@dataclass(frozen=True)
class Unclear:
    """Nothing that can be understood: a message that says what can."""

    key: str
    values: dict[str, MessageValue] = field(default_factory=dict)


@dataclass(frozen=True)
class Told:
    """A question about the table, answered at once: a line or two, or (`long`) something to read page by page."""

    text: RenderableType
    long: bool = False


class Board(Protocol):
    """Draws a game's table, lists what can be done, and reads what is typed."""

    def draw(self, scene: Scene) -> RenderableType:
        """The table: everything open, without the viewer's hand."""
        ...

    def hand(self, scene: Scene) -> Text | None:
        """What the viewer alone sees; None if there is nothing."""
        ...

    def listing(self, scene: Scene) -> list[tuple[str, str]]:
        """What can be done: what to type, and what it means."""
        ...

    def invitation(self, scene: Scene) -> str:
        """One line that says how to type an answer, with an example that would work now."""
        ...

    def option(self, scene: Scene, option: int) -> str:
        """An option of the viewer's question in words."""
        ...

    def token(self, scene: Scene, option: int) -> str:
        """What to type for an option of the viewer's question."""
        ...

    def read(self, scene: Scene, text: str) -> Plan | Picked | Told | Unclear:
        """What somebody typed; an answer need not be legal, only understood."""
        ...

    def words(self, scene: Scene) -> list[str]:
        """Words and names that can be typed now, for whoever mistypes one."""
        ...

    def picks(self, scene: Scene) -> Picks | None:
        """The cards that are wanted, if the question is one of several for as many cards."""
        ...

    def places(self, scene: Scene, card: int) -> str:
        """Where a card that was taken up may go, in short; empty if nowhere."""
        ...

    def briefing(self, scene: Scene) -> RenderableType | None:
        """What somebody must know before the first question; None where the rules say it all."""
        ...

    def ending(self, scene: Scene) -> tuple[list[str], list[str]]:
        """What the result does not say by itself: why it ended so, and what could be played next."""
        ...

    def leaves_out(self, view: Any, event: Event) -> bool:
        """Whether an event speaks of something with which this table does not play."""
        ...

    def manual(self, scene: Scene) -> list[str]:
        """All that can be typed for an answer, for the help page."""
        ...

    def legend(self, scene: Scene) -> list[str]:
        """What the signs on the board mean, for the help page."""
        ...
