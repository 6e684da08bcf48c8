"""Messages from the server to a page; `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Literal

import msgspec

from kazamata.codec.wire import WireAsk, WireEvent, WireOutcome, WireRefusal
from kazamata.words.sentences import Sentence


class SeatInfo(msgspec.Struct, frozen=True):
    """The public data of a seat, and whether the reader owns it.

    An owner without an open page is not `online`, and counts as `away` from `away_at` on (in seconds since
    1970). `replaced` says why the stand-in plays, if the owner did not ask for it: the clock ran out, or
    another player let it take over.
    """

    name: str
    kind: Literal["person", "bot", "free"]
    bot: str | None
    ready: bool
    online: bool
    yours: bool
    owned: bool
    away: bool = False
    away_at: float | None = None
    replaced: Literal["clock", "away"] | None = None


class VoteInfo(msgspec.Struct, frozen=True):
    """An open vote: an undo, or giving the game up.

    An undo goes back over this many `answers`; some of them may stay.
    """

    seat: int
    to_seq: int
    ballots: dict[int, bool]
    subject: Literal["back", "end"] = "back"
    answers: int = 0


class TableInfo(msgspec.Struct, frozen=True):
    """The public data of a table; seed and nonce only after the end.

    `set` names its cards or components as the catalogue's URL does. `same_deal`: the cards were played
    before, so earlier players (or anyone who asks) know them. `deal` names the chosen deal of a guided game;
    its cards are known, so there is no commitment. A table is a rematch or a fork of its `origin_table`; a
    fork continues from `origin_seq`. Times are in seconds since 1970; an idle table expires at `expires_at`.
    `hints`: every player may ask for hints. `may_replace`: the reader may let the stand-in play for a player
    who is away. `stopped`: the game began under older rules and cannot continue under the present ones.
    Players can view it, give it up, leave it and hide it.
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
    created_at: float
    seed: str | None = None
    nonce: str | None = None
    outcome: WireOutcome | None = None
    vote: VoteInfo | None = None
    origin_table: str | None = None
    origin_seq: int | None = None
    rematch_table: str | None = None
    same_deal: bool = False
    same_deal_table: str | None = None
    deal: str | None = None
    started_at: float | None = None
    ended_at: float | None = None
    expires_at: float | None = None
    stopped: bool = False
    hints: bool = False
    may_replace: bool = False


class ProgressInfo(msgspec.Struct, frozen=True):
    """How far a running game is, with its sentence in the reader's language."""

    done: int
    total: int
    sentence: Sentence


class ListedTable(TableInfo, frozen=True):
    """A table in a list. Of the reader's own running tables it also says who must decide and how far the game is.

    `changed_at` is the time of the last entry, or of the deal, or of the table's creation. `deadline_at` is
    the time at which the first clock of the reader's seats runs out. `miniature` is a small picture of the
    reader's board: row, column in halves and look of each place.
    """

    changed_at: float = 0.0
    asked_seats: list[int] = []
    deadline_at: float | None = None
    progress: ProgressInfo | None = None
    miniature: list[list[int]] = []


class RenderedEvent(WireEvent, frozen=True):
    """An event, its clause, and its sentence in the reader's language."""

    clause: str = ""
    sentence: Sentence = ()


class RenderedAsk(WireAsk, frozen=True):
    """A question in the reader's language.

    Long option lists have no sentences here; pages request them with `RequestOptionSentences`.
    `form_sentences` holds the sentences of forms without fields by name. It includes forms that are not
    offered, so buttons can say why. `after` counts the seat's answers before this question. It identifies
    the question: the same words asked later are a new question, but other seats' answers and undos do not
    change it.
    """

    prompt: Sentence = ()
    option_sentences: tuple[Sentence, ...] = ()
    form_sentences: dict[str, Sentence] = msgspec.field(default_factory=dict)
    after: int = 0


class RenderedOutcome(WireOutcome, frozen=True):
    """A result with its sentences: how the game ended, who won, the points and their breakdown."""

    sentences: tuple[Sentence, ...] = ()


class AskedSeat(msgspec.Struct, frozen=True):
    """A seat that must decide; `deadline_at` is when its clock runs out, in seconds since 1970."""

    seat: int
    kind: str
    clause: str
    deadline_at: float | None = None


class AnswerStep(msgspec.Struct, frozen=True):
    """An answer that a seat will give; it has a sentence if the question can be imagined."""

    kind: str
    option: int
    sentence: Sentence = ()


