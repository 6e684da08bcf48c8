"""The sentences and figures of a tournament, for the terminal and its page."""

from __future__ import annotations

from typing import Final

from kazamata.lab.matches.ranking import Interval, PairResult, RankedBot, Ranking
from kazamata.lab.matches.tournament import POINTS, Tournament, TournamentProgress
from kazamata.words.catalogue import Catalogue, MessageValue

NOTHING: Final = "–"


class TournamentText:
    """Describes the result of one tournament."""

    def __init__(self, catalogue: Catalogue, tournament: Tournament) -> None:
        self.catalogue = catalogue
        self.tournament = tournament

    def say(self, key: str, /, **values: MessageValue) -> str:
        return self.catalogue.say(key, **values)

    def head(self, progress: TournamentProgress) -> str:
        return self.say(
            "cli-arena-head",
            game=self.say("game-title"),
            seats=self.tournament.seats,
            deals=len(progress.deals),
            games=progress.games,
        )

    def measure(self) -> str:
        """Describe the measure, with the share of equally good bots."""
        even = self.catalogue.percent(self.tournament.equal_share)
        return self.say(f"cli-arena-{self.tournament.measure}", even=even)

    def columns(self, result: Ranking) -> list[str]:
        names = ["bot", "value", "sure"]
        names += ["points"] if self._own_points(result.places[0]) else []
        names += ["rating"] if result.places[0].rating else []
        named = {"value": self.say(f"cli-arena-column-{self.tournament.measure}")}
        return [named.get(name) or self.say(f"cli-arena-column-{name}") for name in names]

    def row(self, ranked: RankedBot) -> list[str]:
        row = [ranked.bot, self.value(ranked.value.mean), self.span(ranked.value)]
        row += [self.decimal(ranked.points.mean)] if ranked.points and self._own_points(ranked) else []
        rating = ranked.rating
        row += [f"{self.decimal(rating.mu)} ± {self.decimal(rating.sigma)}"] if rating else []
        return row

    def _own_points(self, ranked: RankedBot) -> bool:
        return ranked.points is not None and self.tournament.measure != POINTS

    def verdict(self, duel: PairResult) -> str:
        """Say which of two bots is better, by how much, and on how many deals."""
        behind = duel.better == duel.other or (duel.better is None and duel.difference.mean < 0)
        lead = reversed_interval(duel.difference) if behind else duel.difference
        one, other = (duel.other, duel.one) if behind else (duel.one, duel.other)
        ahead, behind_on = (duel.behind, duel.ahead) if behind else (duel.ahead, duel.behind)
        return self.say(
            "cli-arena-open" if duel.better is None else "cli-arena-better",
            one=one,
            other=other,
            lead=self.signed(lead.mean),
            low=self.signed(lead.low),
            high=self.signed(lead.high),
            ahead=ahead,
            behind=behind_on,
        )

    def end(self, progress: TournamentProgress) -> str:
        wealth, risk = self.decimal(progress.wealth_to_settle, 0), self.catalogue.percent(progress.risk)
        key = "cli-arena-settled" if progress.settled else "cli-arena-not-settled"
        return self.say(key, deals=len(progress.deals), wealth=wealth, risk=risk)

    def decimal(self, number: float, digits: int = 1) -> str:
        return self.catalogue.decimal(number, digits)

    def value(self, number: float) -> str:
        points = self.tournament.measure == POINTS
        return self.decimal(number) if points else self.catalogue.percent(number)

    def signed(self, number: float) -> str:
        """Format a difference in points or percentage points."""
        scale = 1 if self.tournament.measure == POINTS else 100
        return self.catalogue.decimal(scale * number, 1, signed=True)

    def span(self, interval: Interval) -> str:
        return f"{self.value(interval.low)} {NOTHING} {self.value(interval.high)}"


def reversed_interval(interval: Interval) -> Interval:
    """Return the same difference from the other side."""
    return Interval(-interval.mean, -interval.high, -interval.low)
