"""The reasons for a turning point, as message keys with numbers."""

from __future__ import annotations

from kazamata.bots.advice import explain_unsearched
from kazamata.bots.review.finished_game import FinishedGame
from kazamata.bots.review.review import ABSENT, MissedWin, TurningPoint
from kazamata.bots.search.win_search import WIN_FOUND

Reason = tuple[str, dict[str, float]]


def reasons(past: FinishedGame, turn: TurningPoint, wins: bool) -> list[Reason]:
    """The reasons of a turning point: in imagined worlds, with hindsight, and the better answer's effect."""
    unit = "wins" if wins else "points"
    if turn.better == ABSENT:
        return [
            (f"review-turned-{unit}", {**_change(turn.known, wins), "until": turn.until}),
            (f"review-turned-{unit}-real", _change(turn.hindsight, wins)),
        ]
    found: list[Reason] = [
        (f"review-{unit}", {**_pair(turn.known, wins), "games": turn.games}),
        (f"review-{unit}-real", _pair(turn.hindsight, wins)),
    ]
    moment = past.moments[turn.at]
    view = past.rules.see(moment.position, moment.seat)
    memory = moment.memories[moment.seat]
    advice = explain_unsearched(past.rules.name, view, moment.question(past.rules), turn.better, memory)
    return [*found, (advice.reason, {**advice.numbers})] if advice.reason else found


def win_reasons(way: MissedWin | None) -> list[Reason]:
    """Whether a lost game could have been won."""
    if way is None:
        return []
    found: Reason = (
        ("review-way-found", {"last": way.last}) if way.deal == WIN_FOUND else ("review-way-none", {})
    )
    closed: Reason = ("review-way-closed", {"closed": way.closed})
    return [found] if way.closed == ABSENT else [found, closed]


def _pair(numbers: tuple[float, float], wins: bool) -> dict[str, float]:
    played, better = (_shown(number, wins) for number in numbers)
    return {"played": played, "better": better}


def _change(numbers: tuple[float, float], wins: bool) -> dict[str, float]:
    before, after = (_shown(number, wins) for number in numbers)
    return {"before": before, "after": after}


def _shown(number: float, wins: bool) -> float:
    """Chances as whole percentages, points as decimals."""
    return round(100 * number) if wins else float(number)
