"""Measure the balance of the house set of Imperial Miners by self-play: the five measures of IM-H7."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from statistics import mean, median, pstdev
from typing import Any, Final

from kazamata.bots.bot import Bot
from kazamata.bots.roster import bot as call_bot
from kazamata.codec.sets import set_codec_of
from kazamata.core.dice import seeded
from kazamata.core.events import Event
from kazamata.games.miners import asks, events
from kazamata.games.miners.cardset import CardSet
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.program import track_of
from kazamata.games.miners.rules import MINERS
from kazamata.games.miners.scoring import RANKS, rank_of
from kazamata.games.miners.sets import HOUSE
from kazamata.games.miners.state import State
from kazamata.lab.workers import Workers, ranges, run_batches

FACTION_RANGE: Final = (0.8, 1.25)
PLAY_RANGE: Final = (0.2, 0.9)
TRACK_FLOOR: Final = 0.1
EVENT_LIMIT: Final = 6.0
CHUNK: Final = 25


@dataclass
class BalanceTally:
    """The counts of some games; tallies can be added."""

    seats: int
    games: int = 0
    scores: list[int] = field(default_factory=list)
    all_factions: Counter[int] = field(default_factory=Counter)
    winner_factions: Counter[int] = field(default_factory=Counter)
    stays: Counter[int] = field(default_factory=Counter)
    plays: Counter[int] = field(default_factory=Counter)
    placed: Counter[int] = field(default_factory=Counter)
    placed_score: Counter[int] = field(default_factory=Counter)
    tables: Counter[int] = field(default_factory=Counter)
    firsts: Counter[int] = field(default_factory=Counter)
    with_event: Counter[int] = field(default_factory=Counter)
    with_event_score: Counter[int] = field(default_factory=Counter)

    def add(self, other: BalanceTally) -> None:
        self.games += other.games
        self.scores += other.scores
        for name in _COUNTERS:
            getattr(self, name).update(getattr(other, name))


_COUNTERS: Final = (
    "all_factions", "winner_factions", "stays", "plays", "placed", "placed_score", "tables", "firsts",
    "with_event", "with_event_score",
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


def play_game(seats: int, seed: int, bots: list[Bot], set_key: str, tally: BalanceTally) -> None:
    """Play and count one game of self-play."""
    state = MINERS.deal(MINERS.setup(seats, {"set": set_key}), seed)
    dice = [seeded(seed * 8 + seat + 1) for seat in range(seats)]
    hands: HandStays | None = None
    while questions := MINERS.ask(state):
        ask = questions[0]
        if state.round > 0 and hands is None:
            hands = HandStays(state)  # the start choice does not count
        if hands is not None and ask.kind == asks.CHOOSE_CARD:
            hands.playable(ask.seat, ask.options)
        view = MINERS.see(state, ask.seat)
        happened = MINERS.take(
            state, ask.seat, bots[ask.seat].choose(view, MINERS.question(state, ask), dice[ask.seat])
        )
        if hands is not None:
            hands.follow(happened, tally)
        elif state.round > 0:
            hands = HandStays(state)
    assert hands is not None
    hands.end(tally)
    count_end(state, tally)


def count_end(state: State, tally: BalanceTally) -> None:
    outcome = MINERS.score(state)
    tally.games += 1
    tally.scores += outcome.scores
    sides = [int(track_of(state.board_sides, board)) for board in range(3)]
    for seat, player in enumerate(state.players):
        score = outcome.scores[seat]
        for faction in range(len(FACTIONS)):
            count = player.mine.faction_count(faction)
            tally.all_factions[faction] += count
            tally.winner_factions[faction] += count if seat in outcome.winners else 0
        for card in player.mine.cards:
            tally.placed[card] += 1
            tally.placed_score[card] += score
        for track in sides:
            tally.tables[track] += 1 if player.first_board >= 0 else 0
        if player.first_board >= 0:
            tally.firsts[sides[player.first_board]] += 1
        for event in state.event_deck[:10]:
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
    bots = [
        call_bot("miners", balance_run.bots[seat % len(balance_run.bots)])
        for seat in range(balance_run.seats)
    ]
    tally = BalanceTally(balance_run.seats)
    for game in games:
        play_game(balance_run.seats, balance_run.seed + game, bots, balance_run.set_key, tally)
    return tally


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


# ---------------------------------------------------------------- the report


def report(tally: BalanceTally, cards: CardSet) -> dict[str, Any]:
    """Return the five measures of IM-H7 as plain data; `out` lists the values out of balance."""
    result: dict[str, Any] = {
        "seats": tally.seats,
        "games": tally.games,
        "scores": _scores(tally),
        "factions": _factions(tally),
        "cards": _cards(tally, cards),
        "tracks": _tracks(tally, cards),
        "events": _events(tally, cards),
    }
    result["out"] = _out(result)
    return result


def _scores(tally: BalanceTally) -> dict[str, Any]:
    ranks = Counter(rank_of(score) for score in tally.scores)
    return {
        "mean": round(mean(tally.scores), 2),
        "median": median(tally.scores),
        "deviation": round(pstdev(tally.scores), 2),
        "lowest": min(tally.scores),
        "highest": max(tally.scores),
        "ranks": {rank: round(ranks[rank] / len(tally.scores), 3) for rank in range(1, len(RANKS) + 2)},
        "histogram": dict(sorted(Counter(score // 5 * 5 for score in tally.scores).items())),
    }


def _factions(tally: BalanceTally) -> dict[str, Any]:
    everybody = max(1, sum(tally.all_factions.values()))
    winners = max(1, sum(tally.winner_factions.values()))
    rows = {}
    for number, key in enumerate(FACTIONS):
        share = tally.all_factions[number] / everybody
        won = tally.winner_factions[number] / winners
        rows[key] = {
            "share": round(share, 4),
            "winners": round(won, 4),
            "ratio": round(won / share if share else 0.0, 3),
        }
    return rows


def _cards(tally: BalanceTally, cards: CardSet) -> dict[str, Any]:
    average = mean(tally.scores)
    rows = {}
    for kind, card in enumerate(cards.cards):
        stays, placed = tally.stays[kind], tally.placed[kind]
        rows[card.key] = {
            "level": card.level,
            "hands": stays,
            "played": round(tally.plays[kind] / stays, 3) if stays else None,
            "shift": round(tally.placed_score[kind] / placed - average, 2) if placed else None,
        }
    return rows


def _tracks(tally: BalanceTally, cards: CardSet) -> dict[str, Any]:
    rows = {}
    for number, track in enumerate(cards.tracks):
        tables = tally.tables[number]
        rows[track.key] = {
            "tables": tables,
            "first": round(tally.firsts[number] / tables, 3) if tables else None,
        }
    return rows


def _events(tally: BalanceTally, cards: CardSet) -> dict[str, Any]:
    total, count = sum(tally.scores), len(tally.scores)
    rows = {}
    for number, event in enumerate(cards.events):
        there, score = tally.with_event[number], tally.with_event_score[number]
        absent = count - there
        shift = score / there - (total - score) / absent if there and absent else 0.0
        rows[event.key] = {"games": there, "shift": round(shift, 2)}
    return rows


def _out(result: dict[str, Any]) -> list[str]:
    """List the values that miss the targets of IM-H7 (b) to (e); (a) is for solo games of named bots."""
    out = []
    if result["seats"] > 1:
        for key, row in result["factions"].items():
            if not FACTION_RANGE[0] <= row["ratio"] <= FACTION_RANGE[1]:
                out.append(f"faction {key}: {row['ratio']:.2f} of its share in winning mines")
    for key, row in result["cards"].items():
        if row["played"] is not None and not PLAY_RANGE[0] <= row["played"] <= PLAY_RANGE[1]:
            out.append(f"card {key}: played in {row['played']:.0%} of {row['hands']} hands")
    for key, row in result["tracks"].items():
        if row["first"] is not None and row["first"] < TRACK_FLOOR:
            out.append(f"track {key}: chosen first {row['first']:.0%}")
    for key, row in result["events"].items():
        if abs(row["shift"]) > EVENT_LIMIT:
            out.append(f"event {key}: shifts the score by {row['shift']:+.1f}")
    return out


def report_lines(result: dict[str, Any]) -> list[str]:
    """Format the report for a terminal."""
    scores = result["scores"]
    middle = f"mean {scores['mean']}, median {scores['median']}, deviation {scores['deviation']}"
    text = [
        f"{result['games']} games, {result['seats']} seats",
        f"scores: {middle}, {scores['lowest']} to {scores['highest']}",
        "ranks: " + "  ".join(f"{rank}: {share:.1%}" for rank, share in scores["ranks"].items()),
        "factions (share of mines, of winning mines, ratio):",
    ]
    for key, row in result["factions"].items():
        text.append(f"  {key:12} {row['share']:7.1%} {row['winners']:7.1%} {row['ratio']:6.2f}")
    text.append("cards (level, hands, played, shift of the score where it was built):")
    for key, row in result["cards"].items():
        played = "     -" if row["played"] is None else f"{row['played']:6.1%}"
        shift = "    -" if row["shift"] is None else f"{row['shift']:+6.1f}"
        text.append(f"  {row['level']} {key:24} {row['hands']:6} {played} {shift}")
    text.append("tracks (chosen first when on the table):")
    for key, row in result["tracks"].items():
        text.append(f"  {key:12} " + ("-" if row["first"] is None else f"{row['first']:6.1%}"))
    text.append("events (shift of the mean score):")
    for key, row in result["events"].items():
        text.append(f"  {key:24} {row['shift']:+6.2f}")
    text.append("out of balance: " + ("nothing" if not result["out"] else ""))
    return text + [f"  {line}" for line in result["out"]]


# ---------------------------------------------------------------- the picture

_BAR: Final = 14
_WIDE: Final = 760


def report_svg(result: dict[str, Any]) -> str:
    """Draw the score distribution and all cards' play rates as SVG."""
    scores = result["scores"]["histogram"]
    most = max(scores.values())
    parts = [_text(10, 18, f"Scores, {result['games']} games at {result['seats']} seats", 13)]
    top = 30
    for low, count in scores.items():
        parts.append(_text(10, top + 11, f"{low}-{low + 4}", 11))
        parts.append(_bar(70, top, (_WIDE - 140) * count / most, "#4a7ba6"))
        parts.append(_text(76 + (_WIDE - 140) * count / most, top + 11, str(count), 10))
        top += _BAR + 3
    top += 26
    parts.append(
        _text(10, top, "Play rate: hands that could play the card and did (marks at 20 % and 90 %)", 13)
    )
    top += 12
    first = top
    for key, row in result["cards"].items():
        rate = row["played"] or 0.0
        good = PLAY_RANGE[0] <= rate <= PLAY_RANGE[1]
        parts.append(_text(10, top + 11, f"{row['level']} {key.replace('_', ' ')}", 11))
        parts.append(_bar(200, top, (_WIDE - 260) * rate, "#5d8a57" if good else "#b3543c"))
        parts.append(_text(206 + (_WIDE - 260) * rate, top + 11, f"{rate:.0%}", 10))
        top += _BAR + 2
    for mark in PLAY_RANGE:
        x = 200 + (_WIDE - 260) * mark
        parts.append(
            f'<line x1="{x:.1f}" y1="{first}" x2="{x:.1f}" y2="{top}" stroke="#888" stroke-dasharray="3 3"/>'
        )
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDE}" height="{top + 10}" font-family="sans-serif">\n'
        f'<rect width="100%" height="100%" fill="#fff"/>\n{body}\n</svg>\n'
    )


def _text(x: float, y: float, words: str, size: int) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="#222">{words}</text>'


def _bar(x: float, y: float, width: float, colour: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0.5):.1f}" height="{_BAR}" fill="{colour}"/>'
