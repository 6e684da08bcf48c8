"""`kazamata bench`: measure the engine's speed on this machine."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table

from kazamata import game_registry
from kazamata.cli.arguments import add_game, add_json, game_of
from kazamata.cli.screen import console, print_json
from kazamata.cli.text_narrator import common_catalogue
from kazamata.lab.engine_speed import REFERENCE_SPEED, SpeedReport, measure
from kazamata.words.catalogue import Catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words, optional=True)
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    names = game_registry.GAME_NAMES if arguments.game is None else (game_of(arguments).name,)
    bench = measure(names)
    if arguments.json:
        print_json(as_json(bench))
    else:
        show(console(), bench, common_catalogue(arguments.lang))
    return 0


def as_json(bench: SpeedReport) -> dict[str, Any]:
    shape = asdict(bench)
    shape["reference_steps_per_s"] = round(bench.reference_steps_per_s)
    shape["games"] = {
        name: {key: round(value) for key, value in asdict(speed).items()}
        for name, speed in bench.games.items()
    }
    return shape


def show(out: Console, bench: SpeedReport, words: Catalogue) -> None:
    """Print each figure as measured, and scaled to the reference machine."""
    out.print(words.say("cli-bench-compiled" if bench.compiled else "cli-bench-interpreted"))
    out.print(words.say("cli-bench-reference", steps=grouped(bench.reference_steps_per_s)))
    factor = REFERENCE_SPEED / bench.reference_steps_per_s
    for name, speed in bench.games.items():
        table = Table(title=name, box=None, padding=(0, 2, 0, 0), header_style="dim", title_justify="left")
        table.add_column("")
        table.add_column(words.say("cli-bench-here"), justify="right")
        table.add_column(words.say("cli-bench-scaled"), justify="right")
        for key, value in asdict(speed).items():
            size = key == "snapshot_bytes"
            label = words.say(f"cli-bench-{key.removesuffix('_per_s').replace('_', '-')}")
            table.add_row(label, grouped(value), "" if size else grouped(value * factor))
        out.print(table)


def grouped(number: float) -> str:
    """Format a number in groups of three, readable in all four languages."""
    return f"{number:,.0f}".replace(",", "\u202f")
