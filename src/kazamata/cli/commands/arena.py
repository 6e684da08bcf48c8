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
    seed_of,
    setup_of,
    workers_of,
)
from kazamata.cli.commands.arena_report import page
from kazamata.cli.commands.arena_text import Words
from kazamata.cli.commands.simulate import INTERRUPTED, MOST_GAMES
from kazamata.cli.log_files import try_place
from kazamata.cli.screen import console, print_json, progress_of
from kazamata.cli.usage_errors import Wrong
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

USUAL_RISK: Final = "0.05"
USUAL_GAMES: Final = "1000"


def command(parser: ArgumentParser, words: Catalogue) -> None:
    file = words.say("cli-metavar-file")
    add_game(parser, words)
    add_table(parser, words)
    parser.add_argument(
        "--bots", metavar="BOT", nargs="+", required=True, help=words.say("cli-help-arena-bots")
    )
    parser.add_argument("--games", metavar="K", default=USUAL_GAMES, help=words.say("cli-help-arena-games"))
    add_workers(parser, words)
    parser.add_argument("--risk", metavar="P", default=USUAL_RISK, help=words.say("cli-help-arena-risk"))
    parser.add_argument("--all", action="store_true", help=words.say("cli-help-arena-all"))
    parser.add_argument("--resume", metavar=file, help=words.say("cli-help-arena-resume"))
    parser.add_argument("--report", metavar=f"{file}.html", help=words.say("cli-help-arena-report"))
    add_json(parser, words)
    parser.set_defaults(run=run)


@dataclass(frozen=True)
class Order:
    """The tournament to play, with its number of games, workers and stopping rule."""

    tournament: Tournament
    games: int
    workers: Workers
    risk: float
    to_the_end: bool


def run(arguments: Namespace) -> int:
    order = order_of(arguments)
    if arguments.report is not None:
        try_place(arguments.report)
    words = Words(catalogue(order.tournament.game, arguments.lang), order.tournament)
    standing = TournamentProgress(order.tournament, order.risk)
    book = book_of(arguments.resume, standing)
    began = perf_counter()
    try:
        whole = play(order, standing, book.add if book else lambda deal: None, words)
    finally:
        if book:
            book.close()
    tell(arguments, order, standing, words, perf_counter() - began)
    return 0 if whole else INTERRUPTED


def order_of(arguments: Namespace) -> Order:
    """Check all names and numbers and return the tournament."""
    rules = game_of(arguments)
    setup = setup_of(rules, arguments)
    bots = bots_of(rules, ",".join(arguments.bots))
    if len(set(bots)) < max(2, len(bots)):
        raise Wrong("cli-wrong-arena-bots")
    seed = seed_of(arguments.seed or "1")
    choices = tuple(setup.choices.items())
    return Order(
        Tournament(rules.name, choices, setup.seats, bots, seed, arguments.set or ""),
        number_of("--games", arguments.games, 1, MOST_GAMES),
        workers_of(arguments),
        risk_of(arguments.risk),
        arguments.all,
    )


def risk_of(text: str) -> float:
    try:
        risk = float(text)
    except ValueError:
        risk = 0.0
    if not 1e-9 <= risk <= 0.5:
        raise Wrong("cli-wrong-arena-risk", given=text)
    return risk


def book_of(path: str | None, standing: TournamentProgress) -> TournamentFile | None:
    """Open the file that stores the deals, and count the deals it already holds."""
    if path is None:
        return None
    file = Path(path)
    try:
        kept = tournament_file.read(file, standing.tournament) if file.exists() else []
        book = TournamentFile(file, standing.tournament, kept)
    except tournament_file.TournamentMismatch as other:
        raise Wrong("cli-wrong-arena-other", file=path, what=other.what) from None
    except tournament_file.CorruptTournamentFile as damaged:
        raise Wrong("cli-wrong-arena-file", file=path, line=damaged.line) from None
    except (OSError, ValueError):
        raise Wrong("file-unwritable", file=path) from None
    for deal in kept:
        standing.add(deal)
    return book


def play(
    order: Order, standing: TournamentProgress, keep: Callable[[DealResult], None], words: Words
) -> bool:
    """Play with a progress bar; Ctrl-C keeps all complete deals and returns False."""
    numbers = remaining_deals(standing, order.games)
    total = len(numbers) * len(order.tournament.seatings)
    with progress_of(words.say("game-title"), total) as played:
        deals = play_deals(order.tournament, numbers, order.workers, played)
        try:
            for deal in collect_deals(standing, deals, order.to_the_end):
                keep(deal)
        except KeyboardInterrupt:
            return False
    return True


# ------------------------------------------------------------------------------------------------- output


def tell(
    arguments: Namespace, order: Order, standing: TournamentProgress, words: Words, seconds: float
) -> None:
    """Print the result for a person or as JSON, and write the page if requested."""
    if not standing.deals:
        raise Wrong("cli-wrong-arena-nothing")
    result = ranking(standing)
    if result.places[0].rating is None:
        said = words.say("cli-arena-no-ratings", extra=EXTRAS["openskill"])
        Console(stderr=True, highlight=False).print(said, style="dim", markup=False, soft_wrap=True)
    if arguments.json:
        print_json(as_json(standing, result, seconds))
    else:
        show(console(), standing, result, words)
    if arguments.report is not None:
        write_page(arguments.report, page(standing, result, words, arguments.lang))


def write_page(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, "utf-8")
    except (OSError, ValueError):
        raise Wrong("file-unwritable", file=path) from None


def as_json(standing: TournamentProgress, result: Ranking, seconds: float) -> dict[str, Any]:
    tournament = standing.tournament
    return {
        "game": tournament.game,
        "seats": tournament.seats,
        "choices": dict(tournament.choices),
        "seed": tournament.seed,
        "measure": tournament.measure,
        "deals": len(standing.deals),
        "games_a_deal": len(tournament.seatings),
        "games": standing.games,
        "decisions": sum(deal.decisions for deal in standing.deals),
        "seconds": round(seconds, 3),
        "risk": standing.risk,
        "settled": standing.settled,
        **asdict(result),
    }


def show(out: Console, standing: TournamentProgress, result: Ranking, words: Words) -> None:
    out.print(words.head(standing), style="bold", markup=False)
    out.print(_places(result, words))
    for duel in result.duels:
        out.print(words.verdict(duel), style="" if duel.better else "dim", markup=False)
    out.print(words.end(standing), style="bold", markup=False)


def _places(result: Ranking, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in words.columns(result):
        table.add_column(column, justify="left" if not table.columns else "right")
    for place in result.places:
        table.add_row(*words.row(place))
    return table
