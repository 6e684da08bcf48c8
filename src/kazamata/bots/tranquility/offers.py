"""Offers for the eight cards of the Start, and how a seat adjusts them (TQ-14, TQ-A7).

Every seat can compute the even split, so cooperating seats reach eight at once. A seat that deviates is
expected to keep its offer, and the cooperating seats share the rest. They keep their own offers if it moved
towards them.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.tranquility.memory import rounds_of_offers
from kazamata.core.asks import Question
from kazamata.games.tranquility.asks import MAX_OFFERED
from kazamata.games.tranquility.even_split import givers_from, split_evenly
from kazamata.games.tranquility.steps.start import unseen_limit
from kazamata.games.tranquility.view import View


def offer(view: View, question: Question, memory: Sequence[int]) -> int:
    """The expected offer of this seat. A seat that already deviated fills up what the others leave."""
    rounds = rounds_of_offers(memory, len(view.seats))
    expected, like = _expected(view, rounds)
    me = int(view.viewer)
    share = expected[me] if me in like else MAX_OFFERED - sum(expected) + expected[me]
    return max(0, min(share, question.options[-1]))


def even_split(view: View) -> list[int]:
    """The first offers of cooperating seats."""
    return _split(view, _order(view), MAX_OFFERED)


def _expected(view: View, rounds: Sequence[list[int]]) -> tuple[list[int], list[int]]:
    """The expected offer of every seat now, and the seats that always made the expected offer."""
    expected, like = even_split(view), list(range(len(view.seats)))
    before: list[int] = []
    for said in rounds:
        like = [seat for seat in like if said[seat] == expected[seat]]
        expected = _met(said, like) if _came_to_meet(before, said, like) else _taken_up(view, said, like)
        before = said
    return expected, like


def _came_to_meet(before: Sequence[int], said: Sequence[int], like: Sequence[int]) -> bool:
    """Whether the other seats offered exactly what the cooperating seats lacked a round earlier."""
    if not before:
        return False
    return sum(before[seat] if seat in like else count for seat, count in enumerate(said)) == MAX_OFFERED


def _met(said: Sequence[int], like: Sequence[int]) -> list[int]:
    """Expect cooperating seats to repeat their offers and the one deviating seat to fill up the rest."""
    moving = [seat for seat in range(len(said)) if seat not in like]
    if len(moving) != 1:
        return list(said)
    rest = MAX_OFFERED - sum(said[seat] for seat in like)
    return [max(0, rest) if seat in moving else count for seat, count in enumerate(said)]


def _taken_up(view: View, said: Sequence[int], like: Sequence[int]) -> list[int]:
    """Expect the other seats to repeat their offers, and the cooperating seats to share the rest."""
    rest = MAX_OFFERED - sum(count for seat, count in enumerate(said) if seat not in like)
    shares = _split(view, [seat for seat in _order(view) if seat in like], rest)
    return [shares[seat] if seat in like else count for seat, count in enumerate(said)]


def _split(view: View, givers: list[i64], due: int) -> list[int]:
    hands = vec[i64]([seat.hand_size for seat in view.seats])
    unseen = vec[i64]([unseen_limit(seat.yellow_storms, seat.pile_size) for seat in view.seats])
    return [int(share) for share in split_evenly(hands, unseen, vec[i64](givers), due)]


def _order(view: View) -> list[i64]:
    return list(givers_from(view.active_seat, len(view.seats)))
