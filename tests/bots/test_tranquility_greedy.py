"""The greedy bot of Tranquility is legal everywhere, plays for a visible purpose, and plays fairly well."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.roster import bot, names
from kazamata.bots.tranquility.greedy_actions import choose_action
from kazamata.bots.tranquility.greedy_gaps import GreedyGaps
from kazamata.bots.tranquility.greedy_hand import card_to_discard
from kazamata.bots.tranquility.offers import even_split
from kazamata.core.asks import Question
from kazamata.core.dice import seeded
from kazamata.core.rules import Setup
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.rules import TRANQUILITY
from kazamata.games.tranquility.state import WON, State
from kazamata.games.tranquility.variants import ARCH, DUEL, VARIANTS
from kazamata.games.tranquility.view import View

GREEDY = bot("tranquility", "greedy")
RANDOM = bot("tranquility", "random")

TABLES = [
    *((seats, {}) for seats in range(1, 6)),
    *((seats, {"variant": variant}) for variant in VARIANTS[ARCH:DUEL] for seats in (1, 2, 3, 5)),
    (2, {"variant": "duel"}),
    (1, {"solo": "draw8", "storms": "yes"}),
    (1, {"solo": "discard4", "rocks": "yes", "monsters": "3"}),
    (3, {"removal": "poseidon"}),
    (3, {"rocks": "yes"}),
    (3, {"monsters": "5"}),
    (2, {"storms": "yes"}),
    (4, {"storms": "yes"}),
    (3, {"rocks": "yes", "monsters": "5", "storms": "yes", "removal": "poseidon"}),
    (3, {"variant": "day_and_night", "rocks": "yes", "monsters": "5", "storms": "yes"}),
    (4, {"variant": "arch", "monsters": "5", "removal": "triton"}),
    (3, {"variant": "pyramid", "removal": "poseidon", "offers": "1"}),
]  # fmt: skip


def setup(seats: int, chosen: dict[str, str]) -> Setup:
    return TRANQUILITY.setup(seats, chosen)


def play(table: Setup, seed: int, seen: Counter[int] | None = None) -> tuple[State, list[int]]:
    """A game among greedy bots to its end, and the answers that were given."""
    state, answers = TRANQUILITY.deal(table, seed), []
    while asked := TRANQUILITY.ask(state):
        ask = asked[0]
        option = GREEDY.choose(TRANQUILITY.see(state, ask.seat), TRANQUILITY.question(state, ask), seeded(0))
        assert option in ask.options, TRANQUILITY.ask_kinds[ask.kind].name
        TRANQUILITY.take(state, ask.seat, option)
        answers.append(option)
        if seen is not None:
            seen[int(ask.kind)] += 1
    return state, answers


def until(table: Setup, kind: int, seeds: range = range(200)) -> tuple[View, Question]:
    """The first question of a kind that greedy bots reach."""
    for seed in seeds:
        state = TRANQUILITY.deal(table, seed)
        while asked := TRANQUILITY.ask(state):
            question = TRANQUILITY.question(state, asked[0])
            view = TRANQUILITY.see(state, question.seat)
            if question.kind == kind:
                return view, question
            TRANQUILITY.take(state, question.seat, GREEDY.choose(view, question, seeded(0)))
    raise AssertionError(f"nobody was asked {TRANQUILITY.ask_kinds[kind].name}")


def rounds_of_offers(table: Setup, seed: int) -> int:
    """How often all seats made an offer in one game."""
    counted: Counter[int] = Counter()
    play(table, seed, counted)
    return counted[asks.OFFER_CARDS] // table.seats


def test_greedy_is_on_the_roster() -> None:
    assert "greedy" in names("tranquility")
    assert GREEDY.name == "greedy"


@pytest.mark.parametrize(("seats", "chosen"), TABLES)
def test_greedy_answers_legally_at_every_table(seats: int, chosen: dict[str, str]) -> None:
    table = setup(seats, chosen)
    for seed in range(4):
        state, _ = play(table, seed)
        assert TRANQUILITY.is_over(state)


def test_greedy_meets_every_kind_of_question_but_one() -> None:
    """Greedy bots never feed the rocks, because moving them is free (TQ-22)."""
    seen: Counter[int] = Counter()
    for seats, chosen in TABLES:
        for seed in range(3):
            play(setup(seats, chosen), seed, seen)
    assert set(range(len(TRANQUILITY.ask_kinds))) - set(seen) == {asks.FEED_ROCKS}


@pytest.mark.parametrize(("seats", "chosen"), TABLES)
def test_greedy_answers_legally_among_random_players(seats: int, chosen: dict[str, str]) -> None:
    """Random players reach positions that a greedy team never reaches, such as fed rocks."""
    table, dice = setup(seats, chosen), seeded(5)
    for seed in range(4):
        state = TRANQUILITY.deal(table, seed)
        while asked := TRANQUILITY.ask(state):
            ask = asked[-1]
            view, question = TRANQUILITY.see(state, ask.seat), TRANQUILITY.question(state, ask)
            assert GREEDY.choose(view, question, dice) in ask.options, TRANQUILITY.ask_kinds[ask.kind].name
            TRANQUILITY.take(state, ask.seat, RANDOM.choose(view, question, dice))


@pytest.mark.parametrize(("seats", "chosen"), [(3, {}), (2, {"variant": "duel"}), (3, {"storms": "yes"})])
def test_greedy_is_deterministic(seats: int, chosen: dict[str, str]) -> None:
    assert play(setup(seats, chosen), 42)[1] == play(setup(seats, chosen), 42)[1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_teams_win_the_base_game(seats: int) -> None:
    """Measured at 85 % and more; 40 fixed games must give 29."""
    table = setup(seats, {})
    won = sum(play(table, seed)[0].result == WON for seed in range(40))
    assert won >= 29, f"{won} of 40"


def test_TQ18_greedy_plays_a_winning_finish_at_once() -> None:
    table = setup(3, {})
    for seed in range(3):
        state = TRANQUILITY.deal(table, seed)
        while asked := TRANQUILITY.ask(state):
            ask = asked[0]
            option = GREEDY.choose(
                TRANQUILITY.see(state, ask.seat), TRANQUILITY.question(state, ask), seeded(0)
            )
            if ask.kind == asks.TAKE_TURN and asks.PLAY_FINISH in ask.options:
                assert option == asks.PLAY_FINISH
            TRANQUILITY.take(state, ask.seat, option)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_TQ14_greedy_offers_sum_to_eight_in_the_first_round(seats: int) -> None:
    for seed in range(5):
        view, _ = until(setup(seats, {}), asks.OFFER_CARDS, range(seed, seed + 1))
        split = even_split(view)
        left = [seat.hand_size - share for seat, share in zip(view.seats, split, strict=True)]
        assert sum(split) == asks.MAX_OFFERED
        assert max(left) - min(left) <= 1, "everybody keeps as many cards"
        assert rounds_of_offers(setup(seats, {}), seed) == 1


def test_TQ22_greedy_moves_the_rocks_rather_than_feed_them() -> None:
    view, question = until(setup(3, {"rocks": "yes"}), asks.MOVE_ROCKS)
    assert asks.ROCKS_STAY in question.options
    row = GREEDY.choose(view, question, seeded(0))
    empty = [view.grid[6 * other : 6 * other + 6].count(0) for other in range(6)]
    assert empty[row] == min(empty[other] for other in question.options if other != asks.ROCKS_STAY)


def test_TQ19_greedy_discards_useless_numbers_first() -> None:
    view, _ = until(setup(3, {}), asks.TAKE_TURN)
    view.grid[10:12] = [20, 23]  # 21 and 22 have no cell between them any more
    view.seats[view.viewer].hand[:] = [5, 21, 40, 60, 82]
    assert card_to_discard(GreedyGaps(view), [5, 21, 40, 60], 1) == 21


def test_TQ9_greedy_leaves_numbers_enough_for_each_gap() -> None:
    view, question = until(setup(3, {}), asks.TAKE_TURN)
    view.seats[view.viewer].hand[:] = [40]
    islands = [question.definition.option("play-island", card=40, cell=cell) for cell in range(36)]
    question.options = vec[i64](islands)
    assert 14 <= question.read(choose_action(view, question))["cell"] <= 21, (
        "40 belongs into the middle of the strip"
    )


def test_greedy_reads_only_view_and_ask() -> None:
    """Another world with the same view gives the same answer."""
    state = TRANQUILITY.deal(setup(4, {"storms": "yes", "monsters": "4"}), 9)
    for _ in range(60):
        ask = TRANQUILITY.ask(state)[0]
        view = TRANQUILITY.see(state, ask.seat)
        option = GREEDY.choose(view, TRANQUILITY.question(state, ask), seeded(1))
        world = TRANQUILITY.imagine(view, seeded(77))
        twin = TRANQUILITY.ask_of(world, ask.seat)
        assert twin is not None
        assert (
            GREEDY.choose(TRANQUILITY.see(world, ask.seat), TRANQUILITY.question(world, twin), seeded(2))
            == option
        )
        TRANQUILITY.take(state, ask.seat, option)
