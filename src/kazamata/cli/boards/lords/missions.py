"""The training missions in a terminal: the briefing before the battle and the result."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.lords import symbols
from kazamata.games.lords.scenarios import MISSIONS
from kazamata.games.lords.view import LordView, View


def best_of(view: View) -> int:
    """Return how many lost tiles the mission's goal allows."""
    return int(MISSIONS[view.terms.scenario - 1].best)


def goal(scene: Scene) -> str:
    return scene.narrator.say("mission-goal", best=best_of(scene.view))


def briefing(scene: Scene) -> RenderableType:
    """Describe the party, the defence, the course of a battle, and the goal."""
    view, say = scene.view, scene.narrator.say
    own = view.lords[max(0, view.viewer)]
    party = ", ".join(symbols.adventurer(scene.narrator, view, tile) for tile, _, _ in own.party)
    lines = [
        say("mission-party", party=party),
        say("mission-means", means=means(scene, own)),
        say("mission-course"),
        say("mission-signs"),
    ]
    title = Text(say("board-mission", number=int(view.terms.scenario)), "bold")
    texts = [Padding(Text(line), (0, 0, 0, 2), expand=False) for line in lines]
    return Group(title, *texts, Text(goal(scene), "bold yellow"), Text(""))


def means(scene: Scene, own: LordView) -> str:
    """List a lord's creatures, traps and goods."""
    goods = " ".join(
        f"{count}{sign}" for count, sign in ((own.gold, symbols.GOLD), (own.food, symbols.FOOD)) if count
    )
    traps = symbols.traps(scene.narrator, own.traps)
    return ", ".join(part for part in (symbols.creatures(scene.narrator, own.lair), traps, goods) if part)


def ending(scene: Scene) -> tuple[list[str], list[str]]:
    """Compare the losses and prisoners with the mission's goal; say how to retry and see the best line."""
    view, say = scene.view, scene.narrator.say
    party = len(MISSIONS[view.terms.scenario - 1].party)
    texts: list[str] = []
    for seat, lord in enumerate(view.lords):
        name = f"{scene.narrator.seat(seat)}: " if len(view.lords) > 1 else ""
        texts.append(
            name
            + say(
                "mission-end",
                lost=len(lord.conquered_cells),
                best=best_of(view),
                caught=len(lord.prisoners),
                party=party,
            )
        )
    return texts, [say("mission-again", mission=MISSIONS[view.terms.scenario - 1].key)]
