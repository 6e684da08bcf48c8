"""The events of a battle, read in order, say who is in the party, where, and with what damage (DL-56)."""

from __future__ import annotations

from random import Random

import pytest

from kazamata.core.events import Event
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import State, damage_of, hit_points, tile_of
from tests.rules.lords.positions import PALADIN, battle, hero, make_party, plan

Line = list[tuple[int, int, int]]
"""Tile, damage and hit points of each adventurer."""


class Reader:
    """Reads the events of a Combat as the page does."""

    def __init__(self) -> None:
        self.lines: dict[int, Line] = {}
        self.before: Line = []
        self.reordered: set[int] = set()
        """The seats whose party has changed its order during the battle."""
        self.checked = 0

    def read(self, event: Event) -> None:
        kind = LORDS.event_kinds[event.kind]
        values = dict(zip([field.name for field in kind.fields], map(int, event.values), strict=True))
        seat, tile = values.get("seat", -1), values.get("adventurer", -1)
        line = self.lines.get(seat)
        place = next((place for place, one in enumerate(line or []) if one[0] == tile), -1)
        if kind.name == "YearBegan":
            self.lines = {}
        elif kind.name == "BattleBegan":
            self.before, self.lines[seat] = self.lines.get(seat, []), []
            self.reordered.discard(seat)
        elif kind.name in ("PaladinCame", "PrisonerReleased"):
            for other in self.lines.values():
                other[:] = [one for one in other if one[0] != values.get("paladin", tile)]
        elif line is None:
            return
        elif kind.name == "AdventurerEntered":
            line.insert(values["position"], (tile, values["damage"], values["hit_points"]))
            if tile in [one[0] for one in self.before]:
                assert line[values["position"]] in self.before  # as the battle before has left him
                self.checked += 1
        elif kind.name == "AdventurerHurt":
            assert values["damage"] == line[place][1] + values["count"]
            line[place] = (tile, values["damage"], line[place][2])
        elif kind.name == "AdventurerHealed":
            assert values["damage"] == line[place][1] - values["count"]
            line[place] = (tile, values["damage"], line[place][2])
        elif kind.name == "AdventurerFed":
            assert values["hit_points"] == line[place][2] + values["count"]
            line[place] = (tile, line[place][1], values["hit_points"])
        elif kind.name == "AdventurerDied":
            del line[place]
        elif kind.name == "PartyReordered":
            self.reordered.add(seat)


def line_of(state: State, seat: int) -> Line:
    party = state.lords[seat].party
    return [(int(tile_of(one)), int(damage_of(one)), int(hit_points(state, one))) for one in party]


@pytest.mark.parametrize("seed", range(24))
def test_DL56_the_events_of_random_battles_lead_to_the_party(seed: int) -> None:
    chance = Random(seed)
    state = LORDS.deal(LORDS.setup(2 + seed % 3, {"game": ("full", "first")[seed % 2]}), seed)
    reader = Reader()
    while found := LORDS.ask(state):
        ask = chance.choice(found)
        events = LORDS.take(state, ask.seat, chance.choice(list(ask.options)))
        for event in events:
            reader.read(event)
        if state.battle is not None:
            seat = int(state.battle.seat)
            kept = sorted if seat in reader.reordered else list
            assert kept(line_of(state, seat)) == kept(reader.lines[seat])
            reader.checked += 1
    assert reader.checked > 10


def test_DL52_the_Paladin_brings_his_damage_and_everybody_enters_with_theirs() -> None:
    party = make_party((PALADIN, 2), hero("warrior", 4))
    events = plan(battle(party))
    entered = [tuple(map(int, event.values)) for event in events if named(event) == "AdventurerEntered"]
    assert [(tile, damage, place) for _, tile, damage, _, place in entered] == [
        (PALADIN, 2, 0),
        (hero("warrior", 4), 0, 1),
    ]


def test_DL62_created_food_is_an_event() -> None:
    party = make_party(hero("warrior", 4), hero("wizard", 3, 1))
    events = plan(battle(party, card="create_food"))
    fed = [tuple(map(int, event.values)) for event in events if named(event) == "AdventurerFed"]
    assert [values[:2] for values in fed] == [(0, hero("warrior", 4))]


def named(event: Event) -> str:
    return LORDS.event_kinds[event.kind].name
