"""Errors of the command line, reported in one line with the allowed values."""

from __future__ import annotations

from kazamata.bots.roster import BadBot
from kazamata.lab.optional_imports import EXTRAS, MissingExtra
from kazamata.lab.workers import BatchFailed, ClusterUnavailable
from kazamata.words.catalogue import Catalogue, MessageValue
from kazamata.words.names import visible_text


class UsageError(Exception):
    """A message of the catalogue with its values; `plain_usage_error` wraps a finished text."""

    def __init__(self, key: str, /, **values: MessageValue) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def text(self, catalogue: Catalogue) -> str:
        """Return one line; quoted names and files must not control the terminal."""
        return visible_text(catalogue.say(self.key, **self.values))


def as_usage_error(problem: Exception) -> UsageError | None:
    """Return a one-line error for an outside cause; None for any other exception."""
    if isinstance(problem, MissingExtra):
        return UsageError("cli-wrong-extra", library=problem.library, extra=problem.extra)
    if isinstance(problem, ModuleNotFoundError) and problem.name is not None:
        library = problem.name.partition(".")[0]
        if library in EXTRAS:
            return UsageError("cli-wrong-extra", library=library, extra=EXTRAS[library])
    if isinstance(problem, BadBot):
        return UsageError("cli-wrong-bot", reason=str(problem))
    if isinstance(problem, ClusterUnavailable):
        return UsageError("cli-wrong-ray", address=problem.address, reason=str(problem))
    return UsageError("cli-wrong-lost", reason=str(problem)) if isinstance(problem, BatchFailed) else None


def plain_usage_error(text: str) -> UsageError:
    """Wrap a finished text as an error."""
    return UsageError("cli-wrong-text", text=text)
