"""Bodies of REST responses, besides those that sockets send too (`outgoing`)."""

from __future__ import annotations

from typing import Literal

import msgspec

from kazamata.codec.wire import WireRefusal
from kazamata.server.messages.outgoing import AnswerStep, LinePreview, RenderedEvent, TableInfo
from kazamata.words.sentences import Sentence


class SeatedTable(TableInfo, frozen=True):
    """A table after taking seats: the reader's seats, and the secret tokens of the new ones."""

    you: list[int] = msgspec.field(default_factory=list)
    links: dict[int, str] = msgspec.field(default_factory=dict)


class Invitation(msgspec.Struct, frozen=True):
    """How others find an open table: its code in the reader's language, and URLs for other devices.

    `urls` is null unless the reader's page has an address that only the server's own computer understands. An
    empty list means that no other device can reach the server.
    """

    code: str
    urls: list[str] | None


class FoundTable(msgspec.Struct, frozen=True):
    """The id of the table with a code."""

    table: str


class BugReportCreated(msgspec.Struct, frozen=True):
    """The id of a stored bug report."""

    report: str


class EventsBody(msgspec.Struct, frozen=True):
    """The visible events of every answer after a sequence number: the page's log after a reload."""

    seq: int
    events: list[tuple[int, list[RenderedEvent]]]


class WhyBody(msgspec.Struct, frozen=True):
    """The reason, or null for a legal option; `sentence` is the reason in the reader's language."""

    refusal: WireRefusal | None
    sentence: Sentence = ()


class LinePreviewsBody(msgspec.Struct, frozen=True):
    """The result of each previewed line."""

    lines: list[LinePreview]


class AssumedAnswer(msgspec.Struct, frozen=True):
    """An unstaged answer that a preview assumes; `index` is its index among the answers, from 0."""

    index: int
    kind: str
    option: int


class RevealPreview(msgspec.Struct, frozen=True):
    """The result of staged answers if the component with this number is revealed; -1 for no reveal."""

    number: int
    assumed: list[AssumedAnswer]
    preview: LinePreview


class RevealPreviewsBody(msgspec.Struct, frozen=True):
    """One preview per possible reveal; all reveals are equally likely."""

    reveals: list[RevealPreview]


class SolvedStep(AnswerStep, frozen=True):
    """An answer of the best line, with its certain events."""

    events: list[RenderedEvent] = msgspec.field(default_factory=list)


class SolvedBody(msgspec.Struct, frozen=True):
    """The solver's best line, up to the first unknown, with its expected figures.

    `matched_figures` is set for a finished game: how many leading figures are as good as the solver's.
    """

    figures: dict[str, float]
    line: list[SolvedStep]
    matched_figures: int | None = None


class HintBody(msgspec.Struct, frozen=True):
    """A bot's choice and its reason, and its next answers as far as the seat can foresee them."""

    option: int
    steps: list[AnswerStep]
    sentence: Sentence = ()


class ReviewPoint(msgspec.Struct, frozen=True):
    """How each seat stood at a sequence number: from its own knowledge, and with all cards known."""

    at: int
    known: tuple[float, ...]
    hindsight: tuple[float, ...]


class ReviewTurningPoint(msgspec.Struct, frozen=True):
    """A turning point: the move with sequence number `move`, a better one, and why.

    `at` is the sequence number before it. `known` holds the value of the played and of the better option,
    seen by the seat. `better` is empty if a revealed card changed the chances, and no move. `known` then holds
    the seat's values here and after `until`, and `seat` is -1 if all seats win or lose together. `kind` is
    that of the question, `rule` the title of its clause.
    """

    at: int
    move: int
    seat: int
    clause: str
    kind: str
    rule: str
    played: Sentence
    played_option: int
    better: Sentence
    better_option: int | None
    known: tuple[float, float]
    until: int | None
    sentences: list[Sentence]


class ReviewBody(msgspec.Struct, frozen=True):
    """A review of a finished game, or its progress.

    `wins` says that the numbers are chances to win; otherwise they are points. `sentences` say whether a
    lost game could be won.
    """

    status: Literal["thinking", "done", "failed"]
    done: int
    total: int
    wins: bool = False
    points: list[ReviewPoint] = []
    turns: list[ReviewTurningPoint] = []
    sentences: list[Sentence] = []
