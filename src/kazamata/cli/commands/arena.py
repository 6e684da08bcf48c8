"""`kazamata arena`: find the better bot, on the same deals in all seat orders."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from kazamata.cli.arguments import (
    add_game,
    add_json,
    add_table,
    add_workers,
    bots_of,
    game_of,
    number_of,
    parse_seed,
    setup_of,
    workers_of,
)
from kazamata.cli.commands.arena_report import page
from kazamata.cli.commands.arena_text import TournamentText
from kazamata.cli.commands.simulate import MAX_GAMES
from kazamata.cli.exit_codes import INTERRUPTED
from kazamata.cli.log_files import check_writable
from kazamata.cli.screen import console, print_json, progress_bar
from kazamata.cli.usage_errors import UsageError
from kazamata.lab.matches import tournament_file
from kazamata.lab.matches.ranking import Ranking, ranking
from kazamata.lab.matches.tournament import (
    DealResult,
    Tournament,
    TournamentProgress,
    collect_deals,
    play_deals,
    remaining_deals,
)
from kazamata.lab.matches.tournament_file import TournamentFile
from kazamata.lab.optional_imports import EXTRAS
from kazamata.lab.workers import Workers
from kazamata.words.catalogue import Catalogue, catalogue

DEFAULT_RISK: Final = "0.05"
DEFAULT_GAMES: Final = "1000"


def command(parser: ArgumentParser, words: Catalogue) -> None:
    file = words.say("cli-metavar-file")
    add_game(parser, words)
    add_table(parser, words)
    parser.add_argument(
        "--bots", metavar="BOT", nargs="+", required=True, help=words.say("cli-help-arena-bots")
    )
    parser.add_argument("--games", metavar="K", default=DEFAULT_GAMES, help=words.say("cli-help-arena-games"))
    add_workers(parser, words)
    parser.add_argument("--risk", metavar="P", default=DEFAULT_RISK, help=words.say("cli-help-arena-risk"))
    parser.add_argument(
        "--no-early-stop", action="store_true", help=words.say("cli-help-arena-no-early-stop")
    )
    parser.add_argument("--resume", metavar=file, help=words.say("cli-help-arena-resume"))
    parser.add_argument("--report", metavar=f"{file}.html", help=words.say("cli-help-arena-report"))
    add_json(parser, words)
    parser.set_defaults(run=run)


@dataclass(frozen=True)
class ArenaRequest:
    """The tournament to play, with its number of games, workers and stopping rule."""

    tournament: Tournament
    games: int
    workers: Workers
    risk: float
    no_early_stop: bool


def run(arguments: Namespace) -> int:
    request = parse_request(arguments)
    if arguments.report is not None:
        check_writable(arguments.report)
    words = TournamentText(catalogue(request.tournament.game, arguments.lang), request.tournament)
    progress = TournamentProgress(request.tournament, request.risk)
    deal_file = open_tournament_file(arguments.resume, progress)
    began = perf_counter()
    try:
        whole = play(request, progress, deal_file.add if deal_file else lambda deal: None, words)
    finally:
        if deal_file:
            deal_file.close()
    print_result(arguments, request, progress, words, perf_counter() - began)
    return 0 if whole else INTERRUPTED


def parse_request(arguments: Namespace) -> ArenaRequest:
    """Check all names and numbers and return the tournament."""
    rules = game_of(arguments)
    setup = setup_of(rules, arguments)
    bots = bots_of(rules, ",".join(arguments.bots))
    if len(set(bots)) < max(2, len(bots)):
        raise UsageError("cli-wrong-arena-bots")
    seed = parse_seed(arguments.seed or "1")
    choices = tuple(setup.choices.items())
    return ArenaRequest(
        Tournament(rules.name, choices, setup.seats, bots, seed, arguments.set or ""),
        number_of("--games", arguments.games, 1, MAX_GAMES),
        workers_of(arguments),
        risk_of(arguments.risk),
        arguments.no_early_stop,
    )


def risk_of(text: str) -> float:
    try:
        risk = float(text)
    except ValueError:
        risk = 0.0
    if not 1e-9 <= risk <= 0.5:
        raise UsageError("cli-wrong-arena-risk", given=text)
    return risk


def open_tournament_file(path: str | None, progress: TournamentProgress) -> TournamentFile | None:
    """Open the file that stores the deals, and count the deals it already holds."""
    if path is None:
        return None
    file = Path(path)
    try:
        stored = tournament_file.read(file, progress.tournament) if file.exists() else []
        deal_file = TournamentFile(file, progress.tournament, stored)
    except tournament_file.TournamentMismatch as other:
        raise UsageError("cli-wrong-arena-other", file=path, what=other.what) from None
    except tournament_file.CorruptTournamentFile as corrupt:
        raise UsageError("cli-wrong-arena-file", file=path, line=corrupt.line) from None
    except (OSError, ValueError):
        raise UsageError("file-unwritable", file=path) from None
    for deal in stored:
        progress.add(deal)
    return deal_file


def play(
    request: ArenaRequest,
    progress: TournamentProgress,
    keep: Callable[[DealResult], None],
    words: TournamentText,
) -> bool:
    """Play with a progress bar; Ctrl-C keeps all complete deals and returns False."""
    numbers = remaining_deals(progress, request.games)
    total = len(numbers) * len(request.tournament.seatings)
    with progress_bar(words.say("game-title"), total) as played:
        deals = play_deals(request.tournament, numbers, request.workers, played)
        try:
            for deal in collect_deals(progress, deals, request.no_early_stop):
                keep(deal)
        except KeyboardInterrupt:
            return False
    return True


# ------------------------------------------------------------------------------------------------- output


def print_result(
    arguments: Namespace,
    request: ArenaRequest,
    progress: TournamentProgress,
    words: TournamentText,
    seconds: float,
) -> None:
    """Print the result for a person or as JSON, and write the page if requested."""
    if not progress.deals:
        raise UsageError("cli-wrong-arena-nothing")
    result = ranking(progress)
    if result.places[0].rating is None:
        text = words.say("cli-arena-no-ratings", extra=EXTRAS["openskill"])
        Console(stderr=True, highlight=False).print(text, style="dim", markup=False, soft_wrap=True)
    if arguments.json:
        print_json(as_json(progress, result, seconds))
    else:
        show(console(), progress, result, words)
    if arguments.report is not None:
        write_page(arguments.report, page(progress, result, words, arguments.lang))


def write_page(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, "utf-8")
    except (OSError, ValueError):
        raise UsageError("file-unwritable", file=path) from None


def as_json(progress: TournamentProgress, result: Ranking, seconds: float) -> dict[str, Any]:
    tournament = progress.tournament
    return {
        "game": tournament.game,
        "seats": tournament.seats,
        "choices": dict(tournament.choices),
        "seed": tournament.seed,
        "measure": tournament.measure,
        "deals": len(progress.deals),
        "games_a_deal": len(tournament.seatings),
        "games": progress.games,
        "decisions": sum(deal.decisions for deal in progress.deals),
        "seconds": round(seconds, 3),
        "risk": progress.risk,
        "settled": progress.settled,
        **asdict(result),
    }


def show(out: Console, progress: TournamentProgress, result: Ranking, words: TournamentText) -> None:
    out.print(words.head(progress), style="bold", markup=False)
    out.print(_places(result, words))
    for duel in result.duels:
        out.print(words.verdict(duel), style="" if duel.better else "dim", markup=False)
    out.print(words.end(progress), style="bold", markup=False)


def _places(result: Ranking, words: TournamentText) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in words.columns(result):
        table.add_column(column, justify="left" if not table.columns else "right")
    for ranked in result.places:
        table.add_row(*words.row(ranked))
    return table