class QueuedStep(AnswerStep, frozen=True):
    """An answer that waits for its question; a `bound` one needs a question with certain facts."""

    bound: bool = False


class PlanInfo(msgspec.Struct, frozen=True):
    """A seat's planned answers that are not given yet, and why the plan has stopped."""

    steps: list[QueuedStep]
    ignores_news: bool
    stop_reason: Literal["news", "misfit", "quiet"] | None = None


class EarlierView(msgspec.Struct, frozen=True):
    """The view when the first `events` events of entry `seq` had happened.

    `changes` leads back to it from the next one in the list, or from the view of the state. It is a nested object: a
    key or an index leads to further changes or to the value at that time.
    """

    seq: int
    events: int
    changes: msgspec.Raw


class TableState(msgspec.Struct, frozen=True):
    """A table as one viewer sees it, with the names of its seats in the reader's language.

    `views` holds all hands, only in replays of finished games. `plan` is the viewer's plan. `current_score`
    is set if all players can compute it. `earlier_views` are the views between the steps of the new entries, the
    oldest first, in games that boards play back.
    """

    type: Literal["state", "update"]
    table: str
    seq: int
    status: Literal["open", "running", "over"]
    seats: list[SeatInfo]
    names: tuple[str, ...]
    view: msgspec.Raw
    asks: list[RenderedAsk]
    asked_seats: list[AskedSeat]
    waiting_sentence: Sentence
    undoable: bool
    outcome: RenderedOutcome | None
    events: list[tuple[int, list[RenderedEvent]]]
    views: list[msgspec.Raw] | None = None
    plan: PlanInfo | None = None
    current_score: WireOutcome | None = None
    earlier_views: list[EarlierView] = []


class TableMessage(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """A player came, left or got ready, or a bot took over."""

    table: TableInfo


class RefusedMessage(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The rules refused an answer; nothing changed. `sentence` is the reason in the reader's language."""

    table: str
    seq: int
    option: int
    refusal: WireRefusal
    sentence: Sentence = ()


class TakenMessage(msgspec.Struct, frozen=True, tag_field="type", tag="taken"):
    """The table has the answer, perhaps from an earlier message; state `at` includes it."""

    table: str
    seat: int
    seq: int
    option: int
    at: int


class StaleMessage(msgspec.Struct, frozen=True, tag_field="type", tag="stale"):
    """An answer came too late; nothing changed."""

    table: str
    seq: int


class WhyMessage(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """Why an option is not possible."""

    ref: int
    refusal: WireRefusal | None
    sentence: Sentence = ()


class OptionSentencesMessage(msgspec.Struct, frozen=True, tag_field="type", tag="option_sentences"):
    """Sentences of options in the reader's language, in the requested order."""

    ref: int
    sentences: list[Sentence]


class LinePreview(msgspec.Struct, frozen=True):
    """The result of a line of staged answers, as far as the seat can know.

    `taken` counts the answers given. If the worlds `diverged`, the result of the last one is uncertain, and
    `view` is the last certain view. `ask` is the next question; `refused` says why an answer is not possible.
    """

    taken: int
    diverged: bool
    ask: RenderedAsk | None
    view: msgspec.Raw
    events: list[RenderedEvent]
    refused: Sentence


class LinePreviewsMessage(msgspec.Struct, frozen=True, tag_field="type", tag="line_previews"):
    """The result of each previewed line."""

    ref: int
    lines: list[LinePreview]


class VoteMessage(msgspec.Struct, frozen=True, tag_field="type", tag="vote"):
    """An open vote, or one that has ended: then `to_seq` is null and `settled` says how.

    `by` is the seat that refused.
    """

    table: str
    seat: int
    to_seq: int | None
    ballots: dict[int, bool]
    subject: Literal["back", "end"] = "back"
    answers: int = 0
    settled: Literal["agreed", "refused", "withdrawn", "overtaken"] | None = None
    by: int | None = None


class ConfirmUndoMessage(msgspec.Struct, frozen=True, tag_field="type", tag="confirm_undo"):
    """The undo would take back several answers without a vote; the client must repeat it `confirmed`."""

    table: str
    seat: int
    to_seq: int
    answers: int


class ErrorMessage(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """A message that the server could not handle."""

    code: str
    text: str


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """A heartbeat."""


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
