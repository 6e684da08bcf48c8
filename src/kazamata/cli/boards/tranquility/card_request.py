"""Questions for several cards: the engine asks one by one in order (TQ-R5), people name them in any order."""

from __future__ import annotations

from kazamata.cli.boards.board import CardRequest
from kazamata.core.asks import Question
from kazamata.games.tranquility.asks import UNSEEN


def card_request(question: Question) -> CardRequest | None:
    """Return how many cards are still wanted and which are available; unseen ones first (TQ-24)."""
    if not (question.has_fact("left") and question.has_fact("discardable")):
        return None
    unseen = question.fact("unseen") if question.has_fact("unseen") else 0
    return CardRequest(question.fact("left"), (UNSEEN,) * unseen + tuple(question.fact_list("discardable")))
