"""Bounded numbers, ids, lines and steps for messages."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar.params import QueryParameter

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=62)]
ViewerNumber = Annotated[int, msgspec.Meta(ge=-1, le=62)]
TableId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9]{12}$")]

NumberQuery = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
NumberQueryOrNone = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]
NumbersQueryOrNone = Annotated[list[Number] | None, QueryParameter(max_items=40)]
ViewerQuery = Annotated[int, QueryParameter(ge=-1, le=62)]
ViewerQueryOrNone = Annotated[int | None, QueryParameter(ge=-1, le=62)]

Line = Annotated[list[Number], msgspec.Meta(max_length=40)]
Lines = Annotated[list[Line], msgspec.Meta(max_length=8)]
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
"""For each step of a plan, the facts that its question must have: a name and the allowed numbers."""
DefaultAnswers = Annotated[
    dict[
        Annotated[str, msgspec.Meta(max_length=48)],
        Annotated[list[Annotated[list[Number], msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=16)],
    ],
    msgspec.Meta(max_length=40),
]
"""For each kind of question lists of options, such as one for each creature that attacks."""
