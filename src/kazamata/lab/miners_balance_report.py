"""The report of `kazamata balance`: the demands (a) to (f) of IM-H7 from the counts of `miners_balance`."""

from __future__ import annotations

from collections import Counter
from statistics import mean, median, pstdev
from typing import Any, Final

from kazamata.games.miners.cardset import CardSet
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.scoring import RANKS, rank_of
from kazamata.lab.mine_clusters import cluster_mines
from kazamata.lab.miners_balance import BalanceTally

FACTION_RANGE: Final = (0.8, 1.25)
PLAY_RANGE: Final = (0.2, 0.9)
KEEP_RANGE: Final = (0.2, 0.8)
DEEP_LIMIT: Final = 0.6
TRACK_RANGE: Final = (0.15, 0.45)
EVENT_LIMIT: Final = 5.0
CLUSTER_LIMIT: Final = 0.4
CLUSTER_LEAD: Final = 5.0
GOOD_CLUSTERS: Final = 4
MIN_HANDS: Final = 10
"""A rate of fewer hands is shown and not judged."""
MIN_MINES: Final = 60
"""Fewer mines are not clustered."""
TOP_RANK: Final = len(RANKS) + 1
MEAN_RANGES: Final = {"random": (-10.0, 20.0), "greedy": (35.0, 45.0)}
MEDIAN_RANGE: Final = (62.0, 68.0)
TOP_RANGE: Final = (0.4, 0.6)
LEAST_DEVIATION: Final = 10.0


def is_within(value: float, limits: tuple[float, float]) -> bool:
    return limits[0] <= value <= limits[1]


