"""Measure the balance of a set of Imperial Miners by self-play: the counts behind the demands of IM-H7.

`miners_balance_report` makes the report from them. The bot `quick` (`quick_miner`) stands in for `strong`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from math import inf
from typing import Final

from kazamata.bots.bot import Bot
from kazamata.bots.miners import neural_weights
from kazamata.bots.roster import bot as call_bot
from kazamata.bots.search.race import RacingBot
from kazamata.codec.sets import set_codec_of
from kazamata.core.dice import seeded
from kazamata.core.events import Event
from kazamata.games.miners import asks, events
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.program import track_of
from kazamata.games.miners.rules import MINERS
from kazamata.games.miners.sets import HOUSE
from kazamata.games.miners.state import State
from kazamata.lab.quick_miner import QUICK, QUICK_TURNS, QuickGame
from kazamata.lab.workers import Workers, ranges, run_batches

BOARDS: Final = 3
TRACKS: Final = 2 * BOARDS
CHUNK: Final = 5
"""The number of games in a batch, and so between two steps of the progress bar."""

Mine = tuple[int, tuple[int, ...], tuple[int, ...]]
"""A final mine: its score, its cards of each faction, and the steps on each track."""


@dataclass
class BalanceTally:
    """The counts of some games; tallies can be added."""

    seats: int
    games: int = 0
    mines: list[Mine] = field(default_factory=list)
    all_factions: Counter[int] = field(default_factory=Counter)
    winner_factions: Counter[int] = field(default_factory=Counter)
    dealt: Counter[int] = field(default_factory=Counter)
    dropped: Counter[int] = field(default_factory=Counter)
    stays: Counter[int] = field(default_factory=Counter)
    plays: Counter[int] = field(default_factory=Counter)
    placed: Counter[int] = field(default_factory=Counter)
    mines_with: Counter[int] = field(default_factory=Counter)
    mines_with_score: Counter[int] = field(default_factory=Counter)
    tables: Counter[int] = field(default_factory=Counter)
    firsts: Counter[int] = field(default_factory=Counter)
    with_event: Counter[int] = field(default_factory=Counter)
    with_event_score: Counter[int] = field(default_factory=Counter)

    @property
    def scores(self) -> list[int]:
        return [score for score, _, _ in self.mines]

    def add(self, other: BalanceTally) -> None:
        self.games += other.games
        self.mines += other.mines
        for name in _COUNTERS:
            getattr(self, name).update(getattr(other, name))


_COUNTERS: Final = (
    "all_factions", "winner_factions", "dealt", "dropped", "stays", "plays", "placed", "mines_with",
    "mines_with_score", "tables", "firsts", "with_event", "with_event_score",
)  # fmt: skip


class HandStays:
    """The stays of cards in hands; a stay counts once, if the card was playable in at least one round."""

    def __init__(self, state: State) -> None:
        self.deep = state.program.deep_card
        self.hands: list[list[list[int]]] = [[[int(card), 0] for card in p.hand] for p in state.players]

    def playable(self, seat: int, cards: Iterable[int]) -> None:
        """Mark these kinds as playable this round."""
        kinds = set(cards)
        for stay in self.hands[seat]:
            if stay[0] in kinds:
                stay[1] = 1

    def follow(self, happened: list[Event], tally: BalanceTally) -> None:
        for event in happened:
            values = event.values
            if event.kind == events.CARD_DRAWN or event.kind == events.FACTION_FOUND:
                self.hands[values[0]].append([int(values[2]), 0])
            elif event.kind == events.DEEP_CARD_TAKEN:
                self.hands[values[0]].append([int(self.deep), 0])
            elif event.kind == events.CARD_DISCARDED:
                self._leave(values[0], values[1], False, tally)
            elif event.kind == events.CARD_PLAYED:
                self._leave(values[0], values[1], True, tally)

    def _leave(self, seat: int, card: int, played: bool, tally: BalanceTally) -> None:
        """End a card's stay; among equal cards a playable one leaves first."""
        stay = max((stay for stay in self.hands[seat] if stay[0] == card), key=lambda stay: stay[1])
        self.hands[seat].remove(stay)
        self._close(stay, played, tally)

    def _close(self, stay: list[int], played: bool, tally: BalanceTally) -> None:
        if stay[1]:
            tally.stays[stay[0]] += 1
            tally.plays[stay[0]] += int(played)

    def end(self, tally: BalanceTally) -> None:
        for stay in (stay for hand in self.hands for stay in hand):
            self._close(stay, False, tally)


class GameCount:
    """What is counted of one game while it runs."""

    def __init__(self, state: State, tally: BalanceTally) -> None:
        self.tally = tally
        self.hands: HandStays | None = None
        self.steps = [[0] * TRACKS for _ in state.players]
        for player in state.players:
            tally.dealt.update(int(card) for card in player.hand)

    def answer(self, state: State, seat: int, kind: int, options: Iterable[int], option: int) -> None:
        """A seat is about to answer a question."""
        if kind == asks.KEEP_CARDS:
            self.tally.dropped[option] += 1  # options are the kinds in hand
        elif kind == asks.CHOOSE_CARD:
            self.begin(state)
            assert self.hands is not None
            self.hands.playable(seat, options)

    def begin(self, state: State) -> None:
        """The start choice, which does not count as a stay, is over."""
        if self.hands is None and state.round > 0:
            self.hands = HandStays(state)

    def follow(self, state: State, happened: list[Event]) -> None:
        for event in happened:
            if event.kind == events.MARKER_MOVED:
                self.steps[event.values[0]][track_of(state.board_sides, event.values[3])] += event.values[1]
        if self.hands is None:
            self.begin(state)
        else:
            self.hands.follow(happened, self.tally)

    def end(self) -> None:
        assert self.hands is not None
        self.hands.end(self.tally)


