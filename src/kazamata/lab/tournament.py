"""A tournament: bots meet on the same deals, in all seat orders, until it is settled which of them is better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import combinations, permutations
from typing import Final

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.lab.arena import load_match_set, play_game
from kazamata.lab.batches import Workers, run_batches
from kazamata.lab.seeds import seed_of

RIVALS: Final = "rivals"
TOGETHER: Final = "together"
POINTS: Final = "points"
"""What is compared: shares of first places, games that all win or lose together, points of one who plays alone."""


@dataclass(frozen=True)
class Tournament:
    """Who meets whom at what: nothing but names and numbers, so that it can be sent to another process."""

    game: str
    choices: tuple[tuple[str, str], ...]
    seats: int
    bots: tuple[str, ...]  # each once
    seed: int
    set_file: str = ""

    @cached_property
    def measure(self) -> str:
        """What counts at this table; a variant of a co-operative game may count points."""
        rules = game_registry.rules(self.game)
        load_match_set(self.game, self.set_file)
        dealt = rules.deal(rules.setup(self.seats, dict(self.choices)), 0)
        if rules.cooperative and not rules.score(dealt).scores:
            return TOGETHER
        return POINTS if self.seats == 1 else RIVALS

    @cached_property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """The games of every deal: rivals in all seat orders, otherwise each bot on all seats."""
        if self.measure == RIVALS:
            return tuple(seat_orders(self.bots, self.seats))
        return tuple((bot,) * self.seats for bot in self.bots)

    @property
    def equal_share(self) -> float:
        """The share of first places of a bot that is as good as the others."""
        return 1 / min(len(self.bots), self.seats)


def seat_orders(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """All orders of all tables at which the bots sit as evenly as the seats allow: each bot equally often on each."""
    each, spare = divmod(seats, len(bots))
    tables = (tuple(bots) * each + more for more in combinations(bots, spare))
    return sorted({order for table in tables for order in permutations(table)})


@dataclass(frozen=True)
class DealResult:
    """What one deal has shown, each row in the order of the tournament's bots."""

    number: int
    games: int
    decisions: int
    values: tuple[float, ...]  # what is compared: share of first places, won or not, or points
    points: tuple[float, ...]  # mean points a seat; empty where none are counted
    firsts: tuple[float, ...]  # first places by seat, shared ones in parts


@dataclass(frozen=True)
class GameResult:
    """One game of a deal, in a form that travels between processes."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int


def play_game_of(tournament: Tournament, game: int) -> GameResult:
    """A game of a tournament by its number, deal by deal; the dice of a seat are the same whoever sits there."""
    number, place = divmod(game, len(tournament.seatings))
    load_match_set(tournament.game, tournament.set_file)
    rules = game_registry.rules(tournament.game)
    setup = rules.setup(tournament.seats, dict(tournament.choices))
    state = rules.deal(setup, seed_of(tournament.seed, number, "deal"))
    bots = [roster.bot(tournament.game, name) for name in tournament.seatings[place]]
    decisions = play_game(rules, state, bots, tournament.seed, number)
    outcome = rules.score(state)
    return GameResult(tuple(outcome.winners), tuple(outcome.scores), decisions)


def play_deals(
    tournament: Tournament,
    numbers: range,
    workers: Workers,
    played: Callable[[int], None] = lambda games: None,
) -> Iterator[DealResult]:
    """Play deals in their order, each in all its seatings; `played` hears of every game."""
    each = len(tournament.seatings)
    games = range(numbers.start * each, numbers.stop * each)
    results = run_batches(partial(play_game_of, tournament), games, workers)
    for number in numbers:
        count = DealCounter(tournament)
        for seating in tournament.seatings:
            count.add(seating, next(results))
            played(1)
        yield count.deal(number)


class DealCounter:
    """What the games of one deal add up to."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.games: Counter[str] = Counter()
        self.sat: Counter[str] = Counter()
        self.won: dict[str, float] = dict.fromkeys(tournament.bots, 0.0)
        self.points: Counter[str] = Counter()
        self.firsts = [0.0] * tournament.seats
        self.decisions = 0

    def add(self, seating: tuple[str, ...], played: GameResult) -> None:
        self.decisions += played.decisions
        self.games.update(set(seating))
        self.sat.update(seating)
        for bot, points in zip(seating, played.points, strict=False):
            self.points[bot] += points
        for winner in played.winners:
            self.won[seating[winner]] += 1 / len(played.winners)
            self.firsts[winner] += 1 / len(played.winners)

    def deal(self, number: int) -> DealResult:
        bots = self.tournament.bots
        points = tuple(self.points[bot] / self.sat[bot] for bot in bots) if self.points else ()
        shares = tuple(round(self.won[bot] / self.games[bot], 12) for bot in bots)
        values = points if self.tournament.measure == POINTS else shares
        firsts = tuple(self.firsts) if self.tournament.measure == RIVALS else ()
        return DealResult(number, len(self.tournament.seatings), self.decisions, values, points, firsts)


