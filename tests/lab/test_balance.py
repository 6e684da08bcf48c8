"""`kazamata balance` as a library: the counts, the stand-in `quick`, and the demands of IM-H7."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from kazamata.core.events import Event
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.rules import MINERS
from kazamata.games.miners.state import State
from kazamata.lab import miners_balance
from kazamata.lab.mine_clusters import cluster_mines
from kazamata.lab.miners_balance import BalanceRun, Mine
from kazamata.lab.miners_balance_picture import report_svg
from kazamata.lab.miners_balance_report import agreement, correlation, missed, report
from kazamata.lab.quick_miner import QUICK, QuickGame
from kazamata.lab.workers import Workers

QUICK_RUN = BalanceRun(2, 6, (QUICK,), turns=5)


def test_IMH7_the_report_measures_all_demands() -> None:
    tally = miners_balance.measure(BalanceRun(2, 4, ("random",)))
    result = report(tally, HOUSE_SET, ("random",))
    assert result["games"] == 4
    assert len(tally.scores) == 8
    parts = {"seats", "games", "scores", "factions", "cards", "tracks", "events", "clusters", "out"}
    assert set(result) == parts
    assert abs(sum(row["share"] for row in result["factions"].values()) - 1) < 0.01
    for row in result["cards"].values():
        assert row["played"] is None or 0 <= row["played"] <= 1
        assert row["kept"] is None or 0 <= row["kept"] <= 1
    assert report_svg(result).startswith("<svg")


def test_IMH7_the_report_does_not_depend_on_the_number_of_workers() -> None:
    alone = miners_balance.measure(BalanceRun(2, 12, ("random",), seed=7))
    assert miners_balance.measure(BalanceRun(2, 12, ("random",), seed=7), Workers(2)) == alone


def test_IMH7_a_random_player_stays_below_20() -> None:
    scores = miners_balance.measure(BalanceRun(1, 60, ("random",))).scores
    assert sum(scores) / len(scores) < 20


def test_half_of_all_start_hands_are_kept() -> None:
    """Eight cards are dealt and four are kept (IM-7)."""
    tally = miners_balance.measure(BalanceRun(2, 4, ("random",)))
    assert sum(tally.dealt.values()) == 8 * 8
    assert sum(tally.dropped.values()) == 8 * 4
    assert all(tally.dropped[kind] <= tally.dealt[kind] for kind in tally.dropped)


class Observer:
    """Remembers answers, and counts the events of each kind."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, int]] = []
        self.heard: Counter[int] = Counter()

    def answer(self, state: State, seat: int, kind: int, options: list[int], option: int) -> None:
        assert option in options
        self.answers.append((kind, option))

    def follow(self, state: State, happened: list[Event]) -> None:
        self.heard.update(event.kind for event in happened)


def test_quick_plays_a_whole_legal_game() -> None:
    """Its answers, given to the rules again, lead to the same score."""
    game, heard = QuickGame("house", 5, turns=4), Observer()
    game.play(heard)
    state = MINERS.deal(MINERS.setup(1, {"set": "house"}), 5)
    answers = iter(heard.answers)
    while questions := MINERS.ask(state):
        kind, option = next(answers)
        assert questions[0].kind == kind
        MINERS.take(state, 0, option)
    assert next(answers, None) is None
    assert MINERS.score(state).scores == MINERS.score(game.state).scores
    assert heard.heard


def test_quick_takes_the_best_of_its_turns() -> None:
    """With more turns to choose from it scores more."""
    few = miners_balance.measure(BalanceRun(1, 12, (QUICK,), turns=1)).scores
    many = miners_balance.measure(BalanceRun(1, 12, (QUICK,), turns=40)).scores
    assert sum(many) > 1.5 * sum(few)


def test_a_table_of_quick_shares_boards_and_events() -> None:
    first, second = QuickGame("house", 8), QuickGame("house", 9)
    second.share_table(first.state)
    assert list(second.state.event_deck) == list(first.state.event_deck)
    assert second.state.board_sides == first.state.board_sides
    tally = miners_balance.measure(QUICK_RUN)
    assert (tally.games, len(tally.mines)) == (6, 12)
    assert sum(tally.winner_factions.values()) < sum(tally.all_factions.values())
    assert miners_balance.measure(QUICK_RUN, Workers(2)) == tally


def mines(*kinds: tuple[int, int, int]) -> list[Mine]:
    """Mines of one faction and one track each, `count` of every kind."""
    made: list[Mine] = []
    for number, (count, score, spread) in enumerate(kinds):
        factions = tuple(10 * (faction == number) for faction in range(len(FACTIONS)))
        steps = tuple(12 * (track == number) for track in range(6))
        made += [(score + spread * (index % 2), factions, steps) for index in range(count)]
    return made


def test_clusters_find_the_kinds_of_mines() -> None:
    found = cluster_mines(mines((50, 60, 2), (30, 50, 2), (20, 70, 2)))
    assert [(row["share"], row["mean"]) for row in found] == [(0.2, 71), (0.5, 61), (0.3, 51)]
    assert found[0]["factions"][2] == 1
    assert found[0]["tracks"][2] == 1


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda r: r["scores"].update(median=70), "median"),
        (lambda r: r["scores"].update(deviation=7.0), "deviation"),
        (lambda r: r["scores"]["ranks"].update({6: 0.7}), "highest rank"),
        (lambda r: r["cards"]["kings_cairn"].update(hands=30, played=0.95), "kings_cairn"),
        (lambda r: r["cards"]["sundial"].update(dealt=30, kept=0.9), "sundial"),
        (lambda r: r["cards"]["heart_of_the_mountain"].update(mines=0.7), "heart_of_the_mountain"),
        (lambda r: r["tracks"]["mint"].update(first=0.1), "mint"),
        (lambda r: r["tracks"]["abyss"].update(first=0.5), "abyss"),
        (lambda r: r["events"]["pay_day"].update(shift=-5.5), "pay_day"),
        (lambda r: r.update(clusters=[{"share": 0.5, "mean": 60.0}]), "kinds within"),
        (lambda r: r.update(clusters=[{"share": 0.5, "mean": 60.0}]), "of one kind"),
    ],
)
def test_IMH7_each_demand_can_fail(change: Callable[[dict[str, Any]], None], word: str) -> None:
    good = balanced()
    assert missed(good, ("strong",)) == []
    change(good)
    assert any(word in line for line in missed(good, ("strong",)))


def balanced() -> dict[str, Any]:
    """A report in which every value meets its demand."""
    return {
        "seats": 1,
        "scores": {"mean": 65.0, "median": 65, "deviation": 11.0, "ranks": {6: 0.5}},
        "factions": {key: {"ratio": 1.0} for key in FACTIONS},
        "cards": {
            card.key: {
                "level": card.level,
                "dealt": 30,
                "kept": 0.5,
                "hands": 30,
                "played": 0.5,
                "mines": 0.3,
            }
            for card in HOUSE_SET.cards
        },
        "tracks": {track.key: {"first": 0.3} for track in HOUSE_SET.tracks},
        "events": {event.key: {"shift": 1.0} for event in HOUSE_SET.events},
        "clusters": [],
    }


def test_reports_of_the_same_games_agree() -> None:
    result = report(miners_balance.measure(BalanceRun(1, 40, ("random",))), HOUSE_SET)
    agreed = agreement(result, result)
    assert {agreed[name][0] for name in ("tracks", "factions", "events")} == {1.0}
    assert correlation([(1, 2), (2, 4), (3, 6)]) == 1
    assert correlation([(1, 3), (2, 2), (3, 1)]) == -1
    assert correlation([(1, 1), (2, 1)]) == 0
