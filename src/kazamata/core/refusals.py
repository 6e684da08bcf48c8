"""Illegal is a value: which clause forbids it, with which numbers, and what would help."""

from __future__ import annotations

from typing import ClassVar, final


@final
class Refusal:
    """Why an answer is not possible: `key` and `remedy` name catalogue messages, `values` fill them."""

    __match_args__: ClassVar[tuple[str, ...]] = ("clause", "key", "values", "remedy")

    def __init__(self, clause: str, key: str, values: dict[str, int], remedy: str = "") -> None:
        self.clause = clause
        self.key = key
        self.values = values
        self.remedy = remedy

    def __repr__(self) -> str:
        return f"Refusal({self.clause}, {self.key}, {self.values}, {self.remedy})"


class Refused(ValueError):
    """Raised by `take` and `deal` on an illegal answer or setup; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.key} ({refusal.clause}) {refusal.values}")
        self.refusal = refusal
