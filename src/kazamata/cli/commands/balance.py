"""`kazamata balance`: measure the balance of a set of cards by self-play (IM-H7)."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kazamata.bots import roster
from kazamata.bots.miners.neural_weights import read
from kazamata.cli.arguments import (
    DEFAULT_SEATS,
    add_game,
    add_json,
    add_set,
    add_workers,
    bots_of,
    game_of,
    number_of,
    set_of,
    team_of,
    workers_of,
)
from kazamata.cli.exit_codes import INTERRUPTED
from kazamata.cli.log_files import check_writable
from kazamata.cli.screen import console, print_json, progress_bar
from kazamata.cli.usage_errors import UsageError
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.sets import HOUSE, cards_of
from kazamata.lab import miners_balance
from kazamata.lab.miners_balance import BalanceRun, BalanceStopped, BalanceTally
from kazamata.lab.miners_balance_picture import report_svg
from kazamata.lab.miners_balance_report import (
    CLUSTER_LEAD,
    CLUSTER_LIMIT,
    EVENT_LIMIT,
    FACTION_RANGE,
    GOOD_CLUSTERS,
    TRACK_RANGE,
    agreement,
    fits,
    is_within,
    report,
)
from kazamata.lab.quick_miner import QUICK
from kazamata.words.catalogue import Catalogue, catalogue
from kazamata.words.miners import MinersGlossary

MAX_GAMES: Final = 10_000_000
MAX_SEED: Final = 2**31 - 1
MEASURED: Final = ("miners",)
"""The games whose sets this report can measure."""
DEFAULT_BOT: Final = "greedy"
OUT_OF_RANGE: Final = "!"
"""Marks a value that misses its target."""


def command(parser: ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words)
    parser.add_argument("--seats", metavar="N", help=words.say("cli-help-seats"))
    parser.add_argument("--bots", metavar="LIST", help=words.say("cli-help-balance-bots"))
    parser.add_argument("--games", metavar="K", default="200", help=words.say("cli-help-games"))
    parser.add_argument("--seed", metavar="S", default="1", help=words.say("cli-help-seed"))
    add_workers(parser, words)
    add_set(parser, words)
    parser.add_argument("--judge", metavar="FILE.json", help=words.say("cli-help-judge"))
    parser.add_argument("--against", metavar="FILE.json", help=words.say("cli-help-against"))
    parser.add_argument("--picture", metavar="FILE.svg", help=words.say("cli-help-picture"))
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    balance_run = parse_run(arguments)
    workers = workers_of(arguments)
    if arguments.picture is not None:
        check_writable(arguments.picture)
    if arguments.against is not None:
        read_json(arguments.against)
    words = catalogue(str(arguments.game), arguments.lang)
    try:
        with progress_bar(words.say("game-title"), balance_run.games) as played:
            tally = miners_balance.measure(balance_run, workers, played)
    except BalanceStopped as stopped:
        return print_partial(arguments, balance_run, stopped.tally, words)
    print_result(arguments, balance_run, tally, words)
    return 0


def parse_run(arguments: Namespace) -> BalanceRun:
    """Check all names and numbers and return the run."""
    rules = game_of(arguments)
    if rules.name not in MEASURED:
        raise UsageError("cli-wrong-no-balance", name=rules.name, known=", ".join(MEASURED))
    seats = number_of("--seats", arguments.seats or str(DEFAULT_SEATS[0]), rules.seats[0], rules.seats[-1])
    named = arguments.bots or _default_bot(rules.name)
    bots = (QUICK,) if named == QUICK else bots_of(rules, named)
    if bots != (QUICK,):
        team_of(rules, named, seats)
    games = number_of("--games", arguments.games, 1, MAX_GAMES)
    seed = number_of("--seed", arguments.seed, 0, MAX_SEED)
    key = HOUSE if arguments.set is None else set_of(rules.name, arguments.set)
    if arguments.judge is not None:
        check_judge(arguments.judge)
    return BalanceRun(seats, games, bots, seed, key, arguments.set or "", arguments.judge or "")


def read_json(path: str) -> Any:
    try:
        return json.loads(Path(path).read_text("utf-8"))
    except (OSError, ValueError):
        raise UsageError("file-unreadable", file=path) from None


def check_judge(path: str) -> None:
    """Refuse a file that holds no weights, before anything is played."""
    try:
        read(read_json(path))
    except (KeyError, TypeError, ValueError):
        raise UsageError("file-unreadable", file=path) from None


def print_result(
    arguments: Namespace, balance_run: BalanceRun, tally: BalanceTally, words: Catalogue
) -> None:
    """Print the measures for a person or as JSON, and write their picture."""
    result = report(tally, cards_of(balance_run.set_key), balance_run.bots)
    if arguments.against is not None:
        result["agreement"] = agreement(result, read_json(arguments.against))
    if arguments.json:
        print_json(
            result | {"bots": list(balance_run.bots), "seed": balance_run.seed, "set": balance_run.set_key}
        )
    else:
        show(console(), result, balance_run.bots, words, balance_run.set_key)
        if arguments.against is not None:
            show_agreement(console(), result["agreement"], words, arguments.against)
    if arguments.picture is not None:
        draw(arguments.picture, result)


def print_partial(
    arguments: Namespace, balance_run: BalanceRun, tally: BalanceTally, words: Catalogue
) -> int:
    """Print the measures of an interrupted run."""
    screen = Console(stderr=True, highlight=False)
    screen.print(
        words.say("cli-simulate-stopped", played=tally.games, games=balance_run.games), style="yellow"
    )
    if tally.games:
        print_result(arguments, balance_run, tally, words)
    return INTERRUPTED


def _default_bot(game: str) -> str:
    known = roster.names(game)
    return DEFAULT_BOT if DEFAULT_BOT in known else known[0]


def draw(path: str, result: dict[str, Any]) -> None:
    try:
        Path(path).write_text(report_svg(result), "utf-8")
    except (OSError, ValueError):
        raise UsageError("file-unwritable", file=path) from None


def show(out: Console, result: dict[str, Any], bots: tuple[str, ...], words: Catalogue, key: str) -> None:
    """Print the measures of IM-H7, with a mark at values that miss their demands."""
    say, scores = words.say, result["scores"]
    out.print(
        say("cli-balance-head", games=result["games"], seats=result["seats"], bots=", ".join(bots)),
        style="bold",
    )
    shown = say(
        "cli-balance-scores",
        mean=words.decimal(scores["mean"], 1),
        median=words.decimal(scores["median"], 1),
        deviation=words.decimal(scores["deviation"], 1),
        lowest=scores["lowest"],
        highest=scores["highest"],
    )
    wrong = any(line.startswith("scores") for line in result["out"])
    out.print(f"{OUT_OF_RANGE} {shown}" if wrong else shown)
    ranks = [f"{say(f'rank-{rank}')} {words.percent(share)}" for rank, share in scores["ranks"].items()]
    out.print(say("cli-balance-ranks", ranks=" · ".join(ranks)))
    tables = {
        "factions": _factions(result, words),
        "cards": _cards(result, words, key),
        "tracks": _tracks(result, words, key),
        "events": _events(result, words, key),
        "clusters": _clusters(result, words, key),
    }
    for title, table in tables.items():
        if table.row_count:
            out.print(Text(say(f"cli-balance-{title}"), "bold"))
            out.print(table)
    missed = len(result["out"])
    out.print(
        Text(
            say("cli-balance-out", count=missed, sign=OUT_OF_RANGE) if missed else say("cli-balance-fine"),
            "bold",
        )
    )


def show_agreement(out: Console, agreed: dict[str, tuple[float, int]], words: Catalogue, path: str) -> None:
    """Print how far this report and an earlier one agree."""
    out.print(Text(words.say("cli-balance-agreement", file=path), "bold"))
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, (correlated, rows) in agreed.items():
        table.add_row(words.say(f"cli-balance-agreement-{name}"), words.decimal(correlated, 2), str(rows))
    out.print(table)


def _table(words: Catalogue, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column("")
    for column in columns:
        table.add_column(words.say(f"cli-balance-{column}"), justify="right")
    return table


def _sign(fine: bool) -> str:
    return " " if fine else OUT_OF_RANGE


def _factions(result: dict[str, Any], words: Catalogue) -> Table:
    table = _table(words, "share", "winners", "ratio")
    for name, row in result["factions"].items():
        fine = result["seats"] == 1 or is_within(row["ratio"], FACTION_RANGE)
        shares = (words.percent(row["share"]), words.percent(row["winners"]), words.decimal(row["ratio"], 2))
        table.add_row(_sign(fine), words.say(f"faction-{name}"), *shares)
    return table


def _cards(result: dict[str, Any], words: Catalogue, key: str) -> Table:
    table = _table(words, "level", "kept", "hands", "played", "mines", "shift")
    glossary = MinersGlossary(key)
    for kind, row in enumerate(result["cards"].values()):
        fine = all(fits(row, column) for column in ("kept", "played", "mines"))
        shift = "–" if row["shift"] is None else words.decimal(row["shift"], 1, signed=True)
        table.add_row(
            _sign(fine), glossary.card(words, kind), words.say(f"level-{row['level']}"), _percent(words, row["kept"]),
            str(row["hands"]), _percent(words, row["played"]), _percent(words, row["mines"]), shift,
        )  # fmt: skip
    return table


def _tracks(result: dict[str, Any], words: Catalogue, key: str) -> Table:
    table = _table(words, "first")
    glossary = MinersGlossary(key)
    for number, row in enumerate(result["tracks"].values()):
        fine = row["first"] is None or is_within(row["first"], TRACK_RANGE)
        table.add_row(_sign(fine), glossary.track(words, number), _percent(words, row["first"]))
    return table


def _events(result: dict[str, Any], words: Catalogue, key: str) -> Table:
    table = _table(words, "shift")
    glossary = MinersGlossary(key)
    for number, row in enumerate(result["events"].values()):
        fine = abs(row["shift"]) <= EVENT_LIMIT
        table.add_row(
            _sign(fine), glossary.event_card(words, number), words.decimal(row["shift"], 1, signed=True)
        )
    return table


def _clusters(result: dict[str, Any], words: Catalogue, key: str) -> Table:
    """The kinds of mines, the best first. A mark: too many mines are of this kind, or it is too far behind."""
    table = _table(words, "share", "mean", "most-factions", "most-tracks")
    glossary, rows = MinersGlossary(key), result["clusters"]
    factions = [words.say(f"faction-{name}") for name in FACTIONS]
    tracks = [glossary.track(words, number) for number in range(len(result["tracks"]))]
    for place, row in enumerate(rows):
        fine = row["share"] <= CLUSTER_LIMIT
        fine &= place >= GOOD_CLUSTERS or row["mean"] >= rows[0]["mean"] - CLUSTER_LEAD
        table.add_row(
            _sign(fine), str(place + 1), words.percent(row["share"]), words.decimal(row["mean"], 1),
            _most(factions, row["factions"], words), _most(tracks, row["tracks"], words),
        )  # fmt: skip
    return table


def _most(names: list[str], shares: list[float], words: Catalogue) -> str:
    """The two largest shares, with their names."""
    largest = sorted(range(len(names)), key=lambda number: -shares[number])[:2]
    return ", ".join(f"{names[number]} {words.percent(shares[number])}" for number in largest)


def _percent(words: Catalogue, share: float | None) -> str:
    return "–" if share is None else words.percent(share)
