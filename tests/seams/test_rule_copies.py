"""Rules and numbers of the games are written once: other parts of the program ask for them.

The tests read the sources. They find arithmetic with option numbers and with cells, counts of gaps, constants
of a game that another part writes again, and numbers that nobody has declared as sizes, times or weights.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import kazamata
from kazamata import game_registry

SOURCES = Path(kazamata.__file__).parent
PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
ENGINE = ("core", "games")
OUTSIDE = [path for path in SOURCES.rglob("*.py") if path.relative_to(SOURCES).parts[0] not in ENGINE]
PAGE_FILES = [
    path
    for path in sorted(PAGE.rglob("*"))
    if path.suffix in {".ts", ".svelte"}
    and ".test." not in path.name
    and path.parent.name != "generated"
    and path.name != "optionForms.ts"
]
GAME_PAGES = [path for path in PAGE_FILES if path.is_relative_to(PAGE / "games")]
PYTHON_ARITHMETIC = re.compile(r"\boption *(//|%|[-+] *[a-z]*\.?[A-Z]{3})|\bdivmod\((int\()?option")
OPTION_COMPARISON = re.compile(r"\boption (<|>)=? (?!0\b)|[\w.]+ (<|>)=? option\b")
AGENDA = re.compile(r"\bview\.(agenda|lane)\b|(agenda|lane)\[-1\]\[")
PAGE_ARITHMETIC = re.compile(
    r"\b(option|chosen)\b [-+*/%] [\w(]|[\w)] [-+*/%] (\w+\.)?(option|chosen)\b|Math\.floor\((\w+\.)?option\b"
)
NAMED = r"(order|card|cell|room|creature|trap|tile|seat|level|row|count|spot|board|space)"
OPTION_AS_NUMBER = re.compile(
    r"\[[\w.]*\boption\]|Math\.(min|max)\(\.\.\.[\w.]*\boptions\)"
    rf"|\boption [=!<>]=* {NAMED}\b|\b{NAMED} [=!<>]=+ [\w.]*\boption\b"
)
"""An option as an index or as the number that it names, and the largest of some options."""
THING = r"\b(slot|order|place|cell|seat|row|column|card|kind|index|spot|joint|location|next)\w*"
SPAN = r"(\w+\.)?(\d+|[A-Z][A-Z_]+)\b"
INDEX_ARITHMETIC = re.compile(rf"{THING}\)? \* {SPAN} \+ [a-z]|\b{SPAN} \* {THING} \+ [a-z]")
PYTHON_CELL_ARITHMETIC = re.compile(rf"{THING} (//|%) {SPAN}|{THING} \* {SPAN} \+ [a-z]")
PAGE_CELL_ARITHMETIC = re.compile(rf"{THING} % {SPAN}|Math\.floor\({THING} / {SPAN}")
GAP_WALK = re.compile(r"while .*\bgrid\[\w+( - 1)?\] == NO_CARD")
GAP_SCAN = re.compile(r"\belse ISLANDS \+ 1$|, ISLANDS \+ 1\]")
TERMS_READ = re.compile(r"\bterms\.(\w+)")
PAGE_NUMBER = re.compile(
    r"^\s*(?:export )?const (\w+)(?:: number)? = (\d[\d_.]*)(?: as const)?;", re.MULTILINE
)

NO_COPY = {
    ("bots/tranquility/gap_weights.py", "TOO_EXPENSIVE"): "a place in a row of weights",
    ("bots/tranquility/remembered_worlds.py", "DISCARDS"): "a zone of the bot's own",
    ("bots/tranquility/remembered_worlds.py", "REMOVED"): "a zone of the bot's own",
}
"""Constants that have name and value of a constant of the game by accident."""


def found_in(paths: list[Path], root: Path, *patterns: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(root)}:{number}: {line.strip()}"
        for path in paths
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if any(pattern.search(line) for pattern in patterns)
    ]


def test_only_games_calculate_with_options_or_read_an_agenda() -> None:
    assert found_in(OUTSIDE, SOURCES, PYTHON_ARITHMETIC, AGENDA) == []


def test_only_games_compare_an_option_with_the_first_of_a_form() -> None:
    """A game tells forms apart: `places_island(option)`. Option numbers are only compared with equal ones."""
    compared = found_in(OUTSIDE, SOURCES, OPTION_COMPARISON)
    assert [line for line in compared if "kind.option_count" not in line] == []


def test_the_page_does_not_calculate_with_options() -> None:
    """`readOption` and `optionOf` read and make option numbers; facts have one number for each option."""
    assert PAGE_FILES
    assert found_in(PAGE_FILES, PAGE, PAGE_ARITHMETIC, INDEX_ARITHMETIC) == []
    assert found_in(GAME_PAGES, PAGE, OPTION_AS_NUMBER) == []


def test_nobody_but_a_game_calculates_with_cells_and_spaces() -> None:
    """A game has tables for boards: the row and column of a cell, the index of a space, the number of a joint."""
    assert found_in(OUTSIDE, SOURCES, PYTHON_CELL_ARITHMETIC) == []
    assert found_in(GAME_PAGES, PAGE, PAGE_CELL_ARITHMETIC) == []


def test_the_gaps_of_the_sea_are_found_in_one_place() -> None:
    """`gap_around`, `next_gap` and `Gaps` of Tranquility find them."""
    assert found_in(OUTSIDE, SOURCES, GAP_WALK, GAP_SCAN) == []


def test_boards_read_the_agreements_of_a_table_only_where_declared() -> None:
    """What follows from the agreements, such as who has compasses, is a number of the view."""
    found = {
        (path.relative_to(PAGE / "games").as_posix(), name)
        for path in GAME_PAGES
        for name in TERMS_READ.findall(path.read_text("utf-8"))
    }
    assert found == {(place, name) for place, names in TERMS.items() for name in names.split()}


def integer_constants(path: Path) -> Iterator[tuple[str, int]]:
    """The constants of a module that are written as a number."""
    for node in ast.parse(path.read_text("utf-8")).body:
        match node:
            case (
                ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=int(value)))
                | ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=int(value)))
            ) if name.isupper() and not isinstance(value, bool):
                yield name, value


@cache
def constants_of_game(game: str) -> set[tuple[str, int]]:
    return {one for path in (SOURCES / "games" / game).rglob("*.py") for one in integer_constants(path)}


def test_no_module_writes_a_constant_of_its_game_again() -> None:
    copies = [
        f"{place}: {name} = {value}"
        for game in game_registry.GAME_NAMES
        for path in OUTSIDE
        if game in (place := path.relative_to(SOURCES)).parts
        for name, value in integer_constants(path)
        if (name, value) in constants_of_game(game) and (place.as_posix(), name) not in NO_COPY
    ]
    assert copies == [], "import them from the game"


def test_numbers_of_bots_and_of_the_terminal_are_declared() -> None:
    """A number of the rules is imported from the game under the game's name."""
    found = {
        (place.as_posix(), name)
        for path in OUTSIDE
        if (place := path.relative_to(SOURCES)).parts[0] in ("bots", "cli")
        and set(place.parts) & set(game_registry.GAME_NAMES)
        and place.as_posix() not in WEIGHTS
        for name, _ in integer_constants(path)
    }
    assert found == {(place, name) for place, names in OWN_NUMBERS.items() for name in names.split()}, (
        "does the game know this number? If it is a size, a weight or a limit, add it to OWN_NUMBERS"
    )


