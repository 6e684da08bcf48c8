"""The even split of the eight cards of a Start: an offer that every seat can compute for all (TQ-14, TQ-A7).

It is a proposal. Each seat may offer any other number.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.seats import Seat
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.steps.start import START_COST, most_to_give, unseen_cards


def even_share(state: State, seat: Seat) -> i64:
    """A seat's share of the even split, as far as the seat can give it."""
    hands = vec[i64](capacity=len(state.players))
    unseen = vec[i64](capacity=len(state.players))
    one: i64 = 0
    for player in state.players:
        hands = append(hands, len(player.hand))
        unseen = append(unseen, unseen_cards(state, one))
        one += 1
    share = split_evenly(hands, unseen, givers_from(state.active_seat, one), START_COST)[seat]
    most = most_to_give(state, seat)
    return most if share > most else share


def givers_from(active: Seat, seats: i64) -> vec[i64]:
    """The seats in play order after the Start player, who comes last."""
    givers = vec[i64](capacity=seats)
    turn: i64 = 1
    while turn <= seats:
        givers = append(givers, (active + turn) % seats)
        turn += 1
    return givers


def split_evenly(hands: vec[i64], unseen: vec[i64], givers: vec[i64], due: i64) -> vec[i64]:
    """Take each card from the giver with most cards left, within its hand and its unseen cards (TQ-24)."""
    left = hands[:]
    shares = vec[i64](capacity=len(hands))
    for _ in hands:
        shares = append(shares, 0)
    while due > 0:
        giver: i64 = -1
        for seat in givers:
            if left[seat] + unseen[seat] > 0 and (giver < 0 or left[seat] > left[giver]):
                giver = seat
        if giver < 0:
            break
        left[giver] -= 1
        shares[giver] += 1
        due -= 1
    return shares
