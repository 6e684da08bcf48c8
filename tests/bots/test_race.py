"""The race: shared worlds, a protected first candidate, budgets in playouts, an answer at any time."""

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.search.race import PlayoutModel, SearchBudget, race
from kazamata.core.dice import Dice, seeded

PLENTY = 60.0


class Lottery(PlayoutModel[list[int]]):
    """A world is a random number; an option wins if the number is below it."""

    def __init__(self) -> None:
        self.worlds = 0
        self.tried: list[int] = []

    def sample_world(self, dice: Dice) -> list[int]:
        self.worlds += 1
        return [int(dice.below(100))]

    def playout_value(self, world: list[int], option: int, dice: Dice) -> float:
        self.tried.append(int(option))
        return 1.0 if world[0] < option else 0.0


def options(*numbers: int) -> vec[i64]:
    return vec[i64](list(numbers))


def test_the_best_of_many_wins() -> None:
    found = race(Lottery(), options(20, 30, 80, 40, 50), SearchBudget(600, PLENTY), 1.5, seeded(1))
    assert found.option == 80
    assert found.candidates[0].option == 20


def test_the_first_candidate_stays_if_the_lead_may_be_chance() -> None:
    found = race(Lottery(), options(50, 51), SearchBudget(60, PLENTY), 1.5, seeded(1))
    assert found.option == 50


def test_all_candidates_of_a_round_are_tried_in_the_same_worlds() -> None:
    lottery = Lottery()
    race(lottery, options(10, 20, 30, 40), SearchBudget(80, PLENTY), 1.5, seeded(3))
    assert lottery.tried[:4] == [10, 20, 30, 40]
    assert len(lottery.tried) > lottery.worlds


def test_budgets_count_playouts_and_the_same_dice_find_the_same() -> None:
    one, other = (
        race(Lottery(), options(40, 45, 50, 55), SearchBudget(200, PLENTY), 0.0, seeded(9)) for _ in "ab"
    )
    assert one.playouts == other.playouts <= 200
    assert one.option == other.option
    assert [runner.total for runner in one.candidates] == [runner.total for runner in other.candidates]


def test_a_decided_race_ends_and_returns_its_budget() -> None:
    found = race(Lottery(), options(10, 95), SearchBudget(600, PLENTY), 0.0, seeded(1), drop_sigmas=1.5)
    assert found.option == 95
    assert found.playouts < 200
    assert race(Lottery(), options(10, 95), SearchBudget(600, PLENTY), 0.0, seeded(1)).playouts == 600


def test_a_candidate_that_cannot_win_drops_out_within_a_round() -> None:
    numbers = (55, 60, 5, 58, 1)
    found = race(Lottery(), options(*numbers), SearchBudget(600, PLENTY), 0.0, seeded(1), drop_sigmas=1.5)
    tried = {int(runner.option): runner.playouts for runner in found.candidates}
    assert sorted(tried) == sorted(numbers)
    assert tried[1] == tried[5] < 600 // (3 * 5)
    assert tried[55] == max(tried.values())


def test_a_close_race_is_run_to_its_end() -> None:
    found = race(Lottery(), options(50, 51), SearchBudget(60, PLENTY), 0.0, seeded(1), drop_sigmas=1.5)
    assert found.playouts == 60


def test_a_race_without_time_or_cancelled_takes_the_first_candidate() -> None:
    late = Lottery()
    assert race(late, options(1, 99), SearchBudget(100, 0.0), 1.5, seeded(1)).option == 1
    budget = SearchBudget(100, PLENTY)
    budget.cancel()
    assert race(late, options(1, 99), budget, 1.5, seeded(1)).option == 1
    assert late.worlds == 0


class Slow(Lottery):
    """The race is stopped while the second candidate is tried."""

    def __init__(self, budget: SearchBudget) -> None:
        super().__init__()
        self.budget = budget

    def playout_value(self, world: list[int], option: int, dice: Dice) -> float:
        if self.tried:
            self.budget.cancel()
        return super().playout_value(world, option, dice)


def test_a_race_can_be_stopped_in_the_middle_of_a_world() -> None:
    budget = SearchBudget(100, PLENTY)
    slow = Slow(budget)
    found = race(slow, options(10, 20, 30, 40), budget, 0.0, seeded(3))
    assert slow.tried == [10, 20]
    assert found.playouts == 2


def test_a_small_budget_is_exceeded_by_one_try_per_candidate_and_round() -> None:
    """Every candidate is tried once in every round, even beyond the budget."""
    found = race(
        Lottery(), options(*range(20, 84)), SearchBudget(20, PLENTY), 0.0, seeded(5), drop_sigmas=1.5
    )
    assert found.option > 0
    assert 64 < found.playouts <= 64 + 32 + 16 + 8 + 4 + 2
