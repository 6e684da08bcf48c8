"""Level II of the house set: 43 cards that cost 2 (IM-H1)."""

from __future__ import annotations

from typing import Final

from kazamata.games.miners.cardset import MineCard
from kazamata.games.miners.effects import (
    ADJACENT_CARD,
    ANYWHERE,
    BOARDS_FINISHED,
    BOTH_ABOVE,
    CARTS_HERE,
    COLLAPSES,
    DISTANCE,
    FACTION_KINDS,
    FULL_CARTS,
    MACHINERY,
    MACHINERY_HERE,
    NEIGHBOURS,
    OTHER,
    POSITION,
    ROW_CARD,
    SCOTS_CARDS,
    SIDE_BY_SIDE,
    Activate,
    Advance,
    Clear,
    Collapse,
    CollapseOther,
    Discard,
    Dismantle,
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
    UseSurface,
    seq,
)
from kazamata.games.miners.factions import (
    ANY_FACTION,
    ATLANTEANS,
    BARBARIANS,
    EGYPTIANS,
    JAPANESE,
    ROMANS,
    SCOTS,
)

JAPANESE_CARDS: Final = SCOTS_CARDS + JAPANESE
EGYPTIAN_CARDS: Final = SCOTS_CARDS + EGYPTIANS


def card(key: str, copies: int, factions: tuple[int, ...], carts: str, *effects: Effect) -> MineCard:
    return MineCard(key, 2, 2, factions, carts, effects, copies)


LEVEL_2: Final = (
    card("clan_hall", 2, (SCOTS,), "#...#.", Pay(5, GainPoints(3), True), GainCoins(2)),
    card("highland_forge", 1, (SCOTS,), ".#.#..", Pay(3, seq(PlaceMachinery(1, ANYWHERE), GainPoints(2)), True), Per(SCOTS_CARDS, GainCoins(1))),
    card("piper_band", 1, (SCOTS, BARBARIANS), "#..#..", Pay(4, Activate(), True), Draw(1)),
    card("tartan_weavers", 1, (SCOTS, JAPANESE), ".#..#.", Pay(5, Per(FACTION_KINDS, GainPoints(1)), True), DrawFaction(SCOTS)),
    card("wrecking_crew", 2, (BARBARIANS,), "#.#...", seq(GainCoins(1), GainPoints(2), Collapse()), Clear(2, GainCoins(2))),
    card("powder_store", 1, (BARBARIANS,), "..#.#.", seq(GainCoins(5), Collapse()), Per(COLLAPSES, GainCoins(2))),
    card("ruin_pickers", 1, (BARBARIANS,), ".#.#..", Per(COLLAPSES, GainPoints(2), 1, 3), CollapseOther(1, GainCoins(4))),
    card("siege_road", 1, (BARBARIANS, ROMANS), "##..#.", seq(PlaceCart(2), Collapse()), GainCoins(3)),
    card("bear_pit", 1, (BARBARIANS, EGYPTIANS), "..##..", seq(GainCoins(1), Advance(2), Collapse()), Clear(1, GainPoints(1))),
    card("obelisk_yard", 2, (EGYPTIANS,), "#....#", Advance(2), Per(POSITION, GainCoins(1), 1, 4)),
    card("barge_landing", 2, (EGYPTIANS,), ".#..#.", seq(GainCoins(1), Advance(1)), Per(DISTANCE, GainPoints(1), 4)),
    card("scribes_school", 2, (EGYPTIANS,), "..#..#", If(POSITION, 4, GainPoints(3), GainPoints(1)), Draw(2)),
    card("embalmers", 1, (EGYPTIANS, ATLANTEANS), "#..#..", seq(GainCoins(1), Advance(1), PlaceMachinery(1)), Per(MACHINERY_HERE, Advance(1))),
    card("river_temple", 1, (EGYPTIANS, JAPANESE), ".##...", Advance(2), Per(EGYPTIAN_CARDS, GainCoins(1))),
    card("sphinx_riddle", 1, (EGYPTIANS,), "....##", Pay(2, Advance(3)), seq(GainCoins(2), Per(BOARDS_FINISHED, GainPoints(2)))),
    card("lantern_walk", 2, (JAPANESE,), "#...#.", Per(FACTION_KINDS, GainPoints(1), 2), GainCoins(3)),
    card("sword_smiths", 1, (JAPANESE,), "..##..", Per(JAPANESE_CARDS, GainPoints(1), 1, 3), DrawFaction(ANY_FACTION)),
    card("stone_garden", 2, (JAPANESE,), ".#...#", Per(FACTION_KINDS, GainCoins(1)), seq(Draw(1), GainPoints(1))),
    card("paper_bridge", 1, (JAPANESE, ATLANTEANS), "#.#...", Activate(ADJACENT_CARD), GainCoins(3)),
    card("crystal_engine", 2, (ATLANTEANS,), ".#.#..", seq(GainCoins(2), PlaceMachinery(1)), seq(GainCoins(1), Per(MACHINERY_HERE, GainPoints(1)))),
    card("dry_dock", 2, (ATLANTEANS,), "#....#", seq(GainCoins(1), PlaceMachinery(2, OTHER)), Per(MACHINERY, GainPoints(1), 2, 4)),
    card("tide_mill", 1, (ATLANTEANS, SCOTS), "..#.#.", Per(MACHINERY, GainCoins(1)), Pay(3, PlaceMachinery(3, ANYWHERE), True)),
    card("glass_lift", 1, (ATLANTEANS,), "...#.#", seq(GainCoins(1), PlaceMachinery(1)), Dismantle(GainPoints(2))),
    card("via_profunda", 2, (ROMANS,), "##..##", seq(GainCoins(1), PlaceCart(1)), Per(FULL_CARTS, GainPoints(1), 2)),
    card("aqueduct", 2, (ROMANS,), "##.#..", If(BOTH_ABOVE, 1, GainPoints(3), GainPoints(1)), PlaceCart(1)),
    card("legion_camp", 1, (ROMANS,), "#.##..", Per(NEIGHBOURS, GainCoins(1)), Draw(2)),
    card("cart_sheds", 1, (ROMANS, EGYPTIANS), ".#.##.", Per(CARTS_HERE, GainCoins(2)), Advance(2)),
    card("forum", 1, (ROMANS, JAPANESE), "#..#.#", Per(SIDE_BY_SIDE, GainPoints(1), 1, 3), GainCoins(2)),
    card("winch_tower", 2, (), ".#..#.", Activate(ROW_CARD + 1), GainCoins(3)),
    card("pay_office", 1, (), "#....#", UseSurface(), GainPoints(2)),
    card("bone_yard", 1, (), "...##.", Discard(3, GainCoins(2)), Draw(2)),
)  # fmt: skip
