"""What a page or a program says over its socket; `docs/protocol.md` says what it means."""

from __future__ import annotations

from typing import Annotated

import msgspec

from kazamata.server.messages.bounds import Number, SeatNumber, TableId, ViewerNumber


class Watch(msgspec.Struct, frozen=True, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """Show me this table from this seat; `since` is the last sequence number known."""

    table: TableId
    seat: ViewerNumber = -1
    since: Number | None = None
    lang: str | None = None


class AnswerBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option for the question asked at sequence number `seq`.

    `auto`: the page gives it by itself, because there is no other; never to a quiet question.
    """

    seat: SeatNumber
    seq: Number
    option: Number
    auto: bool = False


class SendAnswer(
    AnswerBody, frozen=True, kw_only=True, tag_field="type", tag="answer", forbid_unknown_fields=True
):
    """The same over a socket, which may look at another table meanwhile."""

    table: TableId


class AskWhy(msgspec.Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why is this not possible?"""

    table: TableId
    seat: SeatNumber
    option: Number
    ref: Number = 0


class RequestOptionSentences(
    msgspec.Struct, frozen=True, tag_field="type", tag="tell", forbid_unknown_fields=True
):
    """What do these options of my question say?"""

    table: TableId
    seat: SeatNumber
    options: Annotated[list[Number], msgspec.Meta(max_length=200)]
    ref: Number = 0


Line = Annotated[list[Number], msgspec.Meta(max_length=40)]
Lines = Annotated[list[Line], msgspec.Meta(max_length=8)]


class PreviewLines(msgspec.Struct, frozen=True, tag_field="type", tag="try", forbid_unknown_fields=True):
    """What would these answers lead to? Each line is tried from the present question on."""

    table: TableId
    seat: SeatNumber
    seq: Number
    lines: Lines
    ref: Number = 0


Steps = Annotated[
    list[tuple[Annotated[str, msgspec.Meta(max_length=48)], Number]],
    msgspec.Meta(min_length=1, max_length=40),
]


StepConditions = Annotated[
    list[
        Annotated[
            dict[
                Annotated[str, msgspec.Meta(max_length=48)],
                Annotated[list[int], msgspec.Meta(max_length=16)],
            ],
            msgspec.Meta(max_length=8),
        ]
    ],
    msgspec.Meta(max_length=40),
]
"""For each step of a plan what its question must say about itself: a name, and the numbers that suit."""


DefaultAnswers = Annotated[
    dict[
        Annotated[str, msgspec.Meta(max_length=48)],
        Annotated[list[Number], msgspec.Meta(max_length=40)],
    ],
    msgspec.Meta(max_length=40),
]


class PreviewRevealsBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What do these answers come to, with each thing that may be turned up?

    What is asked and not staged is answered by the first possible option that `wishes` names for its kind, and
    by the first possible one otherwise. The story ends before a question of a kind in `stops` that is not staged.
    """

    seat: SeatNumber
    seq: Number
    steps: Annotated[
        list[tuple[Annotated[str, msgspec.Meta(max_length=48)], Number]], msgspec.Meta(max_length=40)
    ]
    wishes: DefaultAnswers = {}
    stops: Annotated[list[Annotated[str, msgspec.Meta(max_length=48)]], msgspec.Meta(max_length=8)] = []


class MakePlan(msgspec.Struct, frozen=True, tag_field="type", tag="plan", forbid_unknown_fields=True):
    """Several answers, each with the kind of its question: now as many as can be given, the rest when asked.

    Without `through` the plan stops when the seat learns something. `fits` binds steps to what their question says
    about itself: a bound step is left out where a later one suits better, and never answers anything else.
    """

    table: TableId
    seat: SeatNumber
    seq: Number
    steps: Steps
    through: bool = False
    fits: StepConditions = []


class DropPlan(msgspec.Struct, frozen=True, tag_field="type", tag="unplan", forbid_unknown_fields=True):
    """Forget what I have planned and not yet given."""

    table: TableId
    seat: SeatNumber


class Undo(msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back my last answer; where that is not free, ask the table.

    Where nobody has to be asked and several answers go, only with `sure`.
    """

    table: TableId
    seat: SeatNumber
    seq: Number
    sure: bool = False


class CastVote(msgspec.Struct, frozen=True, tag_field="type", tag="vote", forbid_unknown_fields=True):
    """Do I agree to what the table is asked? The asker's own no takes the question away."""

    table: TableId
    seat: SeatNumber
    yes: bool


class GiveUp(msgspec.Struct, frozen=True, tag_field="type", tag="give_up", forbid_unknown_fields=True):
    """End the game here, if the table agrees."""

    table: TableId
    seat: SeatNumber


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """A heartbeat."""


ClientMessage = (
    Watch
    | SendAnswer
    | AskWhy
    | RequestOptionSentences
    | PreviewLines
    | MakePlan
    | DropPlan
    | Undo
    | CastVote
    | GiveUp
    | Ping
)
