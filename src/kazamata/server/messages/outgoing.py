"""What the server tells a page; `docs/protocol.md` says what it means."""

from __future__ import annotations

from typing import Literal

import msgspec

from kazamata.codec.wire import WireAsk, WireEvent, WireOutcome, WireRefusal
from kazamata.words.sentences import Sentence


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody may know it, and whether it is the reader's own."""

    name: str
    kind: Literal["person", "bot", "free"]
    bot: str | None
    ready: bool
    online: bool
    yours: bool
    owned: bool


class VoteInfo(msgspec.Struct, frozen=True):
    """What the table has to vote on: to go back, or to give the game up.

    A step back goes over so many `answers`; some of them may stay.
    """

    seat: int
    to_seq: int
    votes: dict[int, bool]
    about: Literal["back", "end"] = "back"
    answers: int = 0


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody may know it; seed and nonce only after the end.

    `set` are the cards or components that it is played with, as the catalogue's address names them.
    `same_deal`: its cards have been played before, so whoever was there (or asks) knows all of them.
    `deal` names the chosen deal of a guided game: its cards are known, so there is nothing to be sealed.
    `dealt` and `ended` are when the game began and ended, `expires` is when the table is put away if nothing
    happens, in seconds since 1970. `stopped`: the game was begun under older rules and cannot be played on under
    the present ones; it can be looked at, given up, left and hidden.
    """

    id: str
    game: str
    status: Literal["open", "running", "over"]
    seats: list[SeatInfo]
    choices: dict[str, str]
    set: str
    listed: bool
    host: bool
    clock: int | None
    seq: int
    commitment: str
    made: float
    seed: str | None = None
    nonce: str | None = None
    outcome: WireOutcome | None = None
    plea: VoteInfo | None = None
    origin: str | None = None
    origin_at: int | None = None
    next: str | None = None
    same_deal: bool = False
    next_same: str | None = None
    deal: str | None = None
    dealt: float | None = None
    ended: float | None = None
    expires: float | None = None
    stopped: bool = False


class SeatedTable(TableInfo, frozen=True):
    """A table after sitting down: which seats are yours, and the secret tokens of those just taken."""

    you: list[int] = []
    links: dict[int, str] = {}


class RenderedEvent(WireEvent, frozen=True):
    """Something that happened, its clause, and the sentence about it in the reader's language."""

    clause: str = ""
    told: Sentence = ()


class RenderedAsk(WireAsk, frozen=True):
    """A question in the reader's language; of long rows of options none is told here, ask with `tell`.

    `plain` tells the forms without fields by their names, also those that are not offered: buttons say why. `after`
    is how many answers the seat gave before it: the same words asked again are another question, and what others
    do or take back makes no other question of it.
    """

    prompt: Sentence = ()
    told: tuple[Sentence, ...] = ()
    plain: dict[str, Sentence] = msgspec.field(default_factory=dict)
    after: int = 0


class RenderedOutcome(WireOutcome, frozen=True):
    """A result with its sentences: how it ended, who won, the points and their breakdown."""

    told: tuple[Sentence, ...] = ()


class WaitingSeat(msgspec.Struct, frozen=True):
    """A seat that has to decide; `until` is when its clock runs out, in seconds since 1970."""

    seat: int
    kind: str
    clause: str
    until: float | None = None


class AnswerStep(msgspec.Struct, frozen=True):
    """An answer that a seat will give; it is told as far as the question can be imagined."""

    kind: str
    option: int
    told: Sentence = ()


class QueuedStep(AnswerStep, frozen=True):
    """An answer that waits for its question; a `bound` one for a question that says of itself what it must."""

    bound: bool = False


class PlanInfo(msgspec.Struct, frozen=True):
    """What a seat has planned and not yet given, and why it does not go on if it has `stopped`."""

    steps: list[QueuedStep]
    through: bool
    stopped: Literal["news", "misfit", "quiet"] | None = None


class TableState(msgspec.Struct, frozen=True):
    """A table as one viewer may see it, and what its seats are called in the reader's language.

    `views` are all hands, only in replays of finished games.
    `plan` is the viewer's own. `standing` is the score as it would be counted now, where everybody can count it.
    """

    type: Literal["state", "update"]
    table: str
    seq: int
    status: Literal["open", "running", "over"]
    seats: list[SeatInfo]
    names: tuple[str, ...]
    view: msgspec.Raw
    asks: list[RenderedAsk]
    waiting: list[WaitingSeat]
    waits: Sentence
    undoable: bool
    outcome: RenderedOutcome | None
    events: list[tuple[int, list[RenderedEvent]]]
    views: list[msgspec.Raw] | None = None
    plan: PlanInfo | None = None
    standing: WireOutcome | None = None


class EventsBody(msgspec.Struct, frozen=True):
    """What a viewer may know of every answer after a sequence number: the page's log after a reload."""

    seq: int
    events: list[tuple[int, list[RenderedEvent]]]


