"""The table in Combat: the rounds' cards, the party in line, the plan, the battle so far."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.lords import dungeon, symbols
from kazamata.cli.boards.lords.building_table import all_grounds, card_name, labelled, side_by_side
from kazamata.cli.boards.lords.lord_rows import LOW, LOWEST, SHORT, in_a_line, seats, year_lines
from kazamata.cli.boards.lords.targets import targets_of
from kazamata.games.lords.catalogue.spells import CITY
from kazamata.games.lords.fields import POISON_STEP, SPELL, STEP
from kazamata.games.lords.state import NO_CELL, NO_INDEX
from kazamata.games.lords.steps.battle import TRAINING_FATIGUE
from kazamata.games.lords.view import HIDDEN, BattleView, View
from kazamata.words.lords import descriptions

LEFT: Final = 51
WIDE: Final = LEFT + dungeon.WIDTH + 1
DONE: Final = "✓"


def table(scene: Scene) -> RenderableType:
    """Draw everything that matters for a plan or an attack."""
    seat = focus(scene.view)
    parts: list[RenderableType] = [*year_lines(scene), *cards(scene)]
    if seat >= 0:
        left, right = front(scene, seat), ground(scene, seat)
        parts += [*left, *right] if scene.width < WIDE else [side_by_side(left, right, LEFT)]
    parts.append(stores(scene, seat) if len(scene.view.lords) == 1 and seat >= 0 else seats(scene))
    if scene.view.viewer < 0:
        parts.append(all_grounds(scene))
    return Group(*parts)


def focus(view: View) -> int:
    """Return the seat whose party is shown: the viewer's, or the fighting one for a spectator."""
    if view.viewer >= 0:
        return int(view.viewer)
    return -1 if view.battle is None else int(view.battle.seat)


def cards(scene: Scene) -> list[Text]:
    """List each round's combat card, face down if unknown to the viewer; then the effects."""
    view, say = scene.view, scene.narrator.say
    if view.terms.scenario:
        return [labelled(say("board-cards"), say("board-training", count=TRAINING_FATIGUE))]
    line = Text.assemble((say("board-cards") + ": ", "dim"))
    for index, card in enumerate(view.city_cards, 1):
        if scene.terse >= LOWEST and index < view.combat_round:
            continue  # past rounds no longer matter
        now = index == view.combat_round
        line.append(f"{symbols.TARGET if now else ''}{index} {card_name(scene, card)}", "bold" if now else "")
        line.append("  " if index < len(view.city_cards) else "")
    return [line, *[in_a_line(scene, spell) for spell in spells(scene)]]


def spells(scene: Scene) -> list[Text]:
    """Describe the known cards of this round, and of coming rounds if there is space."""
    last = CITY if scene.terse < SHORT else scene.view.combat_round
    box, terms, say = scene.view.terms.box, scene.view.terms, scene.narrator.say
    return [
        labelled(
            f"{index} {symbols.named(scene.narrator, SPELL, card)}",
            descriptions.spell_text(box.spells[card], box, say, terms),
        )
        for index, card in enumerate(scene.view.city_cards, 1)
        if card != HIDDEN and scene.view.combat_round <= index <= last
    ]


def stores(scene: Scene, seat: int) -> Text:
    """List the goods of a solo lord."""
    own = scene.view.lords[seat]
    goods = f"{own.gold}{symbols.GOLD} {own.food}{symbols.FOOD} {own.imps}{symbols.IMP}"
    lair = symbols.creatures(scene.narrator, own.lair, own.knocked_out)
    prison = ", ".join(symbols.adventurer(scene.narrator, scene.view, tile) for tile in own.prisoners)
    say = scene.narrator.say
    parts = (labelled(say("board-goods"), goods), labelled(say("board-lair"), lair))
    return Text("   ").join((*parts, labelled(say("board-prison"), prison or symbols.NOTHING)))


def ground(scene: Scene, seat: int) -> list[Text]:
    view = scene.view
    lord, battle = view.lords[seat], view.battle
    chosen = int(lord.plan_cell)
    if battle is not None and battle.seat == seat:
        chosen = int(battle.cell)
    targets = targets_of(scene) if seat == view.viewer else set()
    return dungeon.grid(lord, targets, chosen, symbols.SEATS[seat])


