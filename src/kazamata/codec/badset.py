"""The error for an invalid file of cards or components."""

from __future__ import annotations


class BadSet(ValueError):
    """An invalid set file; each entry of `problems` is one line that says where and why."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
