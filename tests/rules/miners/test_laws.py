"""Laws that hold at every decision of every game, and the laws of lanes (IM-10, IM-A12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec

from kazamata.core.dice import Dice, seeded
from kazamata.core.seats import SPECTATOR
from kazamata.games.miners import events
from kazamata.games.miners.asks import CHOOSE_CARD, USE_SURFACE
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.games.miners.state import State
from kazamata.games.miners.steps.play import PlaceCard

TABLES = [
    (seats, reveal, seed) for seats in (1, 2, 3, 5) for reveal in ("together", "open") for seed in (1, 2)
]


def dump(value: Any) -> Any:
    """A position as plain data, by the names of its parts."""
    if hasattr(value, "__match_args__") and not isinstance(value, type):
        return (type(value).__name__, [dump(getattr(value, name)) for name in value.__match_args__])
    if isinstance(value, (str, int, bool)) or value is None:
        return value
    if isinstance(value, (list, tuple, vec)):
        return [dump(part) for part in value]
    raise TypeError(type(value))


def walk(seats: int, reveal: str, seed: int) -> Iterator[State]:
    """A random game, position by position."""
    state = RULES.deal(RULES.setup(seats, {"reveal": reveal}), seed)
    dice = seeded(seed + 77)
    yield state
    while questions := RULES.ask(state):
        ask = questions[dice.below(len(questions))]
        RULES.take(state, ask.seat, ask.options[dice.below(len(ask.options))])
        yield state


def all_cards(state: State) -> Counter[int]:
    """Every card wherever it lies."""
    found: Counter[int] = Counter()
    for deck, left, pile in zip(state.decks, state.left, state.piles, strict=True):
        found.update(map(int, deck[:left]))
        found.update(map(int, pile))
    for player in state.players:
        found.update(map(int, player.hand))
        found.update(map(int, player.mine.cards))
        found.update(int(step.card) for step in player.lane if isinstance(step, PlaceCard))
    found[int(state.program.deep)] += state.deep + state.deep_pile
    return found


@pytest.mark.parametrize(("seats", "reveal", "seed"), TABLES)
def test_IM5_all_cards_are_conserved(seats: int, reveal: str, seed: int) -> None:
    for state in walk(seats, reveal, seed):
        wanted = Counter(dict(enumerate(map(int, state.program.copies))))
        wanted[int(state.program.deep)] += state.deep_made
        assert all_cards(state) == wanted
        assert sorted(map(int, state.events)) == list(range(18))
        for player in state.players:
            assert player.coins >= 0
            assert all(player.mine.machinery(spot) <= 3 for spot in range(player.mine.size()))
            assert player.mine.markers & ~player.mine.full == 0
            assert player.mine.half & player.mine.full == 0
            assert player.mine.fallen >> player.mine.size() == 0


@pytest.mark.parametrize(("seats", "reveal", "seed"), TABLES[::2])
def test_offered_exactly_if_not_refused(seats: int, reveal: str, seed: int) -> None:
    for state in walk(seats, reveal, seed):
        for ask in RULES.ask(state):
            offered = set(map(int, ask.options))
            assert offered
            for option in range(RULES.asks[ask.kind].span):
                refusal = RULES.why(state, ask.seat, option)
                assert (refusal is None) == (option in offered), (RULES.asks[ask.kind].name, option)
                assert refusal is None or refusal.clause.startswith("IM-")


@pytest.mark.parametrize(("seats", "reveal", "seed"), TABLES[::3])
def test_a_copy_is_equal_and_independent(seats: int, reveal: str, seed: int) -> None:
    before: Any = None
    twin: State | None = None
    for state in walk(seats, reveal, seed):
        if twin is not None:
            assert dump(twin) == before
        twin, before = RULES.copy(state), dump(state)
        assert dump(twin) == before


@pytest.mark.parametrize(("seats", "reveal", "seed"), TABLES)
def test_an_imagined_world_looks_the_same(seats: int, reveal: str, seed: int) -> None:
    dice = seeded(seed)
    for number, state in enumerate(walk(seats, reveal, seed)):
        if number % 3:
            continue
        for viewer in (SPECTATOR, *range(seats)):
            view = RULES.see(state, viewer)
            world = RULES.imagine(view, dice)
            assert dump(RULES.see(world, viewer)) == dump(view)
            assert [(a.seat, a.kind) for a in RULES.ask(world)] == [
                (a.seat, a.kind) for a in RULES.ask(state)
            ]
            for ask in RULES.ask(world):
                assert len(ask.options) > 0


@pytest.mark.parametrize(
    ("seats", "reveal", "seed"), [(2, "together", 3), (3, "open", 4), (4, "together", 5)]
)
def test_two_worlds_give_the_viewer_the_same_questions(seats: int, reveal: str, seed: int) -> None:
    dice = seeded(seed)
    for state in walk(seats, reveal, seed):
        for viewer in range(seats):
            world = RULES.imagine(RULES.see(state, viewer), dice)
            for here, there in zip(RULES.ask(state), RULES.ask(world), strict=True):
                if here.seat == viewer:
                    assert dump(here.options) == dump(there.options)
            assert dump(RULES.score(state)) == dump(RULES.score(world))


@pytest.mark.parametrize(("seats", "reveal", "seed"), TABLES[::3])
def test_steps_come_back_from_their_numbers(seats: int, reveal: str, seed: int) -> None:
    for state in walk(seats, reveal, seed):
        for step in [*state.road, *(step for player in state.players for step in player.lane)]:
            kind = RULES.steps[RULES.steps.index(type(step))]
            again = kind(*(getattr(step, name) for name in step.__match_args__))
            assert dump(again) == dump(step)


@pytest.mark.parametrize("seed", range(4))
def test_IMA12_a_log_replays_to_the_same_position(seed: int) -> None:
    setup = RULES.setup(3, {"reveal": "open"})
    state, dice = RULES.deal(setup, seed), seeded(seed)
    log: list[tuple[int, int]] = []
    while questions := RULES.ask(state):
        ask = questions[dice.below(len(questions))]
        log.append((ask.seat, ask.options[dice.below(len(ask.options))]))
        RULES.take(state, *log[-1])
    again = RULES.deal(setup, seed)
    for seat, option in log:
        RULES.take(again, seat, option)
    assert dump(again) == dump(state)


DRAWS = {
    events.CARD_DRAWN,
    events.FACTION_FOUND,
    events.FACTION_MISSING,
    events.CARD_FORCED,
    events.DEEP_CARD_TAKEN,
}


def mine_phase(start: State, order: list[int], seed: int) -> tuple[State, bool]:
    """Play one mine phase, the seats answering in bursts by an order; says whether a shared deck was touched."""
    state = RULES.copy(start)
    dice = [seeded(seed * 10 + seat) for seat in range(len(state.players))]
    shuffle, drawn = seeded(sum(order) + order[0]), False
    while state.round == start.round and (questions := RULES.ask(state)):
        waiting = {int(ask.seat): ask for ask in questions}
        turn = [seat for seat in order if seat in waiting]
        seat = turn[0] if shuffle.below(3) else turn[shuffle.below(len(turn))]
        ask = waiting[seat]
        choice = dice[seat].below(1 if ask.kind == USE_SURFACE else len(ask.options))  # coins, not cards
        happened = RULES.take(state, seat, ask.options[choice])
        drawn = drawn or any(event.kind in DRAWS for event in happened)
    return state, drawn


def test_IM10_interleaved_answers_give_the_same_mines_if_no_deck_was_drawn_from() -> None:
    compared = 0
    for seed in range(80):
        state = RULES.deal(RULES.setup(3, {"reveal": "open"}), seed)
        dice = Dice(seed, 1, 2, 3)
        goal = 2 + seed % 6
        while state.round < goal or any(ask.kind != CHOOSE_CARD for ask in RULES.ask(state)):
            ask = RULES.ask(state)[0]
            RULES.take(state, ask.seat, ask.options[dice.below(len(ask.options))])
        one, drawn_one = mine_phase(state, [0, 1, 2], seed)
        two, drawn_two = mine_phase(state, [2, 0, 1], seed)
        if not (drawn_one or drawn_two) and one.round == two.round:
            compared += 1
            for here, there in zip(one.players, two.players, strict=True):
                assert dump(here.mine) == dump(there.mine)
                assert (here.coins, here.points) == (there.coins, there.points)
    assert compared >= 5
