"""Bounded numbers and names for messages."""

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