# ------------------------------------------------------------------------------------- when it is settled

STAKES: Final = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8)
MOST_WEALTH: Final = 1e300
LEAST_DEALS: Final = 5


class BettingTest:
    """Bets on every deal that one bot does better than another; where it does not, nobody gets rich by that.

    A gambler stakes a fixed part of his wealth on each difference (from -1 to 1). If the one is not better, his
    wealth is expected not to grow, and by Ville's inequality it ever reaches w with a chance of at most 1/w: so one
    may look after every deal and stop when one likes. The wealth here is the mean of several such gamblers.
    """

    def __init__(self) -> None:
        self.wealths = [1.0] * len(STAKES)

    @property
    def wealth(self) -> float:
        return sum(self.wealths) / len(self.wealths)

    def bet(self, difference: float) -> None:
        grown = (
            wealth * (1 + stake * difference) for stake, wealth in zip(STAKES, self.wealths, strict=True)
        )
        self.wealths = [min(wealth, MOST_WEALTH) for wealth in grown]


@dataclass
class BotPair:
    """Two bots, by their places in the tournament, and what was bet on each of them."""

    one: int
    other: int
    on_one: BettingTest
    on_other: BettingTest
    verdict: int | None = None  # the place of the better one, as soon as it is sure


class TournamentProgress:
    """All deals of a tournament so far, and which of its pairs are settled."""

    def __init__(self, tournament: Tournament, risk: float) -> None:
        self.tournament = tournament
        self.risk = risk
        self.deals: list[DealResult] = []
        self.pairs = [
            BotPair(one, other, BettingTest(), BettingTest())
            for one, other in combinations(range(len(tournament.bots)), 2)
        ]

    @property
    def wealth_to_settle(self) -> float:
        """The wealth that settles a pair: all wrong verdicts together have a chance of at most `risk`."""
        return 2 * len(self.pairs) / self.risk

    @property
    def settled(self) -> bool:
        """Whether it is known of every pair which bot is better."""
        return bool(self.pairs) and all(pair.verdict is not None for pair in self.pairs)

    @property
    def games(self) -> int:
        return sum(deal.games for deal in self.deals)

    def add(self, deal: DealResult) -> None:
        self.deals.append(deal)
        for pair in self.pairs:
            difference = self.difference(deal, pair)
            pair.on_one.bet(difference)
            pair.on_other.bet(-difference)
            if pair.verdict is None and len(self.deals) >= LEAST_DEALS:
                pair.verdict = self._verdict(pair)

    def difference(self, deal: DealResult, pair: BotPair) -> float:
        """What is bet on: points have no bounds, so of them only which are more."""
        lead = deal.values[pair.one] - deal.values[pair.other]
        return float((lead > 0) - (lead < 0)) if self.tournament.measure == POINTS else lead

    def _verdict(self, pair: BotPair) -> int | None:
        if pair.on_one.wealth >= self.wealth_to_settle:
            return pair.one
        return pair.other if pair.on_other.wealth >= self.wealth_to_settle else None


def remaining_deals(standing: TournamentProgress, games: int) -> range:
    """The deals that are still to be played for so many games, each in all its seatings."""
    each = len(standing.tournament.seatings)
    return range(len(standing.deals), -(-games // each))


def collect_deals(
    standing: TournamentProgress, played: Iterator[DealResult], to_the_end: bool
) -> Iterator[DealResult]:
    """Count deals as they come, until the question is settled or there are no more."""
    if standing.settled and not to_the_end:
        return
    for deal in played:
        standing.add(deal)
        yield deal
        if standing.settled and not to_the_end:
            return
