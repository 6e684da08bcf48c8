"""The view of Dungeon Lords as a record; a seam test compares its fields with the engine's."""

from __future__ import annotations

import msgspec


class LordsTerms(msgspec.Struct, frozen=True):
    """The agreements of the table."""

    seats: int
    full: bool
    chosen_opening: bool
    specials: bool
    random_starter: bool
    in_order: bool
    pendulum_hits: bool
    bonus_once: bool
    shield_attacks_only: bool
    idle_out: bool
    demon_monsters_only: bool
    demon_paid_only: bool
    reshuffles: bool
    zero_titles: bool
    loss_rounds_up: bool
    scenario: int
    components: str


class LordsSeat(msgspec.Struct, frozen=True):
    """One lord as the viewer sees him; packs are rows of nine counts."""

    evil: int
    gold: int
    food: int
    imps: int
    busy: int
    tired: int
    worked: int
    dug: list[int]
    lost: list[int]
    rooms: list[list[int]]
    trap_count: int
    traps: list[int]
    buried_count: int
    buried: list[int]
    lair: list[int]
    out: list[int]
    due: list[int]
    party: list[list[int]]
    prison: list[int]
    cubes: int
    shut: list[int]
    drawn: list[int]
    kept: int
    slots: list[int]
    hand: list[int]
    stuck: list[int]
    spied: list[int]
    puppet: int
    plan_stage: int
    plan_tile: int
    plan_trap_count: int
    plan_traps: list[int]
    plan_team: list[int]


class LordsBattle(msgspec.Struct, frozen=True):
    """The battle that is being fought."""

    seat: int
    tile: int
    room: int
    trap_count: int
    traps: list[int]
    points: int
    team: list[int]
    sheep: int
    attacked: bool
    no_healing: bool
    no_conquering: bool
    silenced: bool
    shield: int
    hidden: bool
    raging: bool
    eased: int
    poison: list[list[int]]


class LordsView(msgspec.Struct, frozen=True):
    """A table of Dungeon Lords as one viewer may know it."""

    viewer: int
    terms: LordsTerms
    creatures: list[int]
    rooms: list[int]
    tiles: list[int]
    city: list[int]
    specials: list[int]
    heroes: list[int]
    under: list[int]
    heroes_left: int
    traps_left: int
    used: list[int]
    lords: list[LordsSeat]
    road: list[list[int]]
    phase: int
    year: int
    season: int
    fight: int
    turned: int
    starter: int
    opener: int
    paladin: int
    board: list[int]
    revealed: int
    offer: list[int]
    shop: list[int]
    coming: list[int]
    puppet_shut: list[list[int]]
    puppet_up: list[list[int]]
    puppet_evil: int
    battle: LordsBattle | None
