"""Setup: TQ-1 to TQ-6, TQ-25 and related clauses."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from kazamata.codec.gamelog import Recorder
from kazamata.core.refusals import Refused
from kazamata.games.tranquility import variants
from kazamata.games.tranquility.cards import (
    BORDER,
    COMPASS,
    FINISH,
    MONSTER,
    NO_CARD,
    ORANGE,
    PURPLE,
    ROCKS,
    START,
    YELLOW,
    is_island,
)
from kazamata.games.tranquility.lesson_deals import DEALS
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from kazamata.games.tranquility.state import State
from tests.rules.tranquility.positions import asked, hand, options, play, refusal_parts


def deal(seats: int, seed: int = 1, **chosen: str) -> State:
    return RULES.deal(RULES.setup(seats, chosen), seed)


def test_TQ1_one_to_five_play_together() -> None:
    assert RULES.seats == (1, 2, 3, 4, 5)
    assert RULES.cooperative


def dealt(state: State) -> Counter[int]:
    """All cards of the players."""
    cards: Counter[int] = Counter()
    for player in state.players:
        cards.update(player.hand)
        cards.update(player.pile[player.drawn_count :])
    return cards


def shares(state: State) -> list[int]:
    """How many cards each seat was dealt, its own Start not counted."""
    return [len(player.hand) + len(player.pile) - int(player.drawn_count) - 1 for player in state.players]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_TQ1_eighty_islands_five_finishes_a_start_each(seats: int) -> None:
    expected = Counter(range(1, 81)) + Counter({FINISH: 5, START: seats})
    assert dealt(deal(seats)) == expected


def test_TQ1_islands_are_numbered_from_1_to_80() -> None:
    assert [card for card in range(NO_CARD, BORDER + 1) if is_island(card)] == list(range(1, 81))


def test_TQ1_rough_seas_add_their_cards() -> None:
    state = deal(4, monsters="4", storms="yes", rocks="yes")
    play_opening(state)
    lying = dealt(state)
    assert lying[MONSTER] == 4
    view = RULES.see(state, -1)
    assert 0 <= view.rocks_row < 6
    assert view.compass_supply == 6
    assert view.compasses == 0


def test_TQ2_a_grid_of_six_rows_and_six_columns() -> None:
    state = deal(2)
    view = RULES.see(state, -1)
    assert view.grid == [0] * 36
    assert list(state.layout.row_of) == [cell // 6 for cell in range(36)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_TQ3_one_start_a_player_the_others_leave(seats: int) -> None:
    assert dealt(deal(seats))[START] == seats


@pytest.mark.parametrize(
    ("seats", "expected"),
    [(1, [85]), (2, [43, 42]), (3, [29, 28, 28]), (4, [22, 21, 21, 21]), (5, [17, 17, 17, 17, 17])],
)
def test_TQ4_all_cards_are_dealt_as_evenly_as_possible(seats: int, expected: list[int]) -> None:
    assert shares(deal(seats)) == expected


def test_TQ4_another_seed_is_another_deal() -> None:
    assert hand(deal(2, seed=1)) == hand(deal(2, seed=1))
    assert hand(deal(2, seed=1)) != hand(deal(2, seed=2))


def test_TQ5_five_cards_in_hand_and_the_own_start_somewhere_in_the_own_pile() -> None:
    places = set()
    for seed in range(40):
        state = deal(3, seed)
        for seat, player in enumerate(state.players):
            assert len(hand(state, seat)) == 5
            assert START not in hand(state, seat)
            pile = list(player.pile[player.drawn_count :])
            assert pile.count(START) == 1
            places.add(pile.index(START))
    assert len(places) > 15  # shuffled in, not put on top or beneath


def test_TQ5_a_hand_is_secret() -> None:
    state = deal(3)
    for viewer, seat in product((-1, 0, 1, 2), range(3)):
        assert RULES.see(state, viewer).seats[seat].hand == (hand(state, seat) if viewer == seat else [])


def test_TQ6_the_player_with_the_fewest_cards_begins_and_play_goes_clockwise() -> None:
    state = deal(2)
    order = [1, 0, 1, 0]  # seat 0 has 43 cards, seat 1 has 42
    for seat in order:
        assert asked(state) == [(seat, "TakeTurn")]
        play(state, 0)
        play(state, options(state)[0], options_of_second_pick(state))


def options_of_second_pick(state: State) -> int:
    """The smallest card that may be named after the first pick was the smallest of all."""
    [(seat, _)] = asked(state)
    return hand(state, seat)[1]


@pytest.mark.parametrize(("seats", "poor"), [(2, {1}), (3, {1, 2}), (4, {1, 2, 3}), (5, {0, 1, 2, 3, 4})])
def test_TQA14_the_first_player_is_drawn_among_the_fewest(seats: int, poor: set[int]) -> None:
    assert {asked(deal(seats, seed))[0][0] for seed in range(60)} == poor


@pytest.mark.parametrize("variant", ["grid", "duel"])
def test_TQ6_the_first_player_may_be_chosen_in_another_way(variant: str) -> None:
    def first_players(starter: str) -> set[int]:
        return {asked(deal(2, seed, variant=variant, starter=starter))[0][0] for seed in range(60)}

    assert first_players("any_seat") == {0, 1}
    assert first_players("first_seat") == {0}
    assert first_players("fewest_cards") == ({0, 1} if variant == "duel" else {1})


def test_TQ6_a_log_without_a_choice_has_its_default() -> None:
    log = Recorder(RULES, RULES.setup(2, {}), 7, ["", ""]).log()
    del log.header.choices["starter"]
    assert log.setup.choices == RULES.setup(2, {}).choices


@pytest.mark.parametrize(
    ("level", "removed"),
    [("galateia", 4), ("triton", 6), ("leukothea", 8), ("amphitrite", 10), ("poseidon", 12)],
)
def test_TQ25_islands_are_removed_unseen_before_the_finishes_come_in(level: str, removed: int) -> None:
    taken = set()
    for seed in range(12):
        state = deal(2, seed, removal=level)
        lying = dealt(state)
        assert lying[FINISH] == 5
        assert sum(count for card, count in lying.items() if card <= 80) == 80 - removed
        taken |= {card for card in range(1, 81) if lying[card] == 0}
    assert len(taken) > removed  # others every time


@pytest.mark.parametrize(
    ("seats", "chosen", "expected"),
    [
        (2, {"removal": "triton", "monsters": "3", "storms": "yes"}, [44, 44]),
        (3, {"monsters": "5", "storms": "yes"}, [32, 32, 32]),
        (4, {"removal": "poseidon", "monsters": "4"}, [20, 19, 19, 19]),
        (5, {"removal": "galateia", "storms": "yes"}, [18, 18, 17, 17, 17]),
        (3, {"variant": "pyramid", "removal": "galateia"}, [26, 25, 25]),
    ],
)
def test_TQA27_modules_change_the_deal(seats: int, chosen: dict[str, str], expected: list[int]) -> None:
    setup = RULES.setup(seats, chosen)
    state = next(filter(calm_opening, (RULES.deal(setup, seed) for seed in range(60))))
    assert shares(state) == expected


def calm_opening(state: State) -> bool:
    """No storm came with the opening hands."""
    fresh = all(player.yellow_storms == 0 and player.orange_storms == 0 for player in state.players)
    return fresh and state.purple_counts == 0 and asked(state)[0][1] == "TakeTurn"


def test_TQH2_two_storms_of_each_colour() -> None:
    for seed in range(60):
        state = deal(5, seed, storms="yes")
        if calm_opening(state):
            break
    lying = dealt(state)
    assert (lying[YELLOW], lying[PURPLE], lying[ORANGE]) == (2, 2, 2)


def play_opening(state: State) -> None:
    """Answer all questions of storms during the opening draws."""
    while asked(state)[0][1] != "TakeTurn":
        play(state, options(state)[0])


def test_TQA18_storms_act_while_the_opening_hands_are_drawn() -> None:
    """Seat by seat from the first player on; the Starts come in only when all are done."""
    seeds = 0
    for seed in range(400):
        state = deal(4, seed, storms="yes")
        seat, kind = asked(state)[0]
        if kind != "WeatherStorm":
            continue
        seeds += 1
        assert dealt(state)[START] == 0
        assert state.compasses == 0
        first = int(state.active_seat)
        done = [(first + step) % 4 for step in range((seat - first) % 4)]
        for other in range(4):
            held = len(state.players[other].hand)
            if other == seat:
                assert held > 3
            elif other in done:
                assert held == (3 if state.players[other].yellow_storms else 5)
            else:
                assert held == 0
        play_opening(state)
        for player in state.players:
            assert len(player.hand) == (3 if player.yellow_storms else 5)
            assert list(player.pile).count(START) == 1
        assert asked(state) == [(first, "TakeTurn")]
    assert seeds > 5


def test_TQA18_a_purple_storm_of_the_opening_asks_its_drawer_for_a_row() -> None:
    kinds = Counter(asked(deal(3, seed, storms="yes"))[0][1] for seed in range(200))
    assert kinds["PlaceStorm"] > 0
    assert set(kinds) == {"TakeTurn", "WeatherStorm", "PlaceStorm"}  # no compass is there to be asked about


@pytest.mark.parametrize("variant", ["grid", "day_and_night"])
def test_TQH7_rough_seas_combine_freely(variant: str) -> None:
    for rocks, storms, monsters, removal in product(
        ("no", "yes"), ("no", "yes"), ("0", "3", "4", "5"), ("none", "poseidon")
    ):
        chosen = {
            "variant": variant,
            "rocks": rocks,
            "storms": storms,
            "monsters": monsters,
            "removal": removal,
        }
        for seats in range(1, 6):
            assert RULES.setup(seats, chosen).choices["rocks"] == rocks


@pytest.mark.parametrize(
    ("seats", "chosen", "expected"),
    [
        (3, {"variant": "arch", "rocks": "yes"}, ("TQ-H7", "setup-arch-mixture", {})),
        (3, {"variant": "arch", "storms": "yes"}, ("TQ-H7", "setup-arch-mixture", {})),
        (3, {"variant": "pyramid", "monsters": "3"}, ("TQ-H7", "setup-pyramid-mixture", {})),
        (3, {"variant": "pyramid", "rocks": "yes"}, ("TQ-H7", "setup-pyramid-mixture", {})),
        (3, {"variant": "pyramid", "storms": "yes"}, ("TQ-H7", "setup-pyramid-mixture", {})),
        (2, {"variant": "duel", "removal": "galateia"}, ("TQ-H7", "setup-duel-mixture", {})),
        (2, {"variant": "duel", "monsters": "5"}, ("TQ-H7", "setup-duel-mixture", {})),
        (2, {"variant": "duel", "rocks": "yes"}, ("TQ-H7", "setup-duel-mixture", {})),
        (2, {"variant": "duel", "storms": "yes"}, ("TQ-H7", "setup-duel-mixture", {})),
        (3, {"variant": "duel"}, ("TQ-H6", "setup-duel-seats", {"seats": 3})),
        (1, {"variant": "duel"}, ("TQ-H6", "setup-duel-seats", {"seats": 1})),
        (6, {}, ("TQ-4", "setup-seats", {"seats": 6})),
        (0, {"variant": "arch"}, ("TQ-4", "setup-seats", {"seats": 0})),
        (2, {"monsters": "6"}, ("TQ-23", "setup-unknown-value", {})),
        (2, {"removal": "zeus"}, ("TQ-25", "setup-unknown-value", {})),
    ],
)
def test_TQH7_other_mixtures_are_refused(
    seats: int, chosen: dict[str, str], expected: tuple[str, str, dict[str, int]]
) -> None:
    with pytest.raises(Refused) as refused:
        RULES.setup(seats, chosen)
    assert refusal_parts(refused.value.refusal) == expected


@pytest.mark.parametrize("variant", ["arch", "pyramid"])
def test_TQH7_the_arch_and_the_pyramid_take_removed_islands(variant: str) -> None:
    for seats in range(1, 6):
        assert RULES.setup(seats, {"variant": variant, "removal": "poseidon"}).seats == seats
    assert RULES.setup(2, {"variant": "arch", "monsters": "5"}).seats == 2


def test_TQH1_TQH7_choices_outside_the_rulebook_are_house_rules() -> None:
    assert {choice.key for choice in RULES.choices if choice.is_house_rule} == {"variant", "solo"}


def test_TQ1_the_guided_first_game_is_the_deal_that_was_chosen_for_it() -> None:
    """Its lessons mention the cards of this hand."""
    state = deal(2, DEALS["first-voyage"])
    assert [hand(state, seat) for seat in range(2)] == [[4, 8, 20, 59, 73], [25, 61, 62, 75, 79]]


def test_every_guided_turn_has_a_deal_in_which_its_module_matters() -> None:
    """The player has the first of two seats (TQ-22 to TQ-25, TQ-H3 to TQ-H6)."""
    for preset in RULES.presets:
        if not preset.choices:
            continue
        state = deal(2, DEALS[preset.key], **preset.choices)
        kinds = [RULES.ask_kinds[ask.kind].name for ask in RULES.ask(state) if ask.seat == 0]
        islands = [card for card in hand(state, 0) if card <= 80]
        assert preset.key == "storms" or len(islands) >= 4
        if preset.key == "monsters":
            assert MONSTER in hand(state, 0)
            assert not kinds, "a bot places the island that the monster can eat"
        elif preset.key == "storms":
            assert kinds == ["PlaceStorm"]


def test_TQH7_modules_are_the_choices_that_change_the_rules() -> None:
    """TQ-22 to TQ-25 and TQ-H3 to TQ-H6; each is in force for all values but the default."""
    assert [(module.key, module.clause) for module in RULES.modules] == [
        ("removal", "TQ-25"),
        ("rocks", "TQ-22"),
        ("monsters", "TQ-23"),
        ("storms", "TQ-24"),
        ("arch", "TQ-H3"),
        ("pyramid", "TQ-H4"),
        ("day_and_night", "TQ-H5"),
        ("duel", "TQ-H6"),
    ]
    choices = {choice.key: choice for choice in RULES.choices}
    for module in RULES.modules:
        assert choices[module.choice].default not in module.values
        assert set(module.values) <= set(choices[module.choice].values)
    named = {(module.choice, value) for module in RULES.modules for value in module.values}
    for key in ("variant", *variants.MODULES):
        assert {value for choice, value in named if choice == key} | {choices[key].default} == {
            *choices[key].values
        }


def test_presets_go_from_calm_to_rough() -> None:
    """The marks of the modules never fall from one preset to the next (TQ-22 to TQ-25)."""
    choices = {choice.key: choice for choice in RULES.choices}
    marks = [
        sum(choices[key].marks_of(value) for key, value in preset.choices.items())
        for preset in RULES.presets
        if "variant" not in preset.choices
    ]
    assert marks == sorted(marks)


def test_TQH7_one_shape_at_a_time() -> None:
    [shapes] = [choice for choice in RULES.choices if choice.key == "variant"]
    assert shapes.values == ("grid", "arch", "pyramid", "day_and_night", "duel")
    assert shapes.is_house_rule


def test_TQH4_the_exploration_deck_has_twenty_two_cards() -> None:
    state = deal(3, variant="pyramid")
    expected = {FINISH: 5, BORDER: 7, ROCKS: 1, MONSTER: 3, YELLOW: 1, PURPLE: 1, ORANGE: 1, COMPASS: 3}
    assert Counter(state.exploration_deck) == expected
    assert dealt(state) == Counter(range(1, 81)) + Counter({START: 3})
    assert list(deal(3, 2, variant="pyramid").exploration_deck) != list(state.exploration_deck)


def test_TQH7_every_variant_is_known_by_its_number() -> None:
    numbers = {key: getattr(variants, key.upper()) for key in variants.VARIANTS}
    assert list(numbers) == ["grid", "arch", "pyramid", "day_and_night", "duel"]
    assert [variants.VARIANT_ROWS[number].key for number in numbers.values()] == list(numbers)
