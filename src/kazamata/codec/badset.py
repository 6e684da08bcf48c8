"""What is wrong with a file of cards or components."""

from __future__ import annotations


class BadSet(ValueError):
    """A file that cannot be played with; `problems` say where and why, one line each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
