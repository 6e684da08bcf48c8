"""A terminal of 80 columns and 24 lines shows everything needed to decide, in every game and language.

Essential are the player's goods, the hand, a row for every opponent with his public goods, and the question.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from kazamata import game_registry
from kazamata.cli.boards import board
from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.lords import symbols
from kazamata.cli.boards.miners.scene import MinersScene, carts_text
from kazamata.cli.play.page import page
from kazamata.cli.text_narrator import TextNarrator
from kazamata.codec import gamelog
from kazamata.core.events import Event, redact
from kazamata.games.lords.asks import CHOOSE_ORDER
from kazamata.games.lords.fields import TRAP
from kazamata.games.tranquility.fields import CARD
from kazamata.words.catalogue import LANGUAGES

HOME = Path(__file__).parent.parent / "golden"
NAMES = ("Anna", "greedy 2", "greedy 3", "greedy 4", "greedy 5")
SCREENS = 60
TABLES = [(game, seats) for game in game_registry.GAME_NAMES for seats in game_registry.rules(game).seats] + [
    ("lords", 1)
]


@dataclass(frozen=True)
class Decision:
    """A decision in a stored game, with the events just before it."""

    game: str
    choices: dict[str, str]
    state: Any
    ask: Any
    events: list[Event]


def decisions(game: str, seats: int) -> list[Decision]:
    """Some decisions of every stored game with so many seats, from its beginning to its end."""
    logs = [gamelog.load(path) for path in sorted((HOME / game).glob("*.jsonl"))]
    played = [log for log in logs if len(log.header.seats) == seats]
    fitting = [log for log in played if log.rules.refuse_setup(log.setup) is None][:12]
    each = -(-SCREENS // len(fitting))
    found = [decision for log in fitting for decision in _spread(game, log, each)]
    assert len(found) >= SCREENS or seats not in game_registry.rules(game).seats, "only missions are so short"
    return found[:SCREENS]


def _spread(game: str, log: gamelog.GameLog, count: int) -> Iterator[Decision]:
    rules, step = log.rules, max(1, len(log.answers) // (count + 1))
    for moment in gamelog.replay(log):
        asks = rules.ask(moment.state)
        if asks and moment.answer.number % step == step - 1:
            ask = asks[moment.answer.number % len(asks)]
            events = [redact(event, rules.event_kinds, int(ask.seat)) for event in moment.events]
            yield Decision(game, dict(log.header.choices), rules.copy(moment.state), ask, events)


def drawn(
    decision: Decision, language: str, width: int = 80, height: int = 24, notice: str = ""
) -> tuple[Scene, str]:
    """The rendered page and its scene."""
    rules, seat = game_registry.rules(decision.game), int(decision.ask.seat)
    view = rules.see(decision.state, seat)
    names = NAMES[: decision.state.terms.seats if hasattr(decision.state.terms, "seats") else len(NAMES)]
    narrator = TextNarrator(decision.game, language, names, decision.choices)
    scene = Scene(narrator, view, rules.question(decision.state, decision.ask), width=width, height=height)
    console = Console(width=width, height=height, no_color=True, highlight=False, emoji=False)
    story = [narrator.event(event) for event in decision.events]
    with console.capture() as captured:
        console.print(page(console, height, board(decision.game), scene, story, [notice] if notice else []))
    return scene, captured.get().rstrip("\n")


def missing(scene: Scene, text: str, game: str) -> list[str]:
    """Essential parts that are missing."""
    flat = " ".join(text.split())
    assert scene.question is not None
    asked = " ".join(scene.narrator.prompt(scene.question, scene.view).split())
    wanted = {"what is asked": asked in flat}
    wanted |= ESSENTIAL[game](scene, text, flat)
    return [what for what, there in wanted.items() if not there]


def row_of(text: str, begin: str) -> str:
    """The row that begins with a name, anywhere in a line."""
    return next((line[line.index(begin) :] for line in text.splitlines() if f" {begin}" in f" {line}"), "")


def numbers(row: str) -> list[str]:
    return re.findall(r"\d+", row)


def tranquility(scene: Scene, text: str, flat: str) -> dict[str, bool]:
    view = scene.view
    wanted: dict[str, bool] = {}
    for card in view.seats[view.viewer].hand:
        name = scene.narrator.game_narrator.name_of(CARD, card)
        wanted[f"card {name}"] = bool(re.search(rf"\[▸?{re.escape(name)}\]", flat))
    for seat, player in enumerate(view.seats):
        row = re.sub(r"^greedy \d", "", row_of(text, scene.narrator.seat(seat)))
        counts = [int(player.hand_size), int(player.discard_count)]
        wanted[f"row of {seat}"] = all(str(count) in numbers(row) for count in counts)
    return wanted


def miners(scene: Scene, text: str, flat: str) -> dict[str, bool]:
    seen, assert_ask = MinersScene(scene), scene.question
    assert assert_ask is not None
    wanted: dict[str, bool] = {}
    for kind in seen.hand():
        wanted[f"card {seen.name(kind)}"] = seen.name(kind) in flat
        if assert_ask.definition.has("card"):
            wanted[f"carts of {seen.name(kind)}"] = carts_text(seen.card(kind).carts) in flat
    for seat, player in enumerate(seen.view.seats):
        row = row_of(text, f"{seat + 1} {scene.narrator.seat(seat)[:8]}")
        counts = (
            player.points,
            player.coins,
            len(player.mine.full_joints),
            player.hand_size(),
            len(player.mine.cards),
        )
        own = numbers(row)[1 + len(numbers(scene.narrator.seat(seat))) :][: len(counts)]
        wanted[f"row of {seat}"] = own == [str(int(count)) for count in counts]
    wanted["the round"] = str(int(seen.view.round)) in text.splitlines()[0] or seen.view.round == 0
    return wanted


def lords(scene: Scene, text: str, flat: str) -> dict[str, bool]:
    view, narrator = scene.view, scene.narrator
    own = view.lords[view.viewer]
    wanted = {
        f"trap {kind}": symbols.named(narrator, TRAP, kind) in flat for kind, _ in symbols.pack(own.traps)
    }
    assert scene.question is not None
    if scene.question.kind == CHOOSE_ORDER:
        listed = row_of(text, narrator.say("your-hand"))
        wanted["orders"] = {str(order + 1) for order in own.hand} <= set(numbers(listed))
    for seat, lord in enumerate(view.lords):
        if len(view.lords) == 1:
            row, name = next(line for line in text.splitlines() if symbols.FOOD in line), ""
        else:
            name = f"{symbols.SEATS[seat]} {narrator.seat(seat)}"[:10]
            row = row_of(text, name)
        goods = [lord.gold, lord.food, lord.imps]
        wanted[f"row of {seat}"] = set(numbers(row.removeprefix(name))) >= {
            str(int(count)) for count in goods
        }
    return wanted


ESSENTIAL: dict[str, Callable[[Scene, str, str], dict[str, bool]]] = {
    "tranquility": tranquility,
    "miners": miners,
    "lords": lords,
}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_80_by_24_shows_everything_essential(game: str, seats: int) -> None:
    flaws: list[str] = []
    for number, decision in enumerate(decisions(game, seats)):
        language = LANGUAGES[number % len(LANGUAGES)]
        scene, text = drawn(decision, language)
        lines = text.split("\n")
        lost = missing(scene, text, game)
        if len(lines) > 23:
            lost.append(f"{len(lines)} lines")
        if max(len(line) for line in lines) > 80:
            lost.append("a line of more than 80 columns")
        if lost:
            flaws.append(f"{language}, {', '.join(lost)}:\n{text}\n")
    assert not flaws, f"{len(flaws)} screens\n" + "\n".join(flaws)


@pytest.mark.parametrize(
    ("game", "seats"), [(game, max(game_registry.rules(game).seats)) for game in game_registry.GAME_NAMES]
)
@pytest.mark.parametrize("height", [10, 16])
def test_a_lower_screen_names_the_omitted_parts(game: str, seats: int, height: int) -> None:
    """Question, hand and prompt stay; the table and the list end in a line that says how to see the rest."""
    for number, decision in enumerate(decisions(game, seats)[::6]):
        language = LANGUAGES[number % len(LANGUAGES)]
        scene, text = drawn(decision, language, height=height)
        sign = scene.narrator.say("play-word-table").split()[0]
        lost = missing(scene, text, game)
        assert "what is asked" not in lost
        assert not lost or re.search(rf"… .*{sign}", text), f"{lost}\n{text}"
        assert len(text.split("\n")) < max(height, 12), text


@pytest.mark.parametrize(("game", "seats"), [("lords", 4), ("miners", 5)])
def test_larger_screens_omit_nothing(game: str, seats: int) -> None:
    for number, decision in enumerate(decisions(game, seats)[::6]):
        scene, text = drawn(decision, LANGUAGES[number % len(LANGUAGES)], width=140, height=50)
        assert not missing(scene, text, game)
        assert "… " not in text.split("\n")[0]