def report(tally: BalanceTally, cards: CardSet, bots: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return the measures of IM-H7 as plain data; `out` lists the values out of balance.

    What the scores should be depends on the bot, so (a) is judged for one named bot that plays alone.
    """
    result: dict[str, Any] = {
        "seats": tally.seats,
        "games": tally.games,
        "scores": _scores(tally),
        "factions": _factions(tally),
        "cards": _cards(tally, cards),
        "tracks": _tracks(tally, cards),
        "events": _events(tally, cards),
        "clusters": cluster_mines(tally.mines) if len(tally.mines) >= MIN_MINES else [],
    }
    result["out"] = missed(result, bots)
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
        stays, dealt, there = tally.stays[kind], tally.dealt[kind], tally.mines_with[kind]
        rows[card.key] = {
            "level": card.level,
            "dealt": dealt,
            "kept": round(1 - tally.dropped[kind] / dealt, 3) if dealt else None,
            "hands": stays,
            "played": round(tally.plays[kind] / stays, 3) if stays else None,
            "mines": round(there / len(tally.scores), 3),
            "built": tally.placed[kind],
            "shift": round(tally.mines_with_score[kind] / there - average, 2) if there else None,
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


def fits(row: dict[str, Any], column: str) -> bool:
    """Whether a value meets IM-H7 (c): II and III are played, I is kept at the start, IV is not in most mines."""
    level, value = row["level"], row[column]
    if column == "played":
        return level not in (2, 3) or row["hands"] < MIN_HANDS or is_within(value, PLAY_RANGE)
    if column == "kept":
        return level != 1 or row["dealt"] < MIN_HANDS or is_within(value, KEEP_RANGE)
    return bool(level != 4 or value <= DEEP_LIMIT)


def missed(result: dict[str, Any], bots: tuple[str, ...]) -> list[str]:
    """List the values that miss the demands of IM-H7."""
    out = _wrong_scores(result, bots)
    if result["seats"] > 1:
        for key, row in result["factions"].items():
            if not is_within(row["ratio"], FACTION_RANGE):
                out.append(f"faction {key}: {row['ratio']:.2f} of its share in winning mines")
    for key, row in result["cards"].items():
        if not fits(row, "kept"):
            out.append(f"card {key}: kept in {row['kept']:.0%} of {row['dealt']} start hands")
        if not fits(row, "played"):
            out.append(f"card {key}: played in {row['played']:.0%} of {row['hands']} hands")
        if not fits(row, "mines"):
            out.append(f"card {key}: in {row['mines']:.0%} of all mines")
    for key, row in result["tracks"].items():
        if row["first"] is not None and not is_within(row["first"], TRACK_RANGE):
            out.append(f"track {key}: chosen first {row['first']:.0%}")
    for key, row in result["events"].items():
        if abs(row["shift"]) > EVENT_LIMIT:
            out.append(f"event {key}: shifts the score by {row['shift']:+.1f}")
    return out + _wrong_clusters(result["clusters"])


def _wrong_scores(result: dict[str, Any], bots: tuple[str, ...]) -> list[str]:
    """What misses (a). The stand-in `quick` has no demand of its own: it scores less than `strong`."""
    scores, out = result["scores"], list[str]()
    if result["seats"] > 1 or len(set(bots)) != 1:
        return out
    if bots[0] in MEAN_RANGES and not is_within(scores["mean"], MEAN_RANGES[bots[0]]):
        out.append(f"scores: mean {scores['mean']:.1f} of {bots[0]}")
    if bots[0] == "strong":
        if not is_within(scores["median"], MEDIAN_RANGE):
            out.append(f"scores: median {scores['median']:.1f} of strong")
        if not is_within(scores["ranks"][TOP_RANK], TOP_RANGE):
            out.append(f"scores: the highest rank in {scores['ranks'][TOP_RANK]:.0%} of strong's games")
        if scores["deviation"] < LEAST_DEVIATION:
            out.append(f"scores: deviation {scores['deviation']:.1f} of strong")
    return out


def _wrong_clusters(clusters: list[dict[str, Any]]) -> list[str]:
    """What misses (f): several kinds of mine are about as good as the best, and none is the rule."""
    if not clusters:
        return []
    out, best = [], clusters[0]["mean"]
    good = sum(row["mean"] >= best - CLUSTER_LEAD for row in clusters)
    if good < GOOD_CLUSTERS:
        out.append(f"mines: {good} kinds within {CLUSTER_LEAD:.0f} points of the best")
    largest = max(row["share"] for row in clusters)
    return [*out, f"mines: {largest:.0%} of one kind"] if largest > CLUSTER_LIMIT else out


def agreement(result: dict[str, Any], other: dict[str, Any]) -> dict[str, tuple[float, int]]:
    """How far two reports on one set agree: the correlation of each column, and over how many rows.

    Rows with too few hands in either report are left out.
    """
    columns = {
        "tracks": _pairs(result, other, "tracks", "first", "tables"),
        "factions": _pairs(result, other, "factions", "share", ""),
        "kept": _pairs(result, other, "cards", "kept", "dealt"),
        "played": _pairs(result, other, "cards", "played", "hands"),
        "shift": _pairs(result, other, "cards", "shift", "built"),
        "events": _pairs(result, other, "events", "shift", ""),
    }
    return {name: (correlation(pairs), len(pairs)) for name, pairs in columns.items()}


def _pairs(
    result: dict[str, Any], other: dict[str, Any], table: str, column: str, size: str
) -> list[tuple[float, float]]:
    rows = ((row, other[table][key]) for key, row in result[table].items() if key in other[table])
    return [
        (one[column], two[column]) for one, two in rows
        if one[column] is not None and two[column] is not None
        and (not size or min(one[size], two[size]) >= MIN_HANDS)
    ]  # fmt: skip


def correlation(pairs: list[tuple[float, float]]) -> float:
    """Pearson's correlation; 0 where a side does not vary."""
    if len(pairs) < 2:
        return 0.0
    mean_x, mean_y = mean(x for x, _ in pairs), mean(y for _, y in pairs)
    both = sum((x - mean_x) * (y - mean_y) for x, y in pairs)
    spread = (sum((x - mean_x) ** 2 for x, _ in pairs) * sum((y - mean_y) ** 2 for _, y in pairs)) ** 0.5
    return round(both / spread, 2) if spread else 0.0
