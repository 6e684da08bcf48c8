"""The figures of a shown seat agree with the game: totals, landing spaces, prices and activities."""

from __future__ import annotations

from collections.abc import Iterator

from kazamata.core.asks import Ask
from kazamata.core.dice import seeded
from kazamata.core.seats import SPECTATOR
from kazamata.games.miners import asks
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.cardset import THIS_ROUND, EventCard
from kazamata.games.miners.effects import (
    CARDS,
    COINS_HELD,
    LOWER_PRICES,
    MEASURES,
    NEIGHBOURS,
    RICHER_COINS,
    Advance,
    Collapse,
    Effect,
    GainCoins,
    GainPoints,
    If,
    Pay,
    Per,
    Seq,
    seq,
)
from kazamata.games.miners.fields import ACTIVITIES
from kazamata.games.miners.geometry import (
    CELLS,
    LEFT,
    NOWHERE,
    SIDES,
    UPPER_CELLS,
    UPPER_LEFT,
    UPPER_RIGHT,
    column_of,
    row_of,
)
from kazamata.games.miners.goods import GOODS, GOODS_CHANGES
from kazamata.games.miners.mine import JOINTS, NO_SPOT, joint_of
from kazamata.games.miners.program import track_of
from kazamata.games.miners.rules import MINERS
from kazamata.games.miners.state import Player, State
from kazamata.games.miners.view import NO_CONDITION, NO_TOTAL, SeatFigures
from tests.rules.miners.positions import activate, card, event_values, make_position, options, play

GAMES = 12


def figures(state: State, seat: int = 0) -> SeatFigures:
    return MINERS.show(state, seat).seats[seat].figures


def questions(kind: int) -> Iterator[tuple[State, Ask]]:
    """The questions of a kind in some random games."""
    for deal in range(GAMES):
        state, dice = MINERS.deal(MINERS.setup(1 + deal % 3, {}), deal), seeded(deal)
        while found := MINERS.ask(state):
            ask = found[dice.below(len(found))]
            if ask.kind == kind:
                yield state, ask
            MINERS.take(state, ask.seat, ask.options[dice.below(len(ask.options))])


def counted_gain(effect: Effect) -> Effect:
    """The gain of the part that counts, or of a condition."""
    effect = effect.then if isinstance(effect, Pay | If) else effect
    parts = effect.parts if isinstance(effect, Seq) else (effect,)
    return next((part.gain for part in parts if isinstance(part, Per)), parts[0])


def test_im_49_a_total_is_what_the_effect_gives() -> None:
    names = {GainCoins: "CoinsGained", GainPoints: "PointsGained"}
    seen: set[type[Effect]] = set()
    for state, ask in questions(asks.USE_EFFECT):
        spot = MINERS.question(state, ask).facts[0]
        effects = HOUSE_SET.cards[state.players[ask.seat].mine.cards[spot]].effects
        for option in ask.options[1:]:
            total = figures(state, ask.seat).spot_totals[spot][option - asks.USE_FIRST]
            if total == NO_TOTAL:
                continue
            gain = type(counted_gain(effects[option - asks.USE_FIRST]))
            if gain in names:
                events = MINERS.take(MINERS.copy(state), ask.seat, option)
                gained = [values for values in event_values(events, names[gain]) if values[3] == spot]
                assert total == sum(values[1] for values in gained)
                seen.add(gain)
    assert seen == set(names)


def test_im_14_a_total_contains_the_coins_of_the_event() -> None:
    market = EventCard("vein", THIS_ROUND, modifier=RICHER_COINS, strength=2)
    a = card(1, seq(GainCoins(1), Per(CARDS, GainCoins(3), 1, 0)))
    state = make_position(" A1", {"A": a}, event=market)
    assert figures(state).spot_totals[0] == [1 + 2 + 6 + 2]
    activate(state, 0)
    play(state, asks.USE_FIRST)
    assert state.players[0].coins == 11


def test_im_a22_a_count_that_may_change_has_no_total() -> None:
    per_card = Per(CARDS, GainPoints(1), 1, 0)
    unknown: tuple[Effect, ...] = (
        GainPoints(3),
        Collapse(),
        seq(Collapse(), per_card),
        seq(Advance(1), per_card),
        seq(GainCoins(1), Per(COINS_HELD, GainPoints(1), 2, 0)),
        Pay(2, Per(COINS_HELD, GainPoints(1), 2, 0)),
    )
    cards = {chr(ord("A") + at): card(1, effect) for at, effect in enumerate(unknown)}
    state = make_position(" A B C D E F", cards)
    assert figures(state).spot_totals == [[NO_TOTAL]] * len(unknown)


