"""Names and signs for the things of Dungeon Lords: signs are the same in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kazamata.cli.wording import Wording
from kazamata.games.lords.catalogue.adventurers import CLASSES, PHANTOM, Adventurer
from kazamata.games.lords.catalogue.creatures import ALL, ANY, GLUE, Attack, Creature
from kazamata.games.lords.catalogue.locations import Space
from kazamata.games.lords.catalogue.rooms import PRODUCTS, ZONES, Room
from kazamata.games.lords.catalogue.traps import Snare
from kazamata.games.lords.view import View
from kazamata.words.lords import LordsNaming

GOLD: Final = "$"
FOOD: Final = "♣"
IMP: Final = "i"
TRAP: Final = "#"
EVIL: Final = "▲"
GOOD: Final = "▼"
PREY: Final = "@"
SPY: Final = "?"
HEALTH: Final = "♥"
HEALING: Final = "+"
MAGIC: Final = "*"
LOST: Final = "×"
TARGET: Final = "▸"
CHOSEN: Final = "»"
MARK: Final = "‖"
SHUT: Final = "✗"
KNOCKED_OUT: Final = "~"
NOTHING: Final = "–"

SEATS: Final = "ABCD"
PUPPETS: Final = "xy"
ROOMS: Final = "abcdefghijklmnop"
"""Lords are capital letters, non-player lords x and y, rooms small letters, in every language."""

NAMES: Final = LordsNaming()


def seat_sign(minion: int) -> str:
    """Who stands on a space: 0 nobody, a seat + 1, or from 5 on a non-player lord."""
    if minion == 0:
        return "·"
    return SEATS[minion - 1] if minion <= len(SEATS) else PUPPETS[minion - 5]


def counted(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def pack(row: Sequence[int]) -> list[tuple[int, int]]:
    """The kinds of a pack with their counts."""
    return [(kind, count) for kind, count in enumerate(row) if count]


def creatures(wording: Wording, lair: Sequence[int], out: Sequence[int] = ()) -> str:
    """Creatures by name; those knocked out are marked."""
    parts: list[str] = []
    for kind, count in pack(lair):
        name = NAMES.creature(wording.catalogue, kind)
        away = out[kind] if out else 0
        if count > away:
            parts.append(counted(name, count - away))
        if away:
            parts.append(counted(f"{KNOCKED_OUT}{name}", away))
    return ", ".join(parts) or NOTHING


def traps(wording: Wording, row: Sequence[int]) -> str:
    names = (counted(NAMES.trap(wording.catalogue, kind), count) for kind, count in pack(row))
    return ", ".join(names) or NOTHING


# prices


def goods(gold: int = 0, food: int = 0, imps: int = 0, traps: int = 0, evil: int = 0) -> str:
    """A price or reward in signs: `1$ 2♣`."""
    pairs = ((gold, GOLD), (food, FOOD), (imps, IMP), (traps, TRAP), (evil, EVIL))
    return " ".join(f"{number}{sign}" for number, sign in pairs if number)


def creature_price(row: Creature) -> str:
    price = goods(int(row.gold), int(row.food), 0, int(row.traps), int(row.evil))
    return " ".join(part for part in (price, f"{row.creatures}{PREY}" if row.creatures else "") if part)


def snare_price(snare: Snare) -> str:
    return goods(int(snare.gold), int(snare.food), int(snare.imps))


def space_text(space: Space) -> str:
    """A space of the board in signs: `1$→2♣`, `▼2`, `≤3i`."""
    price = goods(int(space.gold), int(space.food), 0, 0, int(space.evil))
    if space.imps:
        foreman = f"{space.foreman}+" if space.foreman else ""
        return f"{foreman}{space.imps}{IMP}"
    gains = goods(int(space.gives_gold), int(space.gives_food), int(space.gives_imps), int(space.gives_traps))
    repute = f"{GOOD}{space.repute}" if space.repute else ""
    gains = "".join((gains, repute, SPY if space.spies else "")).replace(" ", "")
    price = price.replace(" ", "")
    return f"{price}→{gains}" if price and gains else price or gains or "0"


# adventurers


def adventurer(wording: Wording, view: View, tile: int, extra: int = 0) -> str:
    """An adventurer in short: class, mark of the tile, hit points, abilities."""
    row = view.terms.box.adventurers[tile]
    name = wording.say(f"board-class-{CLASSES[row.kind]}")
    mark = "" if tile == PHANTOM else " " + row.key.split("_")[1]
    return f"{name}{mark} {int(row.hp) + extra}{HEALTH}{abilities(row)}"


def abilities(row: Adventurer) -> str:
    """`2#` prevents 2 trap damage, `1+` heals 1, `2*` is 2 magic points; a Paladin has all three."""
    signs = "".join(s for n, s in ((row.trap, TRAP), (row.heal, HEALING), (row.magic, MAGIC)) if n)
    return f" {row.ability}{signs}" if signs else ""


# what things do


def attack_text(wording: Wording, attack: Attack) -> str:
    """What an attack does, in few words."""
    say, strength = wording.say, int(attack.strength)
    if attack.aim == GLUE:
        return say("board-no-conquering")
    aim = "any" if attack.aim == ANY else "all" if attack.aim == ALL else "first"
    times = "2×" if attack.second else ""
    parts = [times + say(f"board-hits-{aim}", count=strength)]
    if attack.follow:
        parts.append(say("board-follow", count=int(attack.follow)))
    flags = (
        (attack.back, "board-not-first"),
        (attack.spares_priests, "board-no-priests"),
        (attack.returns, "board-stays"),
        (attack.no_healing, "board-no-healing"),
        (attack.no_conquering, "board-no-conquering"),
    )
    parts += [say(key) for flag, key in flags if flag]
    price = f"{attack.food}{FOOD}: " if attack.food else ""
    return price + ", ".join(parts)


def creature_text(wording: Wording, row: Creature) -> str:
    """All that a creature can do."""
    attacks = [row.first] if row.second is None else [row.first, row.second]
    return " / ".join(attack_text(wording, attack) for attack in attacks)


def snare_text(wording: Wording, snare: Snare) -> str:
    """What a trap does, and what it costs."""
    say = wording.say
    numbers = (("first", snare.first), ("second", snare.second), ("each", snare.each), ("last", snare.last))
    parts = [say(f"board-trap-{key}", count=int(count)) for key, count in numbers if count]
    if snare.chosen:
        parts.append(say("board-hits-any", count=int(snare.chosen)))
    if snare.late:
        parts.append(say("board-trap-late", count=int(snare.late)))
    flags = (
        (snare.full, "board-trap-full"),
        (snare.no_conquering, "board-no-conquering"),
        (snare.silences, "board-trap-silences"),
    )
    parts += [say(key) for flag, key in flags if flag]
    price = snare_price(snare)
    return (f"{price}: " if price else "") + ", ".join(parts)


def room_text(wording: Wording, row: Room) -> str:
    """Where a room may be built and what it makes of how many workers."""
    parts: list[str] = []
    if row.workers:
        price = goods(0, int(row.food), int(row.workers))
        parts.append(f"{price}→{_product(PRODUCTS[row.product])}")
    if row.zone:
        parts.append(wording.say(f"board-zone-{ZONES[row.zone]}"))
    return ", ".join(parts)


def _product(product: str) -> str:
    signs = {"food": FOOD, "gold": GOLD, "trap": TRAP, "tunnel": "[ ]", "imp": IMP}
    return f"{GOOD}1" if product == "repute" else f"1{signs[product]}"
