"""The trained judge of Imperial Miners: its inputs, its values, and the card sets that it covers."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from kazamata.bots.miners import neural_weights
from kazamata.bots.miners.judge import Judge, PriceListJudge
from kazamata.bots.miners.mine_features import MineFeatures, feature_count
from kazamata.bots.miners.neural_judge import SCALE, NeuralJudge
from kazamata.bots.miners.neural_weights import best_judge, names_of, packed, unpacked
from kazamata.bots.miners.strong import ROUNDS_AHEAD, best_turn, rounds_ahead
from kazamata.core.dice import Dice, seeded
from kazamata.core.events import NO_EVENTS
from kazamata.core.steps import run_agenda
from kazamata.games.miners.cardset import ROUNDS
from kazamata.games.miners.program import Program
from kazamata.games.miners.rules import MINERS
from kazamata.games.miners.scoring import points_of
from kazamata.games.miners.sets import HOUSE, cards_of, program_of
from kazamata.games.miners.state import State
from kazamata.games.miners.worlds import imagine

PROGRAM = program_of(HOUSE)


def rounds(judge: Judge, deal: int, turns: int) -> list[State]:
    """A solo game that plays the best of some random turns each round; returns the ends of its rounds."""
    state, dice, ends = MINERS.deal(MINERS.setup(1, {}), deal), Dice(0, 0, 0, 0), []
    while state.agenda:
        run_agenda(state, state.agenda, NO_EVENTS)
        if state.agenda:
            state = best_turn(state, 0, deal + 1, turns, dice, NO_EVENTS, judge)
            ends.append(state.copy())
    return ends


def features_of(state: State) -> dict[int, float]:
    sight = MineFeatures(len(PROGRAM.level))
    sight.read(state, 0)
    count = int(sight.count)
    return dict(zip(list(sight.indices)[:count], list(sight.amounts)[:count], strict=True))


def test_the_judge_was_trained_with_the_house_set() -> None:
    assert isinstance(best_judge(PROGRAM), NeuralJudge)
    kept = json.loads(neural_weights.FILE.read_text("utf-8"))
    assert kept["cards"] == names_of(cards_of(HOUSE))
    assert len(unpacked(kept["near"])) == feature_count(len(PROGRAM.level)) * (kept["felt"] + 1)
    assert rounds_ahead(best_judge(PROGRAM)) == ROUNDS_AHEAD


def test_other_card_sets_are_judged_by_the_price_list() -> None:
    """The judge does not recognise the same cards under another name or in another order."""
    house = cards_of(HOUSE)
    for other in (
        replace(house, key="mine-own"),
        replace(house, cards=(house.cards[1], house.cards[0], *house.cards[2:])),
    ):
        assert isinstance(best_judge(Program(other)), PriceListJudge)
        assert rounds_ahead(best_judge(Program(other))) == ROUNDS


def test_it_uses_no_hidden_information() -> None:
    """Worlds that look alike to the seat have the same numbers, whatever their decks hold."""
    for number, state in enumerate(rounds(PriceListJudge(), 4, 2)[:-1]):
        world = imagine(MINERS.see(state, 0), seeded(number))
        assert [list(deck) for deck in world.decks] != [list(deck) for deck in state.decks]
        assert features_of(world) == features_of(state)


def test_its_inputs_describe_the_mine() -> None:
    state = rounds(PriceListJudge(), 9, 4)[5]
    player, numbers, kinds = state.players[0], features_of(state), len(PROGRAM.level)
    cards = [index for index in numbers if index < kinds]
    held = [index - kinds for index in numbers if kinds <= index < 2 * kinds]
    assert sorted(set(cards)) == sorted({int(card) for card in player.mine.cards})
    assert sorted(set(held)) == sorted({int(card) for card in player.hand})


def test_the_feature_count_is_exact() -> None:
    for state in rounds(PriceListJudge(), 6, 2):
        sight = MineFeatures(len(PROGRAM.level))
        sight.read(state, 0)
        assert sight.next == feature_count(len(PROGRAM.level))


def plain_value(kept: dict[str, Any], state: State) -> float:
    """The same network, computed by its plain formula."""
    columns, left = kept["felt"] + 1, (ROUNDS - int(state.round)) / ROUNDS
    near, far, out = (unpacked(kept[name]) for name in ("near", "far", "out"))
    sums = [0.0] * columns
    sight = MineFeatures(len(PROGRAM.level))
    sight.read(state, 0)
    for index, amount in list(zip(sight.indices, sight.amounts, strict=True))[: int(sight.count)]:
        for column in range(columns):
            at = int(index) * columns + column
            sums[column] += amount * (near[at] + left * far[at])
    felt = sum(max(0.0, one) * weight for one, weight in zip(sums[:-1], out, strict=True))
    return int(points_of(state.players[0])) + SCALE * (felt + sums[-1])


def test_its_value_equals_the_plain_formula() -> None:
    kept, judge = json.loads(neural_weights.FILE.read_text("utf-8")), best_judge(PROGRAM)
    for state in rounds(PriceListJudge(), 2, 3)[1:-1]:  # before the first round nothing is judged
        assert judge.worth(state, 0) == pytest.approx(plain_value(kept, state), abs=1e-6)


def test_after_the_last_round_points_count_and_coins_break_ties() -> None:
    end = rounds(PriceListJudge(), 3, 3)[-1]
    judge, points = best_judge(PROGRAM), int(points_of(end.players[0]))
    before = judge.worth(end, 0)
    assert points <= before < points + 1
    end.players[0].coins += 1
    assert before < judge.worth(end, 0) < points + 1


def test_its_turns_score_more_than_those_of_the_price_list() -> None:
    """Paired deals outside the training data; docs/bots.md gives the gain over many more deals."""
    judges = (PriceListJudge(), best_judge(PROGRAM))
    prices, learned = (
        sum(int(points_of(rounds(judge, deal, 8)[-1].players[0])) for deal in range(9000, 9020))
        for judge in judges
    )
    assert learned > prices


def test_numbers_survive_their_file() -> None:
    numbers = [0.0, 1.0, -1.5, 0.3333, 7.99, -50.0]
    back = unpacked(packed(numbers))
    assert back[:5] == pytest.approx(numbers[:5], abs=1 / neural_weights.STEP)
    assert back[5] == -neural_weights.MAX_PACKED / neural_weights.STEP  # as far as it goes
