"""`kazamata arena`: its result, its file, its page, and Ctrl-C, which keeps the games so far."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from kazamata.words.catalogue import LANGUAGES
from tests.cli.command_runner import CommandRunner
from tests.cli.pseudo_terminal import INTERRUPT, PseudoTerminal

DUEL = ("arena", "tranquility", "--option", "variant=duel", "--bots", "random", "greedy")


def result(terminal: CommandRunner, *words: str) -> dict[str, Any]:
    ran = terminal.run(*words, "--json")
    assert ran.code == 0
    shape: dict[str, Any] = json.loads(ran.out)
    return shape


def test_it_stops_when_the_result_is_certain(terminal: CommandRunner) -> None:
    shape = result(terminal, *DUEL, "--games", "400")
    assert shape["settled"] is True
    assert shape["games"] == 2 * shape["deals"] < 400
    assert [index["bot"] for index in shape["places"]] == ["greedy", "random"]
    assert shape["duels"][0]["better"] == "greedy"
    assert shape["duels"][0]["wealth"] >= 2 / shape["risk"]


def test_it_can_be_played_to_the_end(terminal: CommandRunner) -> None:
    assert result(terminal, *DUEL, "--games", "100", "--no-early-stop")["games"] == 100


def test_co_operative_games_are_compared_by_deals_won(terminal: CommandRunner) -> None:
    shape = result(terminal, "arena", "tranquility", "--seats", "2", "--bots", "random,easy", "--games", "40")
    assert shape["measure"] == "together"
    assert shape["games_a_deal"] == 2
    assert shape["duels"][0]["behind"] > shape["duels"][0]["ahead"] == 0


def test_the_number_of_processes_changes_nothing(terminal: CommandRunner) -> None:
    one, two = (result(terminal, *DUEL, "--games", "40", "--jobs", jobs) for jobs in ("1", "2"))
    del one["seconds"], two["seconds"]
    assert one == two


def test_a_resumed_tournament_has_the_same_result(terminal: CommandRunner, tmp_path: Path) -> None:
    file = str(tmp_path / "book.jsonl")
    result(terminal, *DUEL, "--games", "12", "--no-early-stop", "--resume", file)
    gone_on = result(terminal, *DUEL, "--games", "30", "--no-early-stop", "--resume", file)
    through = result(terminal, *DUEL, "--games", "30", "--no-early-stop")
    del gone_on["seconds"], through["seconds"]
    assert gone_on == through
    assert len(Path(file).read_text("utf-8").splitlines()) == 1 + 15


class Page(HTMLParser):
    """Finds the links of a page that would be fetched, and counts its plots."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.plots = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.plots += tag == "svg"
        self.fetched += [
            f"{tag} {name}={value}" for name, value in attrs if name in ("src", "href", "srcset")
        ]
        self.fetched += [tag] if tag in ("script", "link", "iframe") else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fetches_nothing(terminal: CommandRunner, tmp_path: Path, language: str) -> None:
    file = tmp_path / "report.html"
    ran = terminal.run(*DUEL, "--games", "10", "--report", str(file), "--lang", language)
    assert ran.code == 0
    text = file.read_text("utf-8")
    page = Page()
    page.feed(text)
    assert page.fetched == []
    assert "url(" not in text
    assert "@import" not in text
    assert page.plots >= 3  # values, course, seats; ratings where openskill is
    assert f'lang="{language}"' in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [("tranquility",), ("miners", "--seats", "1"), DUEL[1:4]])
def test_people_can_read_it(terminal: CommandRunner, game: tuple[str, ...], language: str) -> None:
    ran = terminal.run("arena", *game, "--bots", "random", "greedy", "--games", "6", "--lang", language)
    assert ran.code == 0
    mark, other = (r"\.", ",") if language == "en" else (",", r"\.")
    assert re.search(rf"\d{mark}\d", ran.out)
    assert not re.search(rf"\d{other}\d", ran.out)
    assert "greedy" in ran.out


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--bots", "random"), "two or more"),
        (("--bots", "random", "random"), "different bots"),
        (("--bots", "random", "nobody"), "nobody"),
        (("--bots", "random", "greedy", "--risk", "2"), "--risk"),
        ((), "--bots"),
    ],
)
def test_errors_are_one_line(terminal: CommandRunner, words: tuple[str, ...], part: str) -> None:
    ran = terminal.run("arena", "tranquility", *words)
    assert ran.code == 2
    assert part in ran.err
    assert ran.err.count("\n") == 1


def test_the_file_of_another_tournament_is_refused(terminal: CommandRunner, tmp_path: Path) -> None:
    file = str(tmp_path / "book.jsonl")
    terminal.run(*DUEL, "--games", "2", "--resume", file)
    ran = terminal.run(*DUEL, "--games", "2", "--resume", file, "--seed", "9")
    assert ran.code == 2
    assert '"seed" differs' in ran.err


def test_an_interrupt_keeps_the_played_games(tmp_path: Path) -> None:
    order = (
        "tranquility",
        "--seats",
        "2",
        "--bots",
        "easy",
        "medium",
        "--games",
        "1000000",
        "--no-early-stop",
    )
    book = tmp_path / "book.jsonl"
    with PseudoTerminal(tmp_path, "arena", *order, "--resume", str(book)) as window:
        while not book.exists() or len(book.read_text("utf-8").splitlines()) < 4:
            window.until("/1000000")
        window.press(INTERRUPT)
        output, code = window.rest()
    assert code == 130
    assert "Traceback" not in output
    found = re.search(r"2 seats: (\d+) deals", output)
    assert found is not None
    assert len(book.read_text("utf-8").splitlines()) == 1 + int(found[1])


@pytest.mark.parametrize(
    "order",
    [(*DUEL, "--report"), ("balance", "miners", "--bots", "random", "--picture")],
    ids=["arena", "balance"],
)
def test_an_unwritable_page_is_reported_before_the_first_game(
    terminal: CommandRunner, order: tuple[str, ...]
) -> None:
    ran = terminal.run(*order, "nowhere/page", "--games", "1000000")  # would take hours
    assert (ran.code, ran.out) == (2, "")
    assert "nowhere/page" in ran.err
