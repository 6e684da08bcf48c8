"""Questions to the seats."""

from __future__ import annotations

from typing import ClassVar, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.seats import Seat

Option: TypeAlias = i64
"""One possible answer: a small number whose meaning belongs to the kind of question."""


@final
class AskKind:
    """A kind of question: its name in logs and catalogues, its clause, and how many answers it knows."""

    __match_args__: ClassVar[tuple[str, ...]] = ("name", "clause", "span")

    def __init__(self, name: str, clause: str, span: int) -> None:
        self.name = name
        self.clause = clause
        self.span = span


@final
class Ask:
    """A seat must decide now, among these options; `kind` counts in the table of the game's questions."""

    __match_args__: ClassVar[tuple[str, ...]] = ("kind", "seat", "options")

    def __init__(self, kind: i64, seat: Seat, options: vec[i64]) -> None:
        self.kind: i64 = kind
        self.seat: Seat = seat
        self.options: vec[i64] = options
