"""The order of a turn with modules, and when a player is stuck: TQ-A28, TQ-A29."""

from __future__ import annotations

from kazamata.games.tranquility.asks import (
    CALM_ORANGE,
    CALM_ROW,
    DISCARD_HAND,
    DISCARD_TWO,
    KEEP_COMPASS,
    PLAY_FINISH,
    PLAY_START,
)
from kazamata.games.tranquility.cards import FINISH, MONSTER, ORANGE, START
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from tests.rules.tranquility.positions import (
    answer_as,
    asked,
    event_names,
    event_values,
    island,
    make_position,
    monster,
    options,
    play,
    strip,
    turning,
)

FULL = strip(range(1, 37))


def test_TQA28_compasses_action_payment_compass_compasses_rocks_refill() -> None:
    state = make_position(
        "11 12 13 14 15", [16, 1, 2, 3, 4], [21, 22],
        storms=True, rocks=5, orange=[1], purple=[3], compasses=1, piles=[[ORANGE, 60, 61]],
    )  # fmt: skip
    kinds = []
    for answer in (KEEP_COMPASS, island(16, 5), 1, CALM_ROW + 3, KEEP_COMPASS, 4, CALM_ORANGE + 1):
        kinds.append(asked(state)[0][1])
        play(state, answer)
    assert kinds == [
        "CallCompass",  # (1)
        "TakeTurn",  # (3)
        "PayCost",
        "CallCompass",  # (5), with the compass that the row earned in (4)
        "CallCompass",
        "MoveRocks",  # (6)
        "CallCompass",  # (7) a storm was drawn
    ]
    assert asked(state) == [(1, "TakeTurn")]


def test_TQA28_the_compass_comes_after_the_payment() -> None:
    state = make_position("11 12 13 14 15", [16, 1, 2, 3, 4], [21, 22], storms=True, piles=[[60, 61]])
    assert event_names(play(state, island(16, 5), 1)) == [
        "IslandPlaced",
        "CardsDiscarded",
        "CompassGained",
        "CardDrawn",
        "CardDrawn",
    ]


def test_TQA28_at_a_start_bonus_offers_discards_compass_rocks_refill() -> None:
    state = make_position(
        "5", [START, 1, 2, 3, 4], [11, 12, 13, 14, 15], storms=True, rocks=5, orange=[1],
        piles=[[51, 52, 53, 54, 55, 56, 57], [61, 62, 63, 64, 65, 66, 67]],
    )  # fmt: skip
    emitted = event_names(play(state, PLAY_START))
    emitted += event_names(answer_as(state, 0, 6) + answer_as(state, 1, 2) + answer_as(state, 1, 11, 12))
    assert asked(state) == [(0, "CallCompass")]
    emitted += event_names(play(state, KEEP_COMPASS, 0))
    order = [name for index, name in enumerate(emitted) if name not in emitted[:index]]
    assert order == [
        "StartPlayed", "CardDrawn", "OfferMade", "OfferShown", "OffersCounted", "ShareSet", "CardsDiscarded",
        "CompassGained", "RocksMoved",
    ]  # fmt: skip
    assert emitted.index("CardDrawn") < emitted.index("OfferMade")
    assert emitted[-1] == "CardDrawn"
    assert emitted[emitted.index("RocksMoved") + 1 :] == ["CardDrawn"] * 5


def test_TQA28_a_finish_wins_before_rocks_and_refill() -> None:
    state = make_position(FULL, [FINISH, 50], [51, 52], starter=1, storms=True, piles=[[60, 61]])
    assert event_names(play(state, PLAY_FINISH)) == ["FinishPlayed", "GameWon"]


def test_TQA29_nothing_open_is_a_loss() -> None:
    state = make_position(FULL, [50, 51], [52], storms=True, supply=0)
    assert event_values(play(state, DISCARD_TWO), "GameLost") == [(1,)]


def test_TQA29_each_open_action_keeps_the_game_alive() -> None:
    island_left = make_position(strip(range(1, 35)), [50, 51], [60])
    play(island_left, DISCARD_TWO)
    assert options(island_left) == [island(60, 35)]
    monster_left = make_position(FULL, [50, 51], [MONSTER], monsters=3)
    play(monster_left, DISCARD_TWO)
    assert options(monster_left) == [monster(cell) for cell in range(36)]
    hand_left = make_position(FULL, [50, 51], [52], storms=True)
    play(hand_left, DISCARD_TWO)
    assert options(hand_left) == [DISCARD_HAND]
    turning_left = make_position(FULL, [50, 51], [52], variant="day_and_night")
    play(turning_left, DISCARD_TWO)
    assert options(turning_left) == [turning(cell) for cell in range(36)]
    attempt_left = make_position(FULL, [50, 51, MONSTER], [FINISH], monsters=3, starter=0)
    play(attempt_left, DISCARD_TWO, 50, 51)
    assert options(attempt_left) == [PLAY_FINISH]
    start_left = make_position(FULL, [50, 51], [START])
    play(start_left, DISCARD_TWO)
    assert options(start_left) == [PLAY_START]


def test_TQA29_a_compass_may_be_spent_before_the_judgement() -> None:
    """Seat 1 holds one island and an orange storm; only without the storm has it a cell."""
    stuck = make_position("5", [50, 51], [60], storms=True, supply=0, orange=[1])
    assert event_values(play(stuck, DISCARD_TWO), "GameLost") == [(1,)]
    saved = make_position("5", [50, 51], [60], storms=True, supply=0, orange=[1], compasses=1)
    play(saved, KEEP_COMPASS, DISCARD_TWO, KEEP_COMPASS)
    assert asked(saved) == [(1, "CallCompass")]
    play(saved, CALM_ORANGE + 1)
    assert island(60, 9) in options(saved)


def test_TQA29_a_kept_compass_does_not_prevent_the_loss() -> None:
    lost = make_position("5", [50, 51], [60], storms=True, supply=0, orange=[1], compasses=1)
    events = play(lost, KEEP_COMPASS, DISCARD_TWO, KEEP_COMPASS, KEEP_COMPASS)
    assert event_values(events, "GameLost") == [(1,)]


def test_TQA29_after_a_barred_finish_a_compass_may_be_spent_again() -> None:
    state = make_position(
        FULL, [FINISH, 50], [MONSTER, 52], starter=1, storms=True, monsters=3, orange=[0], compasses=1
    )
    play(state, KEEP_COMPASS, PLAY_FINISH)
    assert asked(state) == [(0, "CallCompass")]
    play(state, KEEP_COMPASS)
    assert asked(state) == [(0, "TakeTurn")]
    assert RULES.score(state).end_reason == ""