def test_im_a22_a_card_in_hand_has_no_neighbours_yet() -> None:
    here = card(1, Per(NEIGHBOURS, GainPoints(1), 1, 0), Pay(2, Per(CARDS, GainPoints(1), 2, 1)))
    state = make_position(" A 1 1 1", {"A": here}, hand="A")
    assert figures(state).spot_totals[0] == [1, 1]
    assert figures(state).hand_totals == [[NO_TOTAL, 1]]


def test_im_42_the_landing_space_of_every_option() -> None:
    count = 0
    for state, ask in questions(asks.MOVE_MARKER):
        spaces = figures(state, ask.seat).landing_spaces
        assert len(spaces) == len(ask.options)
        for option, space in zip(ask.options, spaces, strict=True):
            events = MINERS.take(MINERS.copy(state), ask.seat, option)
            assert event_values(events, "MarkerMoved")[0][2] == space
            count += 1
        assert all(not one.figures.landing_spaces for one in MINERS.show(state, SPECTATOR).seats)
    assert count > 20


def test_im_27_the_prices_of_the_surface_are_those_of_its_question() -> None:
    state = make_position(
        " 1", coins=20, event=EventCard("fair", THIS_ROUND, modifier=LOWER_PRICES, strength=3)
    )
    assert figures(state).surface_prices == [0, 1, 5, 0]
    for state, ask in questions(asks.USE_SURFACE):
        facts = MINERS.question(state, ask).facts
        prices = figures(state, ask.seat).surface_prices
        assert [prices[option] for option in ask.options] == list(facts[1:])


def activities(state: State) -> list[str]:
    return [ACTIVITIES[seat.figures.activity] for seat in MINERS.show(state, SPECTATOR).seats]


def test_im_16_a_seat_that_has_chosen_waits_for_the_reveal() -> None:
    state = make_position(hand="11", coins=5, others=[("", "11", 5)])
    assert activities(state) == ["chooses", "chooses"]
    play(state, options(state)[0])
    assert activities(state) == ["ready", "chooses"]
    play(state, options(state, 1)[0], seat=1)
    assert activities(state) == ["digs", "digs"]
    while activities(state)[0] == "digs":
        play(state, options(state)[0])
    assert activities(state) == ["done", "digs"]


def test_im_16_with_an_open_reveal_a_seat_digs_at_once() -> None:
    state = make_position(hand="11", coins=5, others=[("", "11", 5)], reveal="open")
    play(state, options(state)[0])
    assert activities(state) == ["digs", "chooses"]


def test_im_7_a_seat_that_kept_its_cards_waits_for_the_first_event() -> None:
    state = MINERS.deal(MINERS.setup(2, {}), 3)
    while activities(state)[0] == "chooses":
        play(state, options(state)[0])
    assert activities(state) == ["ready", "chooses"]


def test_im_46_nobody_is_active_after_the_end() -> None:
    state, dice = MINERS.deal(MINERS.setup(2, {}), 3), seeded(1)
    while found := MINERS.ask(state):
        MINERS.take(state, found[0].seat, found[0].options[dice.below(len(found[0].options))])
    assert activities(state) == ["", ""]


def test_a_view_of_see_has_no_figures() -> None:
    state = make_position(" 1", hand="1")
    seen, shown = MINERS.see(state, 0).seats[0], MINERS.show(state, 0).seats[0]
    assert seen.figures.counts == []
    assert len(shown.figures.counts) == MEASURES
    assert shown.figures.counts[CARDS] == 1


def test_im_23_every_joint_has_its_number_in_the_table_for_boards() -> None:
    state = make_position(" 11\n 1 ")
    mine = state.players[0].mine
    joints = {
        int(joint_of(spot, other, side))
        for spot in range(mine.size())
        for side in range(SIDES)
        if (other := mine.neighbour(spot, side)) != NO_SPOT
    }
    owned = {
        JOINTS[spot][side]
        for spot in range(mine.size())
        for side in (UPPER_LEFT, UPPER_RIGHT, LEFT)
        if mine.neighbour(spot, side) != NO_SPOT
    }
    assert joints == owned
    assert len(joints) == 2


