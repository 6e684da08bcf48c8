"""A tournament is fair to every bot and every seat, and finds the better bot."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kazamata.lab.matches import ranking as rankings
from kazamata.lab.matches.ranking import Interval, mean_interval, ranking, ranks, share_interval
from kazamata.lab.matches.tournament import (
    MIN_DEALS,
    POINTS,
    RIVALS,
    TOGETHER,
    BettingTest,
    DealResult,
    Tournament,
    TournamentProgress,
    collect_deals,
    play_deals,
    remaining_deals,
    seat_orders,
)
from kazamata.lab.matches.tournament_file import (
    CorruptTournamentFile,
    TournamentFile,
    TournamentMismatch,
    read,
)
from kazamata.lab.optional_imports import MissingExtra
from kazamata.lab.workers import Workers

ALONE = Workers()
DUEL = Tournament("tranquility", (("variant", "duel"),), 2, ("random", "greedy"), 1)
SEA = Tournament("tranquility", (), 2, ("random", "greedy"), 1)
MINE = Tournament("miners", (), 1, ("random", "greedy"), 1)


@pytest.mark.parametrize("bots", [2, 3, 4, 5])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_bot_sits_equally_often_on_every_seat(bots: int, seats: int) -> None:
    orders = seat_orders("abcde"[:bots], seats)
    sat = Counter((bot, seat) for order in orders for seat, bot in enumerate(order))
    assert len(sat) == bots * seats
    assert len(set(sat.values())) == 1
    assert len(orders) == len(set(orders))
    if bots > 1:
        assert all(len(set(order)) > 1 for order in orders)


def test_two_bots_at_three_seats_meet_in_all_six_orders() -> None:
    assert sorted("".join(order) for order in seat_orders("ab", 3)) == [
        "aab",
        "aba",
        "abb",
        "baa",
        "bab",
        "bba",
    ]


def test_the_compared_figure_follows_from_the_setup() -> None:
    assert (DUEL.measure, SEA.measure, MINE.measure) == (RIVALS, TOGETHER, POINTS)
    assert SEA.seatings == (("random", "random"), ("greedy", "greedy"))
    assert DUEL.seatings == (("greedy", "random"), ("random", "greedy"))


@pytest.mark.parametrize("tournament", [DUEL, SEA, MINE], ids=["rivals", "together", "points"])
def test_deals_do_not_depend_on_the_bots(tournament: Tournament) -> None:
    alone = list(play_deals(tournament, range(4), ALONE))
    assert list(play_deals(tournament, range(2, 4), ALONE)) == alone[2:]
    assert list(play_deals(tournament, range(4), Workers(2))) == alone


def test_first_places_add_up() -> None:
    for deal in play_deals(DUEL, range(10), ALONE):
        assert sum(deal.values) == pytest.approx(1.0)  # both sit in both games
        assert sum(deal.firsts) == pytest.approx(deal.games)
        assert deal.games == 2


def deal_of(number: int, one: float, other: float) -> DealResult:
    return DealResult(number, 2, 10, (one, other), (), ())


def standing_of(differences: list[float], risk: float = 0.05) -> TournamentProgress:
    progress = TournamentProgress(DUEL, risk)
    for number, difference in enumerate(differences):
        progress.add(deal_of(number, 0.5 + difference / 2, 0.5 - difference / 2))
    return progress


def test_a_clear_case_is_settled_soon_and_a_draw_never() -> None:
    assert standing_of([1.0] * 20).pairs[0].verdict == 0
    assert standing_of([-1.0] * 20).pairs[0].verdict == 1
    assert not standing_of([0.0] * 500).settled
    assert not standing_of([1.0] * (MIN_DEALS - 1), risk=0.5).settled


def test_the_risk_holds_for_any_number_of_checks() -> None:
    """Equal bots, checked after each of 300 deals: wrong verdicts stay below the risk of one in five."""
    dice = Random(5)
    wrong = sum(
        standing_of([dice.choice((-1.0, -0.5, 0.0, 0.5, 1.0)) for _ in range(300)], 0.2).settled
        for _ in range(300)
    )
    assert wrong <= 60


def test_a_small_lead_is_found() -> None:
    dice = Random(7)
    found = [standing_of([dice.choice((-1.0, 0.0, 1.0, 1.0)) for _ in range(400)]) for _ in range(20)]
    assert sum(progress.pairs[0].verdict == 0 for progress in found) >= 18


def test_balanced_results_win_no_bets() -> None:
    gamble = BettingTest()
    for difference in (1.0, -1.0) * 50:
        gamble.bet(difference)
    assert gamble.wealth < 1


def test_a_settled_question_is_not_played_on() -> None:
    progress = TournamentProgress(DUEL, 0.05)
    endless = (deal_of(number, 1.0, 0.0) for number in range(1000))
    played = sum(1 for _ in collect_deals(progress, endless, no_early_stop=False))
    assert MIN_DEALS <= played < 20
    assert sum(1 for _ in collect_deals(progress, endless, no_early_stop=False)) == 0
    assert sum(1 for _ in collect_deals(progress, endless, no_early_stop=True)) == 1000 - played


def test_deals_are_played_whole() -> None:
    assert remaining_deals(TournamentProgress(DUEL, 0.05), 3) == range(2)
    assert remaining_deals(standing_of([1.0, 1.0]), 7) == range(2, 4)


def test_a_bet_uses_only_the_sign_of_a_point_difference() -> None:
    progress = TournamentProgress(MINE, 0.05)
    progress.add(DealResult(0, 2, 10, (10.0, 70.0), (10.0, 70.0), ()))
    assert progress.difference(progress.deals[0], progress.pairs[0]) == -1.0


def test_greedy_is_better_than_random_everywhere() -> None:
    for tournament in (DUEL, SEA, MINE):
        progress = TournamentProgress(tournament, 0.05)
        list(collect_deals(progress, play_deals(tournament, range(60), ALONE), no_early_stop=False))
        assert progress.settled
        result = ranking(progress)
        assert [index.bot for index in result.places] == ["greedy", "random"]
        assert result.duels[0].better == "greedy"


# ---------------------------------------------------------------------------------------------- figures


def test_intervals() -> None:
    spread = mean_interval([1.0, 3.0])
    assert (spread.mean, spread.low, spread.high) == pytest.approx((2.0, 0.04, 3.96))
    assert mean_interval([4.0]) == Interval(4.0, 4.0, 4.0)
    sure = share_interval([1.0] * 10)
    assert sure.mean == sure.high == 1.0
    assert 0.7 < sure.low < 0.95


def test_ranks_are_whole_numbers_that_equals_share() -> None:
    assert ranks([0.5, 0.9, 0.5, 0.1]) == [2.0, 1.0, 2.0, 4.0]


def test_ratings_follow_the_order_of_the_deals() -> None:
    pytest.importorskip("openskill")
    three = TournamentProgress(replace(DUEL, bots=("worst", "best", "middle")), 0.05)
    for number in range(30):
        three.add(DealResult(number, 2, 10, (0.1, 0.9, 0.5), (), ()))
    rated = rankings.rate_bots(three)
    assert rated is not None
    worst, best, middle = rated
    assert worst.mu < middle.mu < best.mu
    assert best.ordinal < best.mu


def test_without_openskill_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(library: str) -> None:
        raise MissingExtra("openskill")

    monkeypatch.setattr(rankings, "import_extra", missing)
    assert rankings.rate_bots(standing_of([1.0])) is None


# ------------------------------------------------------------------------------------------------- the file


def test_a_scorebook_returns_the_played_deals(tmp_path: Path) -> None:
    file = tmp_path / "book.jsonl"
    deals = list(play_deals(DUEL, range(3), ALONE))
    book = TournamentFile(file, DUEL, [])
    for deal in deals:
        book.add(deal)
    book.close()
    assert read(file, DUEL) == deals


def test_a_truncated_line_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "book.jsonl"
    TournamentFile(file, DUEL, [deal_of(0, 1.0, 0.0), deal_of(1, 1.0, 0.0)]).close()
    file.write_bytes(file.read_bytes()[:-9])
    kept = read(file, DUEL)
    assert [deal.number for deal in kept] == [0]
    TournamentFile(file, DUEL, kept).close()
    assert read(file, DUEL) == kept


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (replace(DUEL, seed=2), "seed"),
        (replace(DUEL, bots=("random", "easy")), "bots"),
        (SEA, "choices"),
    ],
)
def test_another_tournament_is_noticed(tmp_path: Path, other: Tournament, what: str) -> None:
    file = tmp_path / "book.jsonl"
    TournamentFile(file, DUEL, []).close()
    with pytest.raises(TournamentMismatch) as differs:
        read(file, other)
    assert differs.value.what == what


GAP = '{"number":7,"games":1,"decisions":1,"values":[],"points":[],"firsts":[]}'


@pytest.mark.parametrize("line", ["nonsense", "[]", '{"number":5}', GAP])
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "book.jsonl"
    TournamentFile(file, DUEL, [deal_of(0, 1.0, 0.0)]).close()
    file.write_text(f"{file.read_text('utf-8')}{line}\n", "utf-8")
    with pytest.raises(CorruptTournamentFile) as damaged:
        read(file, DUEL)
    assert damaged.value.line == 3
