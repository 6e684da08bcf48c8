"""Missions print the stakes and the result; a first game does not mention the parts that it leaves out."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from kazamata.cli.boards import board
from kazamata.cli.boards.board import Scene
from kazamata.cli.text_narrator import TextNarrator
from kazamata.codec import gamelog
from kazamata.core.events import Event, redact
from kazamata.core.seats import SPECTATOR
from kazamata.games.lords.scenarios import MISSIONS
from kazamata.words.catalogue import LANGUAGES, catalogue
from kazamata.words.sentences import text_of
from tests.cli.command_runner import CommandRunner
from tests.cli.pseudo_terminal import PseudoTerminal

GOLDEN = Path(__file__).parent.parent / "golden" / "lords"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", [mission.key for mission in MISSIONS])
def test_a_mission_begins_with_a_briefing_and_its_goal(
    terminal: CommandRunner, mission: str, language: str
) -> None:
    ran = terminal.run("play", "lords", "--scenario", mission, "--lang", language)
    number = int(mission[1])
    goal = catalogue("lords", language).say("mission-goal", best=MISSIONS[number - 1].best)
    before, _, after = ran.out.partition(goal)
    assert "♥" in before, "the party is shown"
    assert goal in after, "the goal stays on the screen"


def test_the_end_summarises_the_result(terminal: CommandRunner) -> None:
    ran = terminal.run("play", "lords", "--scenario", "M1", lines=["ready"] * 12)
    end = ran.out[ran.out.index("The mission has failed.") :]
    assert "Tiles lost: 3, allowed: 1; adventurers caught: 1 of 3" in end
    assert "It is a draw." not in end
    assert "kazamata solve lords --scenario M1" in " ".join(end.split())
    assert "Player 1: −4 points" in end


def test_a_mission_that_is_passed(terminal: CommandRunner) -> None:
    ran = terminal.run(
        "play",
        "lords",
        "--scenario",
        "M1",
        lines=["stone troll ready", "1", "goblin ready", "1", "ready"] * 2,
    )
    assert "The mission is passed." in ran.out
    assert "Tiles lost: 1, allowed: 1; adventurers caught: 3 of 3" in ran.out


def test_the_briefing_waits_to_be_read(tmp_path: Path) -> None:
    with PseudoTerminal(tmp_path, "play", "lords", "--scenario", "M2") as window:
        assert "Before your dungeon stand" in window.until("Press Enter to go on.")
        window.type("")
        window.until("Mission 2 · Goal")
        window.until("> ")


@pytest.mark.parametrize("seats", [3, 4])
def test_a_first_game_does_not_announce_special_events(seats: int) -> None:
    """The special event tile does nothing in a first game (DL-7), so neither the log nor the table names it."""
    log = gamelog.load(GOLDEN / f"first-{seats}-random.jsonl")
    narrator, drawn = (
        TextNarrator("lords", "en", ["A", "B", "C", "D"][:seats], log.header.choices),
        board("lords"),
    )
    named = catalogue("lords", "en").say("tile-special-event")
    left_out: list[Event] = []
    for moment in gamelog.replay(log):
        view = log.rules.see(moment.state, 0)
        events = [redact(event, log.rules.event_kinds, SPECTATOR) for event in moment.events]
        left_out += [event for event in events if drawn.hides_event(view, event)]
        texts = [text_of(narrator.event(event)) for event in events if not drawn.hides_event(view, event)]
        assert not any(named in line for line in texts)
        for scene in (Scene(narrator, view), Scene(narrator, view, terse=5)):
            assert named not in _text(drawn.draw(scene))
    assert left_out, "there was one to be left out"


def _text(part: RenderableType) -> str:
    out = Console(width=200, no_color=True)
    with out.capture() as captured:
        out.print(part)
    return captured.get()