def test_im_a22_a_condition_says_which_half_an_effect_gives_now() -> None:
    mixed = If(CARDS, 2, GainCoins(4), GainPoints(2))
    a = card(1, Pay(1, mixed), If(NEIGHBOURS, 1, GainPoints(3), None))
    b = card(1, GainCoins(1))
    seen = figures(make_position(" A B", {"A": a, "B": b}, hand="A"))
    assert seen.spot_conditions == [[1, 1], [NO_CONDITION]]
    assert seen.hand_conditions == [[1, NO_CONDITION]]
    alone = make_position(" A", {"A": a})
    assert figures(alone).spot_conditions == [[0, 0]]
    alone.players[0].coins = 1
    activate(alone, 0)
    play(alone, asks.USE_FIRST)
    assert (alone.players[0].coins, alone.players[0].points) == (0, 2)


def test_im_49_the_total_under_a_condition_is_that_of_the_live_branch() -> None:
    a = card(1, If(CARDS, 2, GainCoins(4), GainCoins(2)), If(CARDS, 9, GainPoints(3), None))
    state = make_position(" A 1", {"A": a})
    assert figures(state).spot_totals[0] == [4, 0]
    assert figures(make_position(" A", {"A": a})).spot_totals[0][0] == 2
    activate(state, 0)
    play(state, asks.USE_FIRST)
    assert state.players[0].coins == 4


def test_im_43_each_space_of_a_track_tells_what_it_gives_now() -> None:
    counting = 0
    for state, ask in questions(asks.MOVE_MARKER):
        player, track = (
            state.players[ask.seat],
            track_of(state.board_sides, state.players[ask.seat].marker_board),
        )
        totals = figures(state, ask.seat).space_totals
        assert [len(one) for one in totals] == [
            state.program.top_space[track_of(state.board_sides, board)] for board in range(3)
        ]
        for option in ask.options:
            space = player.marker_space + option
            total, effect = totals[player.marker_board][space - 1], HOUSE_SET.tracks[track].spaces[space - 1]
            if total != NO_TOTAL and isinstance(effect, Per):
                name = "CoinsGained" if isinstance(effect.gain, GainCoins) else "PointsGained"
                events = event_values(MINERS.take(MINERS.copy(state), ask.seat, option), name)
                assert total == sum(
                    values[1]
                    for values in events
                    if values[0] == ask.seat and values[2:] == (player.marker_board + 1, space)
                )
                counting += 1
    assert counting > 5


def test_im_23_the_events_of_an_answer_say_what_it_changes() -> None:
    """`GOODS_CHANGES` lists every event that changes goods, with its sign."""
    seen = set[str]()
    for deal in range(GAMES):
        state, dice = MINERS.deal(MINERS.setup(1 + deal % 5, {}), deal), seeded(deal)
        while found := MINERS.ask(state):
            before = [goods_of(player) for player in state.players]
            ask = found[dice.below(len(found))]
            gains = [dict.fromkeys(GOODS, 0) for _ in state.players]
            for event in MINERS.take(state, ask.seat, ask.pick(dice)):
                kind = MINERS.event_kinds[event.kind]
                values = dict(zip([field.name for field in kind.fields], map(int, event.values), strict=True))
                for name, good, field, sign in GOODS_CHANGES:
                    if name == kind.name:
                        gains[values["seat"]][good] += sign * (values[field] if field else 1)
                        seen.add(name)
            for seat, player in enumerate(state.players):
                assert gains[seat].pop("cards") >= 0
                assert gains[seat] == {
                    good: count - before[seat][good] for good, count in goods_of(player).items()
                }
    assert seen == {name for name, *_ in GOODS_CHANGES}


def goods_of(player: Player) -> dict[str, int]:
    mine = player.mine
    counts = (player.coins, player.points, mine.full_carts(), mine.all_machinery())
    return dict(zip(GOODS, map(int, counts), strict=False))


def test_im_16_the_question_says_what_each_card_lacks() -> None:
    lacking = set[tuple[bool, bool]]()
    for state, ask in questions(asks.CHOOSE_CARD):
        asked, player = MINERS.question(state, ask), state.players[ask.seat]
        facts = [asked.fact_list(name) for name in ("cards", "costs", "missing_coins", "free_cells")]
        for held, cost, missing, free in zip(*facts, strict=True):
            assert missing == max(0, cost - player.coins)
            level = state.program.level[held]
            assert free == sum(row_of(cell) == level for cell in asked.fact_list("cells"))
            assert (held in ask.options) == (missing == 0 and free > 0)
            lacking.add((missing > 0, free == 0))
    assert len(lacking) > 2


def test_im_26_the_cells_above_are_the_upper_neighbours() -> None:
    for cell in range(CELLS):
        above = [other for other in range(CELLS) if row_of(other) == row_of(cell) - 1]
        near = [other for other in above if abs(int(column_of(other) - column_of(cell))) == 1]
        assert [other for other in UPPER_CELLS[cell] if other != NOWHERE] == near
