"""Level III of the house set: 43 cards that cost 0 to 13 (IM-H1)."""

from __future__ import annotations

from typing import Final

from kazamata.games.miners.cardset import MineCard
from kazamata.games.miners.effects import (
    ANYWHERE,
    BETWEEN_TWO,
    BOARDS_FINISHED,
    CARTS_HERE,
    COLLAPSES,
    DISTANCE,
    FACTION_KINDS,
    FULL_CARTS,
    HAND_CARDS,
    MACHINE_CARD,
    MACHINERY,
    MACHINERY_HERE,
    NEIGHBOURS,
    OTHER,
    POSITION,
    SCOTS_CARDS,
    Activate,
    Advance,
    Buy,
    Clear,
    Collapse,
    CollapseOther,
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
    Special,
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


def card(
    key: str, copies: int, cost: int, factions: tuple[int, ...], carts: str, *effects: Effect
) -> MineCard:
    return MineCard(key, 3, cost, factions, carts, effects, copies)


LEVEL_3: Final = (
    card("kings_cairn", 2, 5, (SCOTS,), "#....#", Pay(6, GainPoints(7), True), GainCoins(3)),
    card("clan_gathering", 1, 6, (SCOTS,), ".#.#..", Per(SCOTS_CARDS, GainPoints(2)), Pay(5, seq(Draw(2), GainPoints(3)), True)),
    card("deep_distillery", 1, 3, (SCOTS,), "..#.#.", Pay(4, seq(GainPoints(3), Advance(1)), True), Per(SCOTS_CARDS, GainCoins(2))),
    card("gold_brokers", 1, 4, (SCOTS, ROMANS), "#.#...", Buy(2, 3, GainPoints(2)), seq(GainPoints(2), PlaceCart(1))),
    card("thistle_gate", 1, 6, (SCOTS, EGYPTIANS), ".#...#", Pay(7, seq(GainPoints(5), Advance(3)), True), GainCoins(5)),
    card("earthquake_cult", 2, 4, (BARBARIANS,), "#..#..", seq(GainPoints(5), Collapse()), Clear(3, GainPoints(2))),
    card("kings_of_rubble", 1, 4, (BARBARIANS,), ".#..#.", seq(GainPoints(2), Per(COLLAPSES, GainPoints(2))), seq(GainPoints(2), CollapseOther(2, GainCoins(3)))),
    card("raiders_hoard", 1, 0, (BARBARIANS,), "..#...", seq(GainCoins(8), Collapse()), seq(GainPoints(3), CollapseOther(1))),
    card("skull_throne", 1, 11, (BARBARIANS,), "#.....", seq(GainPoints(10), Collapse()), GainPoints(4)),
    card("iron_horde", 1, 5, (BARBARIANS, ATLANTEANS), ".#.#..", seq(GainPoints(2), PlaceMachinery(3, ANYWHERE), Collapse()), Per(MACHINERY, GainPoints(1))),
    card("pharaohs_way", 2, 5, (EGYPTIANS,), "#...#.", Per(POSITION, GainPoints(1)), seq(GainPoints(1), Advance(2))),
    card("hall_of_scales", 2, 4, (EGYPTIANS,), ".##...", seq(GainPoints(2), Advance(1)), Draw(3)),
    card("golden_barge", 1, 8, (EGYPTIANS,), "#..#..", seq(GainPoints(1), Per(DISTANCE, GainPoints(1), 2)), seq(GainPoints(2), Advance(3))),
    card("hidden_pyramid", 1, 13, (EGYPTIANS,), ".#....", GainPoints(9), seq(GainPoints(3), Advance(4))),
    card("oracle_well", 2, 2, (EGYPTIANS,), "..#..#", If(POSITION, 4, GainPoints(4), GainPoints(2)), seq(GainCoins(1), Advance(1))),
    card("desert_caravan", 1, 5, (EGYPTIANS, BARBARIANS), "#.#...", seq(GainPoints(2), Advance(4), Collapse()), GainCoins(4)),
    card("star_chamber", 1, 7, (EGYPTIANS, JAPANESE), ".#.#..", seq(Advance(1), Per(FACTION_KINDS, GainPoints(1))), seq(GainPoints(1), Per(BOARDS_FINISHED, GainPoints(4)))),
    card("shogun_seat", 2, 8, (JAPANESE,), "#....#", seq(GainPoints(1), Per(FACTION_KINDS, GainPoints(1))), Per(JAPANESE_CARDS, GainPoints(2))),
    card("moon_gate", 2, 3, (JAPANESE,), ".#..#.", Per(FACTION_KINDS, GainPoints(1), 1, 4), GainCoins(3)),
    card("silk_archive", 1, 5, (JAPANESE,), "..##..", seq(GainPoints(2), DrawFaction(ANY_FACTION)), seq(GainPoints(2), Per(HAND_CARDS, GainPoints(1), 2))),
    card("thousand_cranes", 1, 10, (JAPANESE, ROMANS), "##....", seq(GainPoints(3), Special("twin_seams")), seq(GainPoints(3), Per(FACTION_KINDS, GainPoints(1)))),
    card("heart_engine", 2, 6, (ATLANTEANS,), "#..#..", seq(GainPoints(1), Per(MACHINERY, GainPoints(1))), seq(GainPoints(2), PlaceMachinery(2, ANYWHERE))),
    card("coral_automaton", 2, 5, (ATLANTEANS,), ".#...#", seq(PlaceMachinery(2), Per(MACHINERY_HERE, GainPoints(2))), GainCoins(4)),
    card("great_bellows", 1, 2, (ATLANTEANS,), "..#.#.", seq(GainPoints(2), PlaceMachinery(3, OTHER)), seq(GainPoints(1), Per(MACHINERY, GainCoins(1)))),
    card("sunken_dynamo", 1, 8, (ATLANTEANS, EGYPTIANS), "#.#...", seq(GainPoints(4), Activate(MACHINE_CARD)), seq(GainPoints(2), PlaceMachinery(1), Per(MACHINERY_HERE, Advance(1)))),
    card("triumphal_arch", 2, 7, (ROMANS,), "##..#.", Per(FULL_CARTS, GainPoints(1)), seq(GainPoints(2), PlaceCart(2))),
    card("grand_junction", 2, 3, (ROMANS,), "####..", seq(PlaceCart(1), Per(CARTS_HERE, GainPoints(1))), GainCoins(3)),
    card("senate_vault", 1, 5, (ROMANS,), "#.##..", If(BETWEEN_TWO, 1, GainPoints(6), GainPoints(3)), Per(NEIGHBOURS, GainCoins(2))),
    card("jubilee_bridge", 1, 12, (ROMANS, ATLANTEANS), "##.#..", seq(GainPoints(4), PlaceCart(2, GainPoints(1))), Per(NEIGHBOURS, GainPoints(1))),
    card("echo_cavern", 1, 1, (), "#...#.", seq(GainPoints(1), Special("new_shift")), GainPoints(2)),
    card("underground_lake", 1, 0, (), ".#.#..", GainPoints(2)),
    card("main_shaft", 1, 11, (), "#....#", seq(GainPoints(2), Activate(), Activate()), GainPoints(5)),
)  # fmt: skip
