"""Level I of the house set: 36 cards that cost nothing, 18 kinds with two copies each (IM-H1)."""

from __future__ import annotations

from typing import Final

from kazamata.games.miners.cardset import MineCard
from kazamata.games.miners.effects import (
    AT_THE_END,
    BETWEEN_TWO,
    COLLAPSES,
    FACTION_KINDS,
    FULL_CARTS,
    HAND_CARDS,
    MACHINERY,
    MACHINERY_HERE,
    NOTHING_BELOW,
    OTHER,
    POSITION,
    ROW_CARDS,
    ROWS_DUG,
    SCOTS_CARDS,
    Advance,
    Buy,
    Clear,
    Collapse,
    Discard,
    Discount,
    Draw,
    DrawFaction,
    Effect,
    GainCoins,
    GainPoints,
    If,
    Pay,
    Per,
    PlaceCart,
    PlaceMachinery,
    seq,
)
from kazamata.games.miners.factions import ATLANTEANS, BARBARIANS, EGYPTIANS, JAPANESE, ROMANS, SCOTS

JAPANESE_CARDS: Final = SCOTS_CARDS + JAPANESE


def card(key: str, factions: tuple[int, ...], carts: str, *effects: Effect) -> MineCard:
    return MineCard(key, 1, 0, factions, carts, effects, 2)


LEVEL_1: Final = (
    card(
        "peat_cutters",
        (SCOTS,),
        "..#.#.",
        Pay(2, GainPoints(2), scots=True),
        seq(GainCoins(1), Discard(1, GainCoins(2))),
    ),
    card("whisky_still", (SCOTS,), "...#.#", Pay(3, seq(Advance(1), GainPoints(1)), scots=True), Draw(1)),
    card("rough_diggers", (BARBARIANS,), "..##..", seq(GainCoins(4), Collapse()), Clear(1, GainCoins(3))),
    card(
        "war_drums", (BARBARIANS,), "..#..#", seq(Draw(3), Collapse()), Per(COLLAPSES, GainPoints(1), most=3)
    ),
    card(
        "surveyors_camp",
        (EGYPTIANS,),
        "....##",
        Advance(1),
        seq(GainCoins(1), Per(ROWS_DUG, GainCoins(1), each=2)),
    ),
    card(
        "papyrus_store",
        (EGYPTIANS,),
        "..#.#.",
        seq(GainCoins(1), DrawFaction(EGYPTIANS)),
        If(POSITION, least=3, then=GainPoints(2), otherwise=GainCoins(1)),
    ),
    card(
        "sundial",
        (EGYPTIANS,),
        "...##.",
        seq(GainCoins(1), Per(POSITION, GainCoins(1), each=2, most=3)),
        Advance(1),
    ),
    card(
        "tea_house",
        (JAPANESE,),
        "..#..#",
        seq(GainCoins(1), Per(FACTION_KINDS, GainCoins(1), each=2)),
        DrawFaction(JAPANESE),
    ),
    card(
        "rice_terrace",
        (JAPANESE,),
        "....#.",
        seq(GainCoins(1), Per(JAPANESE_CARDS, GainCoins(1), most=4)),
        Draw(1),
    ),
    card(
        "pump_room",
        (ATLANTEANS,),
        "..#.##",
        seq(GainCoins(1), PlaceMachinery(1)),
        Per(MACHINERY_HERE, GainPoints(1)),
    ),
    card(
        "gear_works",
        (ATLANTEANS,),
        "...#..",
        PlaceMachinery(2, OTHER),
        seq(GainCoins(1), Per(MACHINERY, GainCoins(1), each=2, most=3)),
    ),
    card(
        "milestone",
        (ROMANS,),
        "..##.#",
        seq(GainCoins(1), PlaceCart(1)),
        If(BETWEEN_TWO, least=1, then=GainCoins(4), otherwise=GainCoins(2)),
    ),
    card(
        "toll_gate",
        (ROMANS,),
        "..#.##",
        Per(FULL_CARTS, GainCoins(1), most=5),
        If(AT_THE_END, least=1, then=GainPoints(1)),
    ),
    card("old_gallery", (), "...##.", If(NOTHING_BELOW, least=1, then=GainCoins(4), otherwise=GainCoins(2))),
    card(
        "lamp_room", (), "..#..#", If(HAND_CARDS, least=3, then=seq(Draw(1), GainCoins(2)), otherwise=Draw(3))
    ),
    card("timber_yard", (), "..##..", Discount(4), Per(ROW_CARDS, GainCoins(1), most=4)),
    card(
        "border_market",
        (SCOTS, JAPANESE),
        "....#.",
        Buy(price=2, most=2, each=GainPoints(1)),
        Per(HAND_CARDS, GainCoins(1), each=2, most=3),
    ),
    card(
        "ferry_landing",
        (EGYPTIANS, ATLANTEANS),
        "...#.#",
        seq(Advance(1), PlaceMachinery(1)),
        Per(MACHINERY_HERE, GainCoins(2)),
    ),
)
