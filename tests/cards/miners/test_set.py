"""The house set against the demands of part 4: IM-H1 to IM-H5, IM-H7."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from kazamata.games.miners import effects as words
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.cardset import (
    DECK_SIZES,
    END_OF_ROUND,
    EVENT_COUNT,
    IMMEDIATE,
    MAX_SPACES,
    THIS_ROUND,
    MineCard,
)
from kazamata.games.miners.effects import Effect
from kazamata.games.miners.factions import (
    ATLANTEANS,
    BARBARIANS,
    EGYPTIANS,
    FACTION_COUNT,
    JAPANESE,
    ROMANS,
    SCOTS,
)
from kazamata.games.miners.sets import cards_of, register
from kazamata.lab import miners_balance
from kazamata.lab.miners_balance import BalanceRun
from kazamata.lab.workers import Workers

CARDS = HOUSE_SET.cards


def copies(cards: list[MineCard]) -> int:
    return sum(card.copies for card in cards)


def of(faction: int) -> list[MineCard]:
    return [card for card in CARDS if faction in card.factions]


def parts(effect: Effect | None) -> list[Effect]:
    """An effect and all effects inside it."""
    if effect is None:
        return []
    inner: list[Effect | None] = []
    if isinstance(effect, words.Seq):
        inner = [*effect.parts]
    elif isinstance(effect, words.Either):
        inner = [*effect.choices]
    elif isinstance(effect, words.If):
        inner = [effect.then, effect.otherwise]
    elif isinstance(effect, words.Pay):
        inner = [effect.then]
    elif isinstance(effect, words.Per):
        inner = [effect.gain]
    elif isinstance(
        effect,
        words.CollapseOther | words.Clear | words.PlaceCart | words.Dismantle | words.Discard | words.Buy,
    ):
        inner = [effect.each]
    return [effect, *(deep for part in inner for deep in parts(part))]


def all_parts(card: MineCard) -> list[Effect]:
    return [part for effect in card.effects for part in parts(effect)]


def measures(card: MineCard) -> set[int]:
    return {part.measure for part in all_parts(card) if isinstance(part, words.Per | words.If)}


def test_IMH1_the_right_numbers_of_cards() -> None:
    assert (
        tuple(copies([card for card in CARDS if card.level == level]) for level in (1, 2, 3, 4)) == DECK_SIZES
    )
    assert len(HOUSE_SET.events) == EVENT_COUNT
    assert len(HOUSE_SET.tracks) == 6
    assert len({card.key for card in CARDS}) == len(CARDS)


def test_IMH1_costs_by_level() -> None:
    for level, cost in ((1, 0), (2, 2), (4, 0)):
        assert {card.cost for card in CARDS if card.level == level} == {cost}
    costs = {card.cost for card in CARDS if card.level == 3}
    assert min(costs) == 0
    assert max(costs) == 13
    assert len(costs) >= 11


def test_IMH2_egyptians_have_the_most_cards() -> None:
    sizes = {faction: copies(of(faction)) for faction in range(FACTION_COUNT)}
    assert max(sizes, key=lambda faction: sizes[faction]) == EGYPTIANS
    assert min(sizes.values()) >= 15


def test_IMH2_most_cards_show_one_or_two_factions_some_none() -> None:
    number = Counter({0: 0})
    for card in CARDS:
        number[len(card.factions)] += card.copies
    assert set(number) == {0, 1, 2}
    assert number[1] + number[2] > 100
    assert number[0] > 0


def test_IMH2_most_cards_have_two_effects_some_one() -> None:
    two = copies([card for card in CARDS if len(card.effects) == 2])
    assert 68 < two < 136


def test_IMH2_scots_pay_prices_that_fall() -> None:
    paying = [
        card for card in of(SCOTS)
        if any(isinstance(part, words.Pay) and part.scots for part in all_parts(card))
    ]  # fmt: skip
    assert copies(paying) > 0.7 * copies(of(SCOTS))
    for card in CARDS:
        for part in all_parts(card):
            if isinstance(part, words.Pay):
                assert part.scots == (SCOTS in card.factions), card.key


def test_IMH2_barbarians_collapse_clear_and_profit() -> None:
    breaking = [
        card for card in of(BARBARIANS)
        if words.COLLAPSES in measures(card)
        or any(isinstance(part, words.Collapse | words.CollapseOther | words.Clear) for part in all_parts(card))
    ]  # fmt: skip
    assert copies(breaking) > 0.8 * copies(of(BARBARIANS))


def test_IMH2_egyptians_advance_and_profit_by_it() -> None:
    moving = [
        card for card in of(EGYPTIANS)
        if measures(card) & {words.POSITION, words.DISTANCE, words.BOARDS_FINISHED}
        or any(isinstance(part, words.Advance) for part in all_parts(card))
    ]  # fmt: skip
    assert copies(moving) > 0.8 * copies(of(EGYPTIANS))


def test_IMH2_japanese_profit_by_japanese_and_by_different_factions() -> None:
    gathering = [
        card for card in of(JAPANESE)
        if measures(card) & {words.FACTION_KINDS, words.SCOTS_CARDS + JAPANESE}
    ]  # fmt: skip
    assert copies(gathering) > 0.6 * copies(of(JAPANESE))


def test_IMH2_atlanteans_place_machinery_and_profit_by_it() -> None:
    building = [
        card for card in of(ATLANTEANS)
        if measures(card) & {words.MACHINERY, words.MACHINERY_HERE}
        or any(isinstance(part, words.PlaceMachinery) for part in all_parts(card))
    ]  # fmt: skip
    assert copies(building) > 0.8 * copies(of(ATLANTEANS))


def test_IMH2_romans_build_carts_and_look_at_places() -> None:
    roads = {
        words.FULL_CARTS, words.CARTS_HERE, words.NEIGHBOURS, words.BOTH_ABOVE, words.BETWEEN_TWO,
        words.AT_THE_END, words.SIDE_BY_SIDE,
    }  # fmt: skip
    building = [
        card for card in of(ROMANS)
        if measures(card) & roads or any(isinstance(part, words.PlaceCart) for part in all_parts(card))
    ]  # fmt: skip
    assert copies(building) > 0.8 * copies(of(ROMANS))


def plain_gain(effect: Effect) -> tuple[int, int, int] | None:
    """Coins, points and cards of an effect that holds nothing else."""
    total = [0, 0, 0]
    for part in effect.parts if isinstance(effect, words.Seq) else (effect,):
        if not isinstance(part, PLAIN):
            return None
        total[PLAIN.index(type(part))] += part.n
    return total[0], total[1], total[2]


PLAIN = (words.GainCoins, words.GainPoints, words.Draw)


def test_IMH2_few_effects_are_nothing_but_coins_or_cards() -> None:
    bare = [
        card.key for card in CARDS if any(isinstance(effect, words.GainCoins | words.Draw) for effect in card.effects)
    ]  # fmt: skip
    assert len(bare) <= 4, bare


def test_IMH2_no_card_is_worse_than_another_in_everything() -> None:
    """Among cards with fixed gains, another card offers more for every effect at no higher price."""
    for card in CARDS:
        gains = [plain_gain(effect) for effect in card.effects]
        if None in gains:
            continue
        for other in CARDS:
            if other is not card and other.level == card.level and other.cost <= card.cost:
                offers = [plain_gain(effect) for effect in other.effects]
                assert not all(any(covers(offer, gain) for offer in offers) for gain in gains), card.key


def covers(offer: tuple[int, int, int] | None, gain: tuple[int, int, int] | None) -> bool:
    return offer is not None and gain is not None and all(a >= b for a, b in zip(offer, gain, strict=True))


def test_IMH2_exceptions_are_few() -> None:
    special = [card for card in CARDS if any(isinstance(part, words.Special) for part in all_parts(card))]
    assert {
        part.key for card in special for part in all_parts(card) if isinstance(part, words.Special)
    } == set(words.SPECIALS)
    assert copies(special) < 14


def test_IMH3_six_half_carts_a_card_and_one_card_of_level_IV() -> None:
    for card in CARDS:
        assert len(card.carts) == 6
        assert set(card.carts) <= {"#", "."}
    assert len([card for card in CARDS if card.level == 4]) == 1


def test_IMH4_three_types_of_events_immediate_the_most_numerous() -> None:
    types = Counter(event.type for event in HOUSE_SET.events)
    assert set(types) == {IMMEDIATE, THIS_ROUND, END_OF_ROUND}
    assert types[IMMEDIATE] > types[THIS_ROUND] + 1
    assert types[IMMEDIATE] > types[END_OF_ROUND] + 1
    assert any(isinstance(part, words.DrawDeep) for event in HOUSE_SET.events for part in parts(event.effect))
    for event in HOUSE_SET.events:
        assert (event.effect is None) == (event.type == THIS_ROUND)
        assert not any(isinstance(part, words.Collapse | words.CollapseOther) for part in parts(event.effect))


def pays(effect: Effect) -> float:
    """A rough price of a space, to compare it with its neighbours; a gain for each thing counts three times."""
    if isinstance(effect, words.Per):
        return pays(effect.gain) * min(3, effect.most or 3)
    if isinstance(effect, words.Seq):
        return sum(pays(part) for part in effect.parts)
    total = 0.0
    for part in parts(effect):
        if isinstance(part, words.GainPoints):
            total += part.n
        elif isinstance(part, words.GainCoins | words.Draw):
            total += 0.5 * part.n
        elif isinstance(part, words.DrawDeep | words.PlaceCart):
            total += part.n
    return total


def test_IMH5_each_track_has_a_focus_and_a_top_that_pays_more() -> None:
    for track in HOUSE_SET.tracks:
        assert 6 <= len(track.spaces) <= MAX_SPACES
        assert pays(track.spaces[-1]) > 1.5 * max(pays(space) for space in track.spaces[:-1])
        plain = [space for space in track.spaces if isinstance(space, words.GainCoins | words.GainPoints)]
        assert len(plain) >= len(track.spaces) // 2
    assert len({track.spaces for track in HOUSE_SET.tracks}) == 6
    focus: dict[str, type] = {
        "workshop": words.PlaceMachinery, "railway": words.PlaceCart, "embassy": words.Draw, "abyss": words.DrawDeep,
    }  # fmt: skip
    for track in HOUSE_SET.tracks:
        if track.key in focus:
            found = [
                part for space in track.spaces for part in parts(space) if isinstance(part, focus[track.key])
            ]
            assert len(found) >= 2


def test_IMH5_each_track_has_a_different_rhythm() -> None:
    """Lengths differ, and so do the positions of the spaces that pay neither coins nor points."""
    tracks = HOUSE_SET.tracks
    assert len({len(track.spaces) for track in tracks}) >= 4
    rests = [
        tuple(index for index, space in enumerate(track.spaces) if not isinstance(space, PLAIN[:2]))
        for track in tracks
    ]
    assert len(set(rests)) == len(tracks)


def test_IMH1_a_name_belongs_to_one_set_of_cards() -> None:
    """A set may be read again from its file, but another set may not replace it at running tables."""
    assert register(HOUSE_SET) == HOUSE_SET.key
    other = replace(HOUSE_SET, events=HOUSE_SET.events[::-1])
    with pytest.raises(ValueError, match="already called"):
        register(other)
    assert cards_of(HOUSE_SET.key) == HOUSE_SET


def test_IMH7_the_report_measures_all_five_demands() -> None:
    tally = miners_balance.measure(BalanceRun(2, 4, ("random",)))
    report = miners_balance.report(tally, HOUSE_SET)
    assert report["games"] == 4
    assert len(tally.scores) == 8
    assert set(report) == {"seats", "games", "scores", "factions", "cards", "tracks", "events", "out"}
    assert abs(sum(row["share"] for row in report["factions"].values()) - 1) < 0.01
    for row in report["cards"].values():
        assert row["played"] is None or 0 <= row["played"] <= 1
    assert len(miners_balance.report_lines(report)) > 100
    assert miners_balance.report_svg(report).startswith("<svg")


def test_IMH7_the_report_does_not_depend_on_the_number_of_workers() -> None:
    alone = miners_balance.measure(BalanceRun(2, 30, ("random",), seed=7))
    assert miners_balance.measure(BalanceRun(2, 30, ("random",), seed=7), Workers(2)) == alone


def test_IMH7_a_random_player_stays_below_35() -> None:
    scores = miners_balance.measure(BalanceRun(1, 60, ("random",))).scores
    assert sum(scores) / len(scores) < 35
