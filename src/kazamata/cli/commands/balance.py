"""`kazamata balance`: measure the balance of a set of cards by self-play (IM-H7)."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kazamata.bots import roster
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
from kazamata.games.miners.sets import HOUSE, cards_of
from kazamata.lab import miners_balance
from kazamata.lab.miners_balance import (
    EVENT_LIMIT,
    FACTION_RANGE,
    PLAY_RANGE,
    TRACK_FLOOR,
    BalanceRun,
    BalanceStopped,
    BalanceTally,
)
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
    parser.add_argument("--bots", metavar="LIST", help=words.say("cli-help-simulate-bots"))
    parser.add_argument("--games", metavar="K", default="200", help=words.say("cli-help-games"))
    parser.add_argument("--seed", metavar="S", default="1", help=words.say("cli-help-seed"))
    add_workers(parser, words)
    add_set(parser, words)
    parser.add_argument("--picture", metavar="FILE.svg", help=words.say("cli-help-picture"))
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    balance_run = parse_run(arguments)
    workers = workers_of(arguments)
    if arguments.picture is not None:
        check_writable(arguments.picture)
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
    bots, _ = bots_of(rules, named), team_of(rules, named, seats)
    games = number_of("--games", arguments.games, 1, MAX_GAMES)
    seed = number_of("--seed", arguments.seed, 0, MAX_SEED)
    key = HOUSE if arguments.set is None else set_of(rules.name, arguments.set)
    return BalanceRun(seats, games, bots, seed, key, arguments.set or "")


def print_result(
    arguments: Namespace, balance_run: BalanceRun, tally: BalanceTally, words: Catalogue
) -> None:
    """Print the measures for a person or as JSON, and write their picture."""
    result = miners_balance.report(tally, cards_of(balance_run.set_key))
    if arguments.json:
        print_json(
            result | {"bots": list(balance_run.bots), "seed": balance_run.seed, "set": balance_run.set_key}
        )
    else:
        show(console(), result, balance_run.bots, words, balance_run.set_key)
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
        Path(path).write_text(miners_balance.report_svg(result), "utf-8")
    except (OSError, ValueError):
        raise UsageError("file-unwritable", file=path) from None


def show(out: Console, result: dict[str, Any], bots: tuple[str, ...], words: Catalogue, key: str) -> None:
    """Print the five measures of IM-H7, with a mark at values that miss their targets."""
    say, scores = words.say, result["scores"]
    out.print(
        say("cli-balance-head", games=result["games"], seats=result["seats"], bots=", ".join(bots)),
        style="bold",
    )
    out.print(
        say(
            "cli-balance-scores",
            mean=words.decimal(scores["mean"], 1),
            median=words.decimal(scores["median"], 1),
            deviation=words.decimal(scores["deviation"], 1),
            lowest=scores["lowest"],
            highest=scores["highest"],
        )
    )
    ranks = [f"{say(f'rank-{rank}')} {words.percent(share)}" for rank, share in scores["ranks"].items()]
    out.print(say("cli-balance-ranks", ranks=" · ".join(ranks)))
    tables = {
        "factions": _factions(result, words),
        "cards": _cards(result, words, key),
        "tracks": _tracks(result, words, key),
        "events": _events(result, words, key),
    }
    for title, table in tables.items():
        out.print(Text(say(f"cli-balance-{title}"), "bold"))
        out.print(table)
    missed = len(result["out"])
    out.print(
        Text(
            say("cli-balance-out", count=missed, sign=OUT_OF_RANGE) if missed else say("cli-balance-fine"),
            "bold",
        )
    )


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
        fine = result["seats"] == 1 or FACTION_RANGE[0] <= row["ratio"] <= FACTION_RANGE[1]
        shares = (words.percent(row["share"]), words.percent(row["winners"]), words.decimal(row["ratio"], 2))
        table.add_row(_sign(fine), words.say(f"faction-{name}"), *shares)
    return table


def _cards(result: dict[str, Any], words: Catalogue, key: str) -> Table:
    table = _table(words, "level", "hands", "played", "shift")
    glossary = MinersGlossary(key)
    for kind, row in enumerate(result["cards"].values()):
        played = row["played"]
        fine = played is None or PLAY_RANGE[0] <= played <= PLAY_RANGE[1]
        shift = "–" if row["shift"] is None else words.decimal(row["shift"], 1, signed=True)
        level = words.say(f"level-{row['level']}")
        table.add_row(
            _sign(fine), glossary.card(words, kind), level, str(row["hands"]), _percent(words, played), shift
        )
    return table


def _tracks(result: dict[str, Any], words: Catalogue, key: str) -> Table:
    table = _table(words, "first")
    glossary = MinersGlossary(key)
    for number, row in enumerate(result["tracks"].values()):
        fine = row["first"] is None or row["first"] >= TRACK_FLOOR
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


def _percent(words: Catalogue, share: float | None) -> str:
    return "–" if share is None else words.percent(share)