def play_game(seats: int, seed: int, bots: list[Bot], set_key: str, tally: BalanceTally) -> None:
    """Play and count one game of self-play."""
    state = MINERS.deal(MINERS.setup(seats, {"set": set_key}), seed)
    dice = [seeded(seed * 8 + seat + 1) for seat in range(seats)]
    count = GameCount(state, tally)
    while questions := MINERS.ask(state):
        ask = questions[0]
        view = MINERS.see(state, ask.seat)
        option = bots[ask.seat].choose(view, MINERS.question(state, ask), dice[ask.seat])
        count.answer(state, ask.seat, ask.kind, ask.options, option)
        count.follow(state, MINERS.take(state, ask.seat, option))
    count.end()
    count_end([state], [count], tally)


def play_quick_game(seats: int, seed: int, turns: int, set_key: str, tally: BalanceTally) -> None:
    """Play and count a table of `quick`: lonely games with the same boards and events (mines never meet, IM-1)."""
    games = [QuickGame(set_key, seed * 8 + seat + 1, turns) for seat in range(seats)]
    counts = []
    for game in games:
        game.share_table(games[0].state)
        counts.append(count := GameCount(game.state, tally))
        game.play(count)
        count.end()
    count_end([game.state for game in games], counts, tally)


def count_end(states: list[State], counts: list[GameCount], tally: BalanceTally) -> None:
    """Count the mines of a table: of one position, or of one lonely position a seat."""
    tally.games += 1
    scores = [score for state in states for score in MINERS.score(state).scores]
    players = [player for state in states for player in state.players]
    steps = [steps for count in counts for steps in count.steps]
    best = [seat for state in states for seat in MINERS.score(state).winners] if len(states) == 1 else [
        seat for seat, score in enumerate(scores) if score == max(scores)
    ]  # fmt: skip
    sides = [int(track_of(states[0].board_sides, board)) for board in range(BOARDS)]
    for seat, (player, score) in enumerate(zip(players, scores, strict=True)):
        counted = tuple(int(player.mine.faction_count(faction)) for faction in range(len(FACTIONS)))
        tally.mines.append((score, counted, tuple(steps[seat])))
        for faction, number in enumerate(counted):
            tally.all_factions[faction] += number
            tally.winner_factions[faction] += number if seat in best else 0
        tally.placed.update(int(card) for card in player.mine.cards)
        for card in {int(card) for card in player.mine.cards}:
            tally.mines_with[card] += 1
            tally.mines_with_score[card] += score
        for track in sides:
            tally.tables[track] += 1 if player.first_board >= 0 else 0
        if player.first_board >= 0:
            tally.firsts[sides[player.first_board]] += 1
        for event in states[0].event_deck[:10]:
            tally.with_event[event] += 1
            tally.with_event_score[event] += score


@dataclass(frozen=True)
class BalanceRun:
    """What to play, as plain names and numbers that can be sent to another process."""

    seats: int
    games: int
    bots: tuple[str, ...] = ("greedy",)  # they rotate through the seats
    seed: int = 1
    set_key: str = HOUSE
    set_file: str = ""  # every process loads this file first if the set is not built in
    judge_file: str = ""  # weights of a judge trained on this set, if they are not the built-in ones
    turns: int = QUICK_TURNS  # how many random turns `quick` compares in a round


class BalanceStopped(KeyboardInterrupt):
    """A run was interrupted; `tally` holds the games played."""

    def __init__(self, tally: BalanceTally) -> None:
        super().__init__()
        self.tally = tally


def play_part(balance_run: BalanceRun, games: range) -> BalanceTally:
    """Play some games of a run; a task for one process."""
    if balance_run.set_file:
        sets = set_codec_of(MINERS.name)
        assert sets is not None
        sets.load(balance_run.set_file)
    if balance_run.judge_file:
        neural_weights.load(balance_run.judge_file)
    tally = BalanceTally(balance_run.seats)
    quick = balance_run.bots == (QUICK,)
    bots = [] if quick else _bots_of(balance_run)
    for game in games:
        seed = balance_run.seed + game
        if quick:
            play_quick_game(balance_run.seats, seed, balance_run.turns, balance_run.set_key, tally)
        else:
            play_game(balance_run.seats, seed, bots, balance_run.set_key, tally)
    return tally


def _bots_of(balance_run: BalanceRun) -> list[Bot]:
    """The bots of all seats. They think without a clock, or a busy machine would weaken them."""
    named = balance_run.bots
    bots = [call_bot("miners", named[seat % len(named)]) for seat in range(balance_run.seats)]
    for bot in bots:
        if isinstance(bot, RacingBot):
            bot.seconds = inf
    return bots


ONE_PROCESS: Final = Workers()


def measure(
    balance_run: BalanceRun,
    workers: Workers = ONE_PROCESS,
    played: Callable[[int], None] = lambda games: None,
) -> BalanceTally:
    """Play and count; `played` receives the number of newly finished games.

    The counts do not depend on the workers. Ctrl-C raises `BalanceStopped` with the games played so far.
    """
    total = BalanceTally(balance_run.seats)
    try:
        for part in run_batches(partial(play_part, balance_run), ranges(balance_run.games, CHUNK), workers):
            total.add(part)
            played(part.games)
    except KeyboardInterrupt:
        raise BalanceStopped(total) from None
    return total
