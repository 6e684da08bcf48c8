"""Play a tournament: bots meet on the same deals, in all seat orders, until every pair is settled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import combinations, permutations
from typing import Final

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.bots.roster import Entrant
from kazamata.lab.matches.seeds import seed_of
from kazamata.lab.matches.simulation import load_match_set, play_game
from kazamata.lab.workers import Workers, run_batches

RIVALS: Final = "rivals"
TOGETHER: Final = "together"
POINTS: Final = "points"
"""The measures: shares of first places, games of a co-operative table won, or points of a solo game."""


@dataclass(frozen=True)
class Tournament:
    """Who plays at which table. It is sent to other processes, so bots that are objects must be picklable."""

    game: str
    choices: tuple[tuple[str, str], ...]
    seats: int
    bots: tuple[Entrant, ...]  # each name once
    seed: int
    set_file: str = ""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Return the names of the bots; two bots of one name could not be told apart."""
        names = tuple(roster.name_of(bot) for bot in self.bots)
        if len(set(names)) < len(names):
            raise ValueError(f"every bot needs a name of its own, not {', '.join(names)}")
        return names

    @cached_property
    def measure(self) -> str:
        """Return the measure of this table; a variant of a co-operative game may count points."""
        rules = game_registry.rules(self.game)
        load_match_set(self.game, self.set_file)
        dealt = rules.deal(rules.setup(self.seats, dict(self.choices)), 0)
        if rules.cooperative and not rules.score(dealt).scores:
            return TOGETHER
        return POINTS if self.seats == 1 else RIVALS

    @cached_property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """Return the games of every deal: rivals in all seat orders, otherwise each bot on all seats."""
        if self.measure == RIVALS:
            return tuple(seat_orders(self.names, self.seats))
        return tuple((name,) * self.seats for name in self.names)

    @property
    def equal_share(self) -> float:
        """Return the share of first places of a bot that is as good as the others."""
        return 1 / min(len(self.bots), self.seats)


def seat_orders(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """List the most even seat orders of all tables; each bot sits equally often on each seat."""
    each, spare = divmod(seats, len(bots))
    tables = (tuple(bots) * each + more for more in combinations(bots, spare))
    return sorted({order for table in tables for order in permutations(table)})


@dataclass(frozen=True)
class DealResult:
    """The results of one deal, each row in the order of the tournament's bots."""

    number: int
    games: int
    decisions: int
    values: tuple[float, ...]  # the measure: share of first places, won or not, or points
    points: tuple[float, ...]  # mean points per seat; empty if the game counts none
    firsts: tuple[float, ...]  # first places by seat; ties count in parts


@dataclass(frozen=True)
class GameResult:
    """One game of a deal, in a form that can be sent between processes."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int


def play_game_of(tournament: Tournament, game: int) -> GameResult:
    """Play a game by its number, deal by deal; a seat's dice do not depend on the bot."""
    number, index = divmod(game, len(tournament.seatings))
    load_match_set(tournament.game, tournament.set_file)
    rules = game_registry.rules(tournament.game)
    setup = rules.setup(tournament.seats, dict(tournament.choices))
    state = rules.deal(setup, seed_of(tournament.seed, number, "deal"))
    entrants = dict(zip(tournament.names, tournament.bots, strict=True))
    bots = [roster.bot(tournament.game, entrants[name]) for name in tournament.seatings[index]]
    decisions = play_game(rules, state, bots, tournament.seed, number)
    outcome = rules.score(state)
    return GameResult(tuple(outcome.winners), tuple(outcome.scores), decisions)


def play_deals(
    tournament: Tournament,
    numbers: range,
    workers: Workers,
    played: Callable[[int], None] = lambda games: None,
) -> Iterator[DealResult]:
    """Play deals in order, each in all its seatings; `played` is called for every game."""
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
    """Adds up the games of one deal."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.games: Counter[str] = Counter()
        self.sat: Counter[str] = Counter()
        self.won: dict[str, float] = dict.fromkeys(tournament.names, 0.0)
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
        bots = self.tournament.names
        points = tuple(self.points[bot] / self.sat[bot] for bot in bots) if self.points else ()
        shares = tuple(round(self.won[bot] / self.games[bot], 12) for bot in bots)
        values = points if self.tournament.measure == POINTS else shares
        firsts = tuple(self.firsts) if self.tournament.measure == RIVALS else ()
        return DealResult(number, len(self.tournament.seatings), self.decisions, values, points, firsts)


# ----------------------------------------------------------------------------------------- settling pairs

STAKES: Final = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8)
MAX_WEALTH: Final = 1e300
MIN_DEALS: Final = 5


class BettingTest:
    """Tests by betting whether one bot does better than another.

    A gambler stakes a fixed part of the wealth on each difference (from -1 to 1). If the bot is not better,
    the expected wealth does not grow. By Ville's inequality it then ever reaches w with a chance of at most
    1/w. The test may therefore look after every deal and stop at any time. The wealth here is the mean of
    several such gamblers.
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
        self.wealths = [min(wealth, MAX_WEALTH) for wealth in grown]


@dataclass
class BotPair:
    """Two bots, by their indices in the tournament, and the bets on each of them."""

    one: int
    other: int
    on_one: BettingTest
    on_other: BettingTest
    verdict: int | None = None  # the index of the better bot, once it is certain


class TournamentProgress:
    """All deals of a tournament so far, and the settled pairs."""

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
        """Return the wealth that settles a pair; the chance of any wrong verdict is at most `risk`."""
        return 2 * len(self.pairs) / self.risk

    @property
    def settled(self) -> bool:
        """Whether the better bot of every pair is known."""
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
            if pair.verdict is None and len(self.deals) >= MIN_DEALS:
                pair.verdict = self._verdict(pair)

    def difference(self, deal: DealResult, pair: BotPair) -> float:
        """Return the difference to bet on; points have no bounds, so only their sign counts."""
        lead = deal.values[pair.one] - deal.values[pair.other]
        return float((lead > 0) - (lead < 0)) if self.tournament.measure == POINTS else lead

    def _verdict(self, pair: BotPair) -> int | None:
        if pair.on_one.wealth >= self.wealth_to_settle:
            return pair.one
        return pair.other if pair.on_other.wealth >= self.wealth_to_settle else None


def remaining_deals(progress: TournamentProgress, games: int) -> range:
    """Return the deals still to be played for a number of games, each in all its seatings."""
    each = len(progress.tournament.seatings)
    return range(len(progress.deals), -(-games // each))


def collect_deals(
    progress: TournamentProgress, played: Iterator[DealResult], no_early_stop: bool
) -> Iterator[DealResult]:
    """Count deals as they arrive, until all pairs are settled or the deals end."""
    if progress.settled and not no_early_stop:
        return
    for deal in played:
        progress.add(deal)
        yield deal
        if progress.settled and not no_early_stop:
            return
