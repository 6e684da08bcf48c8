"""Bots bargain for the eight cards of the Start: they react to offers and agree soon (TQ-14, TQ-A7)."""

from collections.abc import Callable
from typing import Any

import pytest

from kazamata.bots import memory as memories
from kazamata.bots.roster import bot
from kazamata.bots.tranquility.memory import rounds_of_offers
from kazamata.core.dice import seeded
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.rules import TRANQUILITY
from kazamata.games.tranquility.state import State

LEVELS = ("greedy", "easy", "medium", "strong")
PERSON = 0
EIGHT = asks.MAX_OFFERED

Rounds = list[list[int]]
OfferRule = Callable[[Rounds, int], int]


def offer_same(count: int) -> OfferRule:
    """Offer the same number every time."""
    return lambda rounds, most: min(count, most)


def offer_rest(count: int) -> OfferRule:
    """Offer a number once, then the rest that the others leave."""
    return lambda rounds, most: min(most, max(0, EIGHT - sum(rounds[-1][1:]))) if rounds else min(count, most)


def offer_half(count: int) -> OfferRule:
    """Go half of the way once, then stay there."""

    def offer(rounds: Rounds, most: int) -> int:
        if not rounds:
            return min(count, most)
        lacking = EIGHT - sum(rounds[0])
        return min(most, max(0, rounds[0][PERSON] + int(lacking / 2)))

    return offer


def bargain(seats: int, chosen: dict[str, str], seed: int, level: str, person: OfferRule | None) -> Rounds:
    """All offers of one game among bots, or of a person at the first seat among bots."""
    rules, quick, own = TRANQUILITY, bot("tranquility", "greedy"), bot("tranquility", level)
    state: State = rules.deal(rules.setup(seats, chosen), seed)
    minds = [memories.start(rules, state, seat) for seat in range(seats)]
    dice, begun = seeded(seed), False
    while asked := rules.ask(state):
        question, mind = rules.question(state, asked[0]), minds[int(asked[0].seat)]
        offering = question.kind == asks.OFFER_CARDS
        if begun and not offering:
            break
        begun = begun or offering
        if offering and person is not None and question.seat == PERSON:
            option = person(rounds_of_offers(mind, seats), int(question.options[-1]))
        else:
            one: Any = own if offering else quick
            option = one.choose(rules.see(state, question.seat), question, dice, mind)
        events = rules.take(state, question.seat, option)
        for seat, mind in enumerate(minds):
            memories.observe(rules, mind, events, seat)
    return rounds_of_offers(minds[0], seats)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_TQA7_bots_accept_a_repeated_number_in_the_second_round(level: str, seats: int) -> None:
    least = 2 if seats == 2 else 0  # one hand alone holds no more than the rest of eight
    for count in range(least, 6):
        rounds = bargain(seats, {}, count, level, offer_same(count))
        assert sum(rounds[-1]) == EIGHT, rounds
        assert len(rounds) <= 2


@pytest.mark.parametrize("person", [offer_rest, offer_half])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_TQA7_bots_agree_with_a_yielding_player_within_three_rounds(
    level: str, seats: int, person: Any
) -> None:
    for count in range(6):
        rounds = bargain(seats, {}, count, level, person(count))
        assert sum(rounds[-1]) == EIGHT, rounds
        assert len(rounds) <= 3


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("chosen", [{"monsters": "5"}, {"storms": "yes"}, {"storms": "yes", "monsters": "5"}])
def test_TQA7_bots_that_cannot_give_their_share_agree_in_a_few_rounds(
    level: str, chosen: dict[str, str]
) -> None:
    """A monster stays in hand (TQ-23) and a storm shortens it (TQ-24); others make up for it."""
    for seats in (2, 3, 5):
        for seed in range(4):
            rounds = bargain(seats, chosen | {"offers": "5"}, seed, level, None)
            assert not rounds or sum(rounds[-1]) == EIGHT, rounds
            assert len(rounds) <= 3


def test_TQA7_bots_do_not_repeat_a_number_that_was_too_high() -> None:
    first, second = bargain(3, {}, 1, "medium", offer_same(5))
    assert first[1:] != second[1:]
    assert sum(first) > EIGHT == sum(second)