class TableMessage(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Somebody came, went, got ready, or a bot took over."""

    table: TableInfo


class RefusedMessage(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """An answer against the rules; nothing changed. `told` is the reason in the reader's language."""

    table: str
    seq: int
    option: int
    refusal: WireRefusal
    told: Sentence = ()


class TakenMessage(msgspec.Struct, frozen=True, tag_field="type", tag="taken"):
    """An answer that the table has taken, perhaps earlier already; `at` is a sequence number that knows of it."""

    table: str
    seat: int
    seq: int
    option: int
    at: int


class StaleMessage(msgspec.Struct, frozen=True, tag_field="type", tag="stale"):
    """An answer that came too late; nothing changed."""

    table: str
    seq: int


class WhyMessage(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """Why an option is not possible."""

    ref: int
    refusal: WireRefusal | None
    told: Sentence = ()


class OptionSentencesMessage(msgspec.Struct, frozen=True, tag_field="type", tag="told"):
    """Options in the reader's language, in the order in which they were asked for."""

    ref: int
    told: list[Sentence]


class LinePreview(msgspec.Struct, frozen=True):
    """What a line of staged answers leads to, as far as the seat can know.

    `taken` answers were given; where `parted`, what the last of them brings is not certain, and `view` is the
    last that is. `ask` is what would be asked next, `refused` why an answer is not possible.
    """

    taken: int
    parted: bool
    ask: RenderedAsk | None
    view: msgspec.Raw
    events: list[RenderedEvent]
    refused: Sentence


class AssumedAnswer(msgspec.Struct, frozen=True):
    """An answer that a story takes for granted, though nobody has staged it; `place` counts the answers from 0."""

    place: int
    kind: str
    option: int


class RevealPreview(msgspec.Struct, frozen=True):
    """What staged answers come to if the thing with this number is turned up; -1: nothing will be."""

    number: int
    assumed: list[AssumedAnswer]
    tried: LinePreview


class RevealPreviewsBody(msgspec.Struct, frozen=True):
    """One story for each thing that may still be turned up; all are equally likely."""

    fates: list[RevealPreview]


class SolvedStep(AnswerStep, frozen=True):
    """An answer of the best line, and what comes of it as far as that is certain."""

    events: list[RenderedEvent] = []


class SolvedBody(msgspec.Struct, frozen=True):
    """The best line that a solver has found, up to what nobody can know, and what may be expected of it.

    `marks` says of a game that has ended how many of the figures are as good, counted from the first.
    """

    figures: dict[str, float]
    line: list[SolvedStep]
    marks: int | None = None


class LinePreviewsMessage(msgspec.Struct, frozen=True, tag_field="type", tag="tried"):
    """The outcome of each line that was tried."""

    ref: int
    lines: list[LinePreview]


class VoteMessage(msgspec.Struct, frozen=True, tag_field="type", tag="vote"):
    """Somebody asks the table; `to_seq` is null when the question is settled, and `settled` says how.

    `by` is the seat that refused.
    """

    table: str
    seat: int
    to_seq: int | None
    votes: dict[int, bool]
    about: Literal["back", "end"] = "back"
    answers: int = 0
    settled: Literal["agreed", "refused", "withdrawn", "overtaken"] | None = None
    by: int | None = None


class ConfirmUndoMessage(msgspec.Struct, frozen=True, tag_field="type", tag="sure"):
    """This would take back several answers, and nobody else is asked: say it again with `sure`."""

    table: str
    seat: int
    to_seq: int
    answers: int


class ErrorMessage(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """A message that could not be served."""

    code: str
    text: str


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """A heartbeat."""


class WhyBody(msgspec.Struct, frozen=True):
    """The reason, or null where the option is legal; `told` is the reason in the reader's language."""

    refusal: WireRefusal | None
    told: Sentence = ()


class HintBody(msgspec.Struct, frozen=True):
    """What a bot would choose and why, and what it would answer next, as far as the seat can foresee it."""

    option: int
    steps: list[AnswerStep]
    told: Sentence = ()


class ReviewPoint(msgspec.Struct, frozen=True):
    """How every seat stood at a sequence number: as far as it could know, and with the cards as they really lay."""

    at: int
    known: tuple[float, ...]
    hindsight: tuple[float, ...]


class ReviewTurningPoint(msgspec.Struct, frozen=True):
    """Where a game turned: what was answered after sequence number `at`, what would have been better, and why.

    Without a better answer nothing that was tried is clearly better: the cards have turned.
    """

    at: int
    seat: int
    clause: str
    played: Sentence
    better: Sentence
    told: list[Sentence]


class ReviewBody(msgspec.Struct, frozen=True):
    """A review of a finished game, or how far it has come.

    `wins` says that the numbers are chances to win, points otherwise; `told` whether a lost game could be won.
    """

    status: Literal["thinking", "done", "failed"]
    done: int
    of: int
    seat: int
    wins: bool = False
    points: list[ReviewPoint] = []
    turns: list[ReviewTurningPoint] = []
    told: list[Sentence] = []


ServerMessage = (
    TableState
    | TableMessage
    | TakenMessage
    | RefusedMessage
    | StaleMessage
    | WhyMessage
    | OptionSentencesMessage
    | LinePreviewsMessage
    | VoteMessage
    | ConfirmUndoMessage
    | ErrorMessage
    | Pong
)
