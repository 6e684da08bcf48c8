"""Cards: IM-49, IM-50, IM-D15, IM-A13."""

from __future__ import annotations

from kazamata.games.miners.asks import USE_FIRST, USE_NONE, USE_SECOND
from kazamata.games.miners.effects import (
    FACTION_KINDS,
    SCOTS_CARDS,
    Buy,
    Collapse,
    Dismantle,
    Either,
    GainCoins,
    GainPoints,
    Pay,
    Per,
    seq,
)
from kazamata.games.miners.factions import EGYPTIANS, SCOTS
from kazamata.games.miners.fields import FROM_CARD
from kazamata.games.miners.steps.prices import price_of
from tests.rules.miners.positions import (
    activate,
    asked,
    begin,
    card,
    event_values,
    immediate_event,
    make_position,
    options,
    play,
    player_of,
    refused,
)

PRICED = card(1, Pay(4, GainPoints(5), True), factions=(SCOTS,))
KILT = card(1, factions=(SCOTS, EGYPTIANS))


def test_IM49_a_card_belongs_to_each_faction_it_shows() -> None:
    cards = {"A": card(1, Per(FACTION_KINDS, GainCoins(1)), Per(SCOTS_CARDS, GainPoints(1))), "K": KILT}
    state = make_position(" A K K", cards)
    assert [player_of(state).mine.faction_count(faction) for faction in (SCOTS, EGYPTIANS)] == [2, 2]
    activate(state, 0)
    play(state, USE_FIRST)
    assert player_of(state).coins == 2  # names, not cards
    state = make_position(" A K K", cards)
    activate(state, 0)
    play(state, USE_SECOND)
    assert player_of(state).points == 2


def test_IM50_the_price_falls_with_every_scots_card() -> None:
    state = make_position(" A K 1", {"A": PRICED, "K": KILT}, coins=2)
    activate(state, 0)
    play(state, USE_FIRST)
    assert (player_of(state).coins, player_of(state).points) == (0, 5)


def test_IMD15_the_card_itself_is_counted() -> None:
    state = make_position(" A", {"A": PRICED}, coins=3)
    activate(state, 0)
    assert event_values(play(state, USE_FIRST), "CoinsPaid") == [(0, 3, FROM_CARD, 0)]


def test_IM50_never_below_nothing() -> None:
    state = make_position(" A A A A A", {"A": PRICED})
    activate(state, 0)
    events = play(state, USE_FIRST)
    assert event_values(events, "CoinsPaid") == []
    assert player_of(state).points == 5


def test_IMA13_a_price_that_cannot_be_paid_closes_the_effect() -> None:
    state = make_position(" A", {"A": PRICED}, coins=2)
    activate(state, 0)
    assert options(state) == [USE_NONE]
    assert refused(state, USE_FIRST) == ("IM-A13", "too-dear")


def test_IMA13_coins_won_earlier_in_the_effect_may_pay() -> None:
    state = make_position(" A", {"A": card(1, seq(GainCoins(2), Pay(2, GainPoints(3))))})
    activate(state, 0)
    play(state, USE_FIRST)
    assert (player_of(state).coins, player_of(state).points) == (0, 3)


def test_IMA13_a_later_price_out_of_reach_is_passed_over() -> None:
    state = make_position(" A", {"A": card(1, seq(GainCoins(1), Pay(2, GainPoints(3)), Collapse()))})
    activate(state, 0)
    play(state, USE_FIRST)
    assert (player_of(state).coins, player_of(state).points, player_of(state).mine.collapsed) == (1, 0, 1)


def test_IMA13_paying_several_times() -> None:
    state = make_position(" A", {"A": card(1, Buy(2, 3, GainPoints(2)))}, coins=5)
    activate(state, 0)
    play(state, USE_FIRST)
    assert options(state) == [0, 1, 2]
    assert refused(state, 3) == ("IM-A13", "too-dear")
    assert refused(state, 4) == ("IM-A13", "too-often")
    play(state, 2)
    assert (player_of(state).coins, player_of(state).points) == (1, 4)


def test_IMA13_a_branch_too_dear_is_closed() -> None:
    event = immediate_event(Either((Pay(3, GainPoints(9)), GainCoins(1))))
    state = make_position(hand="1", event=event)
    assert asked(state) == "ChooseBranch"
    assert options(state) == [1]
    assert refused(state, 0) == ("IM-A13", "too-dear")
    assert refused(state, 2) == ("IM-25", "no-such-branch")


def test_IMA13_all_branches_too_dear_and_the_effect_goes_on() -> None:
    event = immediate_event(seq(Either((Pay(3, GainPoints(9)), Pay(1, GainPoints(1)))), GainCoins(1)))
    state = make_position(hand="1", event=event)
    assert asked(state) == "ChooseCard"
    assert player_of(state).coins == 1


def test_IM50_a_price_never_falls_below_nothing() -> None:
    state = make_position(" A K K K K K", {"A": PRICED, "K": KILT})
    player = player_of(state)
    assert price_of(state, player, state.program.first_effect[player.mine.cards[0]]) == 0
    activate(state, 0)
    assert event_values(play(state, USE_FIRST), "CoinsPaid") == []
    assert (player.coins, player.points) == (0, 5)


def test_IMA22_at_most_so_many_times() -> None:
    for kilts, coins in ((1, 3), (2, 6), (3, 6)):
        counting = card(1, Per(SCOTS_CARDS, GainCoins(3), 1, 2))
        state = make_position(" A" + " K" * kilts, {"A": counting, "K": KILT})
        activate(state, 0)
        play(state, USE_FIRST)
        assert player_of(state).coins == coins


def test_IMA16_an_event_has_no_machinery_to_take() -> None:
    state = make_position(" 1", hand="1", event=immediate_event(Dismantle(GainPoints(2))), start=False)
    player_of(state).last_count = 5
    player_of(state).mine.machinery_counts = 3
    begin(state)
    assert (player_of(state).points, player_of(state).mine.machinery_counts) == (0, 3)


def test_IMA13_without_one_payment_nothing_is_bought() -> None:
    state = make_position(" A", {"A": card(1, Buy(2, 2, GainPoints(3)))}, coins=1)
    player_of(state).last_count = 5
    activate(state, 0)
    play(state, USE_FIRST)
    assert (player_of(state).coins, player_of(state).points) == (1, 0)