def test_numbers_on_a_board_are_declared_as_sizes_or_times() -> None:
    """A number of the rules comes from the view, from the facts of a question or from the generated file."""
    declared = {(f"games/{place}", name) for place, names in DRAWING.items() for name in names.split()}
    found = {
        (path.relative_to(PAGE).as_posix(), name)
        for path in GAME_PAGES
        for name, _ in PAGE_NUMBER.findall(path.read_text("utf-8"))
    }
    assert found - declared == set(), (
        "does the engine know this number? If it is a size or a time, add it to DRAWING"
    )
    assert declared - found == set(), "DRAWING names numbers that do not exist"


DRAWING = {
    "hintPictures.ts": "TIMEOUT_MS",
    "lords/Board.svelte": "LAY_OUT CALM",
    "lords/end/FinalScores.svelte": "ROW_MS",
    "lords/table/Stores.svelte": "MOST_ROOMY",
    "lords/combat/battlePreview.svelte.ts": "DELAY_MS",
    "lords/digest.ts": "MAX_SENTENCES",
    "lords/model.ts": "LONG_WORD",
    "miners/Miniature.svelte": "WIDE",
    "miners/mine/Mine.svelte": "LEGIBLE PICTURED MOST_PREVIEWS",
    "miners/mine/mineLayout.ts": "MIN_COLUMN_WIDTH GAP EDGE MIN_ROW_HEIGHT HEADROOM MAX_HEIGHT VERY_WIDE WIDE_ENOUGH",
    "miners/score/FinalScores.svelte": "LEAST",
    "miners/signs/effectSigns.ts": "GAP BETWEEN FRAME",
    "tranquility/cardDrag.svelte.ts": "SLACK",
    "miners/signs/SignTip.svelte": "WIDTH",
    "miners/signs/signNames.svelte.ts": "HOLD_MS REST_MS SHAKE",
    "miners/theatre.svelte.ts": "EVENT_MS REVEAL_MS CHAIN_MS LINK_MS",
    "tranquility/Flight.svelte": "TRAVELLED TURNED LIFT",
}
"""Numbers of the boards that only draw: lengths, times, and limits of a text."""

