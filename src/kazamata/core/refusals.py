"""Refusals: the clause that forbids an answer, its numbers, and a remedy. They are values, not errors."""

from __future__ import annotations

from typing import ClassVar, final


@final
class Refusal:
    """Why an answer is illegal: `key` and `remedy` name catalogue messages, `values` fill them."""

    __match_args__: ClassVar[tuple[str, ...]] = ("clause", "key", "values", "remedy")

    def __init__(self, clause: str, key: str, values: dict[str, int], remedy: str = "") -> None:
        self.clause = clause
        self.key = key
        self.values = values
        self.remedy = remedy

    def __repr__(self) -> str:
        return f"Refusal({self.clause}, {self.key}, {self.values}, {self.remedy})"


class Refused(ValueError):
    """`take` and `deal` raise this on an illegal answer or setup; the position stays unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.key} ({refusal.clause}) {refusal.values}")
        self.refusal = refusal
