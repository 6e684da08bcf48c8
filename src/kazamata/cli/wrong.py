"""What a person got wrong on the command line: said in one line, with what is allowed."""

from __future__ import annotations

from kazamata.lab.batches import BatchFailed, ClusterUnavailable
from kazamata.lab.extras import MissingExtra
from kazamata.words.catalogue import Catalogue, MessageValue
from kazamata.words.names import visible_text


class Wrong(Exception):
    """A message of the catalogue with its values; `told` is a text that was made elsewhere."""

    def __init__(self, key: str, /, **values: MessageValue) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def text(self, catalogue: Catalogue) -> str:
        """One line; what it quotes from a file or a name must not steer the terminal."""
        return visible_text(catalogue.say(self.key, **self.values))


def misfortune(problem: Exception) -> Wrong | None:
    """What is nobody's fault and wants one line all the same; None for whatever else went wrong."""
    if isinstance(problem, MissingExtra):
        return Wrong("cli-wrong-extra", library=problem.library, extra=problem.extra)
    if isinstance(problem, ClusterUnavailable):
        return Wrong("cli-wrong-ray", address=problem.address, reason=str(problem))
    return Wrong("cli-wrong-lost", reason=str(problem)) if isinstance(problem, BatchFailed) else None


def told(text: str) -> Wrong:
    """Something wrong that is in words already."""
    return Wrong("cli-wrong-told", text=text)
