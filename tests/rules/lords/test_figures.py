"""Derived numbers of a shown table and the tables for boards agree with the clauses."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kazamata.core.asks import Ask
from kazamata.core.dice import seeded
from kazamata.games.lords import asks
from kazamata.games.lords.catalogue import adventurers
from kazamata.games.lords.catalogue.creatures import ANY, CREATURES
from kazamata.games.lords.catalogue.locations import (
    BOARD,
    DIG_TUNNELS,
    GOLD_GIVEN,
    HIRE_MONSTER,
    LOCATIONS,
    MINE_GOLD,
    SPACE_INDEXES,
    SPACES,
    TUNNELS_GIVEN,
    space_of,
)
from kazamata.games.lords.catalogue.rooms import MINT
from kazamata.games.lords.fields import CAN_AIM, NO_PRIESTS, NOT_FIRST, SPECIAL_EVENT
from kazamata.games.lords.grid import CELL_COLUMNS, CELL_ROWS, CELLS, ENTRANCE, adjacent_cells, count_bits
from kazamata.games.lords.order_spaces import BOUND_INDEXES, best_spaces, space_after
from kazamata.games.lords.packs import PACK_KINDS, pack_count
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import SLOTS, State, tile_of
from kazamata.games.lords.steps.order_execution import order_step
from tests.rules.lords.positions import battle, hero, make_party, make_position, plan, quiet_position

GAMES = 6


def questions(*kinds: int) -> Iterator[tuple[State, Ask]]:
    """The questions of some kinds in random games."""
    for deal in range(GAMES):
        state, dice = make_position(2 + deal % 3, deal), seeded(deal)
        while found := LORDS.ask(state):
            ask = found[dice.below(len(found))]
            if ask.kind in kinds:
                yield state, ask
            LORDS.take(state, ask.seat, ask.options[dice.below(len(ask.options))])


@pytest.mark.clause("DL-63")
def test_dl63_an_attack_may_aim_at_any_place_but_those_that_its_tile_forbids() -> None:
    seen = set()
    for state, ask in questions(asks.PLAN_BATTLE):
        party = [state.box.adventurers[tile_of(member)] for member in state.lords[ask.seat].party]
        shown = LORDS.show(state, ask.seat).lords[ask.seat].aims
        for creature, ways in zip(CREATURES, shown, strict=True):
            attacks = [attack for attack in (creature.first, creature.second) if attack is not None]
            for attack, aims in zip(attacks, ways, strict=True):
                wanted = [
                    NOT_FIRST
                    if attack.back and place == 0
                    else NO_PRIESTS
                    if attack.spares_priests and adventurers.CLASSES[member.kind] == "priest"
                    else CAN_AIM
                    for place, member in enumerate(party)
                ]
                assert aims == (wanted if attack.aim == ANY else [CAN_AIM])
                seen |= set(aims)
    assert seen == {CAN_AIM, NOT_FIRST, NO_PRIESTS}


@pytest.mark.clause("DL-63")
def test_dl63_the_places_are_those_of_the_question_about_the_attack() -> None:
    compared = 0
    for state, ask in questions(asks.ATTACK_WITH):
        battle = state.current_battle()
        if battle.wizards_hidden or battle.raging:
            continue
        shown = LORDS.show(state, ask.seat).lords[ask.seat].aims
        for option in ask.options:
            answer = LORDS.question(state, ask).read(option)
            if answer["creature"] < len(shown):
                aims = shown[answer["creature"]][answer["alternative"]]
                assert aims[answer["target"]] == CAN_AIM or CAN_AIM not in aims
                compared += 1
    assert compared > 20


@pytest.mark.clause("DL-63")
def test_dl63_only_the_own_lord_in_combat_has_places() -> None:
    state = make_position(2)
    assert [lord.aims for lord in LORDS.show(state, 0).lords] == [[], []]
    for state, ask in questions(asks.PLAN_BATTLE):
        others = [lord for seat, lord in enumerate(LORDS.show(state, ask.seat).lords) if seat != ask.seat]
        assert not any(lord.aims or lord.unsent_traps or lord.unsent_creatures for lord in others)


@pytest.mark.clause("DL-57")
def test_dl57_whoever_is_sent_is_no_longer_there_to_send() -> None:
    compared = 0
    for state, ask in questions(asks.PLAN_BATTLE):
        lord = state.lords[ask.seat]
        view = LORDS.show(state, ask.seat).lords[ask.seat]
        for kind in range(PACK_KINDS):
            assert view.unsent_traps[kind] == pack_count(lord.traps, kind) - pack_count(lord.plan_traps, kind)
            ready = pack_count(lord.lair, kind) - pack_count(lord.knocked_out, kind)
            assert view.unsent_creatures[kind] == ready - pack_count(lord.plan_creatures, kind)
            compared += pack_count(lord.plan_creatures, kind) > 0
        answers = [asks.ASKS[asks.PLAN_BATTLE].read(option) for option in ask.options]
        assert all(view.unsent_traps[one["trap"]] for one in answers if one.form.name == "plan-trap")
        assert all(
            view.unsent_creatures[one["creature"]] for one in answers if one.form.name == "plan-creature"
        )
    assert compared > 5


@pytest.mark.clause("DL-27")
def test_dl27_neither_rooms_nor_conquered_tiles_are_tunnels() -> None:
    state = battle(make_party(hero("warrior", 4)))
    tiles = LORDS.show(state, 0).lords[0].tunnel_count
    state.lords[0].add_room(MINT, 7)
    plan(state)
    shown = LORDS.show(state, 0).lords[0]
    assert shown.tunnel_count == tiles - 1 - len(shown.conquered_cells) < tiles - 1


@pytest.mark.clause("DL-62")
def test_dl62_the_hit_points_of_a_party_contain_created_food() -> None:
    state = battle(make_party(hero("warrior", 4), hero("wizard", 3, 1)), card="create_food")
    plan(state)
    assert LORDS.show(state, 0).lords[0].hit_points == [5, 3]


@pytest.mark.clause("DL-25", "DL-27")
@pytest.mark.parametrize("place", range(SPACES))
def test_dl27_an_imp_digs_one_tunnel_or_mines_one_gold(place: int) -> None:
    state = quiet_position(order_step(DIG_TUNNELS, place, 0), imps=9)
    tunnels = count_bits(state.lords[0].dug_cells)
    while (ask := LORDS.ask_of(state, 0)) is not None and ask.kind == asks.DIG_TUNNEL:
        LORDS.take(state, 0, ask.options[0])
    dug_cells = state.lords[0].dug_cells
    assert count_bits(dug_cells) - tunnels == TUNNELS_GIVEN[DIG_TUNNELS * SPACES + place] > 0
    state = quiet_position(order_step(MINE_GOLD, place, 0), imps=9, gold=0, dug_cells=dug_cells)
    LORDS.take(state, 0, LORDS.ask(state)[0].options[-1])
    assert state.lords[0].gold == GOLD_GIVEN[MINE_GOLD * SPACES + place] > 0


@pytest.mark.clause("DL-8")
@pytest.mark.parametrize("gold", [0, 1])
def test_dl8_without_gold_hire_monster_gets_a_space_from_the_second_slot_on(gold: int) -> None:
    state = make_position(2, game="full")
    while (ask := LORDS.ask_of(state, 0)) is None or ask.kind != asks.CHOOSE_ORDER:
        first = LORDS.ask(state)[0]
        LORDS.take(state, first.seat, first.options[0])
    state.lords[0].gold = gold
    slots = LORDS.question(state, ask).fact_list("first_slots")
    assert slots == [1 if order == HIRE_MONSTER and gold == 0 else 0 for order in range(LOCATIONS)]


@pytest.mark.clause("DL-30", "DL-31", "DL-44")
def test_dl30_a_question_about_a_trap_says_that_it_costs_one() -> None:
    found = set()
    for state, ask in questions(asks.DISCARD_TRAP, asks.GIVE_TRAP, asks.LOSE_TRAP):
        assert LORDS.question(state, ask).fact_list("traps_change") == [-1] * len(ask.options)
        found.add(int(ask.kind))
    assert found


@pytest.mark.clause("DL-7")
@pytest.mark.parametrize("specials", ["by_game", "none"])
def test_dl7_the_special_event_is_idle_without_its_cards(specials: str) -> None:
    state = make_position(4, game="full", specials=specials)
    while SPECIAL_EVENT not in LORDS.see(state, 0).event_tiles_seen:
        ask = LORDS.ask(state)[0]
        LORDS.take(state, ask.seat, ask.options[0])
    season = 1 + LORDS.see(state, 0).event_tiles_seen.index(SPECIAL_EVENT)
    assert LORDS.show(state, 0).idle_event_seasons == ([season] if specials == "none" else [])


@pytest.mark.clause("DL-34", "DL-35")
def test_dl35_two_lords_pick_orders_for_non_player_lords() -> None:
    tables = [LORDS.show(make_position(seats), 0).has_non_player_orders for seats in (2, 3, 4)]
    assert tables == [True, False, False]
    mission = LORDS.deal(LORDS.setup(2, {"scenario": LORDS_MISSION}), 1)
    assert not LORDS.show(mission, 0).has_non_player_orders


LORDS_MISSION = next(
    value
    for choice in LORDS.choices
    if choice.key == "scenario"
    for value in choice.values
    if value != "none"
)


@pytest.mark.clause("DL-26", "DL-32")
def test_dl26_the_cells_of_a_row_lie_side_by_side() -> None:
    """Two cells are adjacent if and only if they are one step apart."""
    assert (CELL_ROWS[ENTRANCE], CELL_COLUMNS[ENTRANCE]) == (0, 2)
    for cell in range(CELLS):
        near = [
            other
            for other in range(CELLS)
            if abs(CELL_ROWS[cell] - CELL_ROWS[other]) + abs(CELL_COLUMNS[cell] - CELL_COLUMNS[other]) == 1
        ]
        assert sum(1 << other for other in near) == adjacent_cells(1 << cell)


@pytest.mark.clause("DL-21")
def test_dl21_indexes_of_spaces_and_bounds() -> None:
    for location in range(LOCATIONS):
        for place in range(SPACES):
            assert BOARD[SPACE_INDEXES[location][place]] is space_of(location, place)
    state = make_position(4)
    best = best_spaces(state, 0)
    for slot in range(SLOTS):
        for order in range(LOCATIONS):
            assert best[BOUND_INDEXES[slot][order]] == space_after(state, 0, slot, order, 0)