TERMS = {
    "lords/Board.svelte": "scenario",
    "lords/plugin.ts": "scenario",
    "lords/combat/DefenceAdvice.svelte": "scenario",
    "lords/tips.ts": "scenario seats",
    "tranquility/EndScene.svelte": "variant",
    "tranquility/Sea.svelte": "variant",
    "tranquility/StartOffers.svelte": "offer_rounds",
    "tranquility/VoyageStatus.svelte": "variant",
    "tranquility/model.ts": "variant",
    "tranquility/moveSelection.svelte.ts": "variant",
}
"""Agreements of a table that a board reads: to choose a table of cells, to name a variant, to choose a tip."""

WEIGHTS = ("bots/tranquility/gap_weights.py",)
"""Modules whose numbers are places in a row of weights."""

OWN_NUMBERS = {
    "bots/lords/building.py": "GOLD FOOD CREATURES EVIL PALADIN",
    "bots/lords/evaluator.py": "WIDTH",
    "bots/lords/levels.py": "WHIM",
    "bots/lords/solver.py": "MEMO_FROM",
    "bots/lords/strong.py": "PLAYOUTS WIDTH",
    "bots/miners/evaluator.py": "WIDTH TRIES",
    "bots/miners/greedy.py": "TRIES",
    "bots/miners/levels.py": "EASY_TRIES LAPSE",
    "bots/miners/mine_features.py": "MAX_FEATURES",
    "bots/miners/solver.py": "MAX_POSITIONS SPREAD_POSITIONS FINISHES FIRST_FINISHES",
    "bots/miners/strong.py": "PLAYOUTS TURNS_THIS_ROUND TURNS_LATER_ROUND ROUNDS_AHEAD WIDTH FIRST_TRIES",
    "bots/tranquility/evaluator.py": "WIDTH LAPSE EXACT_CARDS MAX_POSITIONS",
    "bots/tranquility/fitted_weights.py": "RACE_BELOW_CELLS FEW_REMOVED FEW_ALONE CROWD",
    "bots/tranquility/greedy_hand.py": "TOO_EXPENSIVE OTHER_FINISHES",
    "bots/tranquility/greedy_odds.py": "STEPS",
    "bots/tranquility/levels.py": "EASY_LAPSE MEDIUM_LAPSE REMEMBERED SEEN",
    "bots/tranquility/memory.py": "_SECRET_SHOWN OFFER_BASE",
    "bots/tranquility/remembered_worlds.py": "FITTING_DISCARD TRIES PILE HAND DISCARDS REMOVED",
    "bots/tranquility/storms.py": "LONG_PILE",
    "bots/tranquility/strong.py": "PLAYOUTS WIDTH DUEL_PLAYOUTS DUEL_WIDTH",
    "cli/boards/lords/building_table.py": "NAME MAX_NAME_WIDTH SPACE",
    "cli/boards/lords/combat_table.py": "LEFT",
    "cli/boards/lords/dungeon.py": "CELL",
    "cli/boards/lords/look.py": "FEW",
    "cli/boards/lords/lord_rows.py": "SHORT PLAIN LOW LOWEST NAME GOODS",
    "cli/boards/lords/option_list.py": "WIDE TYPED",
    "cli/boards/lords/symbols.py": "INITIALS",
    "cli/boards/miners/mine.py": "LABEL",
    "cli/boards/miners/option_list.py": "BARRED_IN_SIGNS IN_SIGNS",
    "cli/boards/miners/table_drawing.py": "NAME SHORT_NAME GAP ROOMY LOW DENSE ONE_LINE_BOARDS",
    "cli/boards/tranquility/table_drawing.py": "CELL NARROW_CELL FRAME",
}
"""Numbers of bots and of the terminal that are no rules: limits of a search, weights, zones, sizes of a drawing."""