def front(scene: Scene, seat: int) -> list[Text]:
    """Draw the party from front to back, the plan, and the progress of the battle."""
    battle = scene.view.battle
    fighting = battle is not None and battle.seat == seat
    lines = [*line_up(scene, seat), *plan(scene, seat)]
    if battle is not None and fighting:
        lines += [*timeline(scene, int(battle.step)), *lasting(scene, battle)]
    return [
        Text(symbols.truncate(line.plain, LEFT), line.style) if line.cell_len > LEFT else line
        for line in lines
    ]


def line_up(scene: Scene, seat: int) -> list[Text]:
    """Draw each adventurer with a bar of hit points; dots are wounds."""
    view = scene.view
    lines: list[Text] = []
    for index, (tile, damage, extra) in enumerate(view.lords[seat].party, 1):
        hp = int(view.terms.box.adventurers[tile].hp) + extra
        name = symbols.adventurer(scene.narrator, view, tile, extra)
        line = Text.assemble((f"{index} ", "bold cyan"), f"{name:<24} ")
        line.append(symbols.HEALTH * (hp - damage), "bold red").append("·" * damage, "dim")
        lines.append(line.append(f" {hp - damage}/{hp}"))
    return lines or [Text(scene.narrator.say("board-no-party"))]


def plan(scene: Scene, seat: int) -> list[Text]:
    """Show the plan; only its owner sees which traps."""
    view, say = scene.view, scene.narrator.say
    lord, battle = view.lords[seat], view.battle
    if battle is not None and battle.seat == seat:
        tile, count, own, team = (
            battle.cell,
            battle.unsprung_trap_count,
            battle.unsprung_traps,
            battle.waiting_creatures,
        )
    elif lord.plan_cell != NO_CELL:
        tile, count, own, team = lord.plan_cell, lord.plan_trap_count, lord.plan_traps, lord.plan_creatures
    else:
        return []
    traps = symbols.traps(scene.narrator, own) if own or not count else f"{count}{symbols.TRAP}"
    lines = [labelled(say("board-battlefield", cell=int(tile) + 1), traps)]
    names = symbols.creatures(scene.narrator, team)
    if battle is not None and battle.seat == seat and battle.sheep_kind != NO_INDEX:
        names = ", ".join((names, scene.narrator.say("creature-sheep")))
    return [*lines, labelled(say("board-team"), names)]


def timeline(scene: Scene, now: int) -> list[Text]:
    """Show the six steps in two lines: done, current, to come; on the lowest screens the current one."""
    texts: list[Text] = []
    for index in range(POISON_STEP):
        sign = DONE if index < now else symbols.TARGET if index == now else " "
        style = "dim" if index < now else "bold" if index == now else ""
        texts.append(Text(f"{sign}{index + 1} {symbols.named(scene.narrator, STEP, index)}", style))
    if scene.terse >= LOW:
        return texts[now : now + 1]
    return [Text("  ").join(texts[:3]), Text("  ").join(texts[3:])]


def lasting(scene: Scene, battle: BattleView) -> list[Text]:
    """List the effects that last for the rest of this battle."""
    say = scene.narrator.say
    flags = (
        (battle.no_healing, "effect-no-healing"),
        (battle.no_conquering, "effect-no-conquering"),
        (battle.silenced, "board-silenced"),
        (battle.wizards_hidden, "board-hidden-wizards"),
        (battle.raging, "board-raging"),
    )
    texts = [say(key) for flag, key in flags if flag]
    if battle.shield:
        texts.append(say("board-shield", count=int(battle.shield)))
    if battle.fatigue_relief:
        texts.append(say("board-eased", count=int(battle.fatigue_relief)))
    for tile, late in battle.poison_darts:
        name = symbols.adventurer(scene.narrator, scene.view, tile)
        texts.append(say("board-poison", count=late, adventurer=name))
    return [Text(" · ".join(texts), "magenta")] if texts else []
