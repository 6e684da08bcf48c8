"""Public and hidden information: TQ-19, TQ-21, TQ-A15."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots import roster
from kazamata.codec.views import view_bytes
from kazamata.core.dice import seeded
from kazamata.games.tranquility.asks import DISCARD_TWO, PLAY_START
from kazamata.games.tranquility.cards import FINISH, MONSTER, START
from kazamata.games.tranquility.events import EVENTS
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from tests.rules.tranquility.positions import answer_as, events_seen_by, make_position, play, sizes, strip

NUMBERS_ONLY = {
    "seat",
    "count",
    "round",
    "sum",
    "reason",
    "gain",
    "cost",
    "cell",
    "row",
    "owner",
    "forced",
    "night",
}
"""Fields that name no card."""

CARDS_IN_THE_OPEN = {
    "IslandPlaced", "MonsterPlayed", "StormDrawn", "StormCame", "StormPassed", "StormCalmed", "OpenCardTaken",
    "OpenCardTurned",
}  # fmt: skip
"""Events that name a card lying face up on the table."""


REVEALING = {
    "CardDrawn", "OfferShown", "OffersCounted", "ShareSet", "FinishPlayed", "FinishBarred", "MonstersShown",
    "StormDrawn", "BorderExplored", "CardFound", "NothingFound", "OpenCardTurned", "GameWon", "GameLost",
    "DuelEnded",
}  # fmt: skip
"""Events that reveal something hidden; all others concern a seat's own cards."""


def test_TQ19_only_hidden_cards_are_revealed() -> None:
    """Playing, paying, turning and moving reveal nothing that could not be taken back."""
    assert {kind.name for kind in EVENTS if kind.reveals} == REVEALING


def test_TQ21_no_event_shows_others_a_card_of_a_hand_or_a_pile() -> None:
    for kind in EVENTS:
        named = {f.name for f in kind.fields[: kind.public_count] if f.name not in NUMBERS_ONLY}
        assert not named or kind.name in CARDS_IN_THE_OPEN, kind.name


def test_TQ21_the_only_words_about_hands_are_the_offers_at_a_start() -> None:
    """An offer is a number from 0 to 8: no question lets a seat name cards or cells to the others."""
    talk = [kind for kind in RULES.ask_kinds if kind.name == "OfferCards"]
    assert [(kind.option_count, kind.clause) for kind in talk] == [(9, "TQ-14")]
    shown = [kind for kind in EVENTS if kind.name == "OfferShown"]
    assert [[field.name for field in kind.fields] for kind in shown] == [["seat", "count"]]
    state = make_position("5", [START, 1, 2, 3, 4], [11, 12, 13, 14, 15], [21, 22, 23, 24, 25])
    play(state, PLAY_START)
    events = answer_as(state, 0, 2) + answer_as(state, 1, 3) + answer_as(state, 2, 3)
    events += answer_as(state, 0, 3, 4) + answer_as(state, 1, 11, 12, 15) + answer_as(state, 2, 23, 24, 25)
    for _, values in events_seen_by(events, 1):
        assert not {3, 4, 23, 24, 25} & set(values[2:])  # the cards that were given
        assert all(value <= 8 for value in values)


def test_TQA15_sizes_and_counts_are_public() -> None:
    state = make_position(
        "", [1, 2, 3, 4, 5], [6, 7, 8], piles=[[50, 51, 52], [60]], discards=[[70, 71], [FINISH]]
    )  # fmt: skip
    assert sizes(state) == [(5, 3, 2), (3, 1, 1)]
    for viewer in (0, 1):
        shown = RULES.see(state, viewer).seats
        assert [(seat.hand_size, seat.pile_size, seat.discard_count) for seat in shown] == sizes(state)


def test_TQA15_own_discards_are_not_shown_while_the_game_runs() -> None:
    state = make_position(strip(range(1, 37)), [50, 51, 52, FINISH], [6, 7], starter=0)
    play(state, DISCARD_TWO, 50, 51)
    assert RULES.see(state, 0).seats[0].discarded_cards == []
    play(state, DISCARD_TWO)
    play(state, 2)  # the Finish wins, and everything is revealed
    assert RULES.see(state, 1).seats[0].discarded_cards == [50, 51]
    assert RULES.see(state, 1).seats[0].hand == [52]


@pytest.mark.clause("TQ-A30")
def test_TQ_A30_shown_monsters_keep_their_places_in_every_imagined_world() -> None:
    """The unseen Start of a seat never replaces a monster that everybody has seen there."""
    placed = list(range(1, 37))
    rest = [*range(37, 81), *[FINISH] * 5, MONSTER, MONSTER, MONSTER, START, START]
    hands = ([37, 38], [MONSTER, MONSTER], [39, 40])
    for card in (card for hand in hands for card in hand):
        rest.remove(card)
    rest.remove(START)
    piles: tuple[list[int], ...] = (rest[:20], [], [card for card in rest[20:] if card != START] + [START])
    state = make_position(
        strip(placed), *hands, piles=piles, discards=([], [START], []), starter=0, monsters=3, shown=(0, 2, 0)
    )
    view = RULES.see(state, 0)
    for seed in range(60):
        world = RULES.imagine(view, seeded(seed))
        assert world.players[1].monsters() == 2
        assert view_bytes(RULES.see(world, 0)) == view_bytes(view)


def test_TQH4_found_cards_have_legal_places_in_every_imagined_world() -> None:
    """No seat gets a monster that another seat has shown, nor a Finish that the viewer has discarded."""
    state, dice = RULES.deal(RULES.setup(3, {"variant": "pyramid"}), 13), seeded(13)
    bot = roster.bot("tranquility", "greedy")
    found = 0
    while asks := RULES.ask(state):
        for viewer in range(3):
            view = RULES.see(state, viewer)
            assert view_bytes(RULES.see(RULES.imagine(view, dice), viewer)) == view_bytes(view)
        found += any(player.found_count for player in state.players)
        ask = asks[0]
        RULES.take(
            state, ask.seat, bot.choose(RULES.see(state, ask.seat), RULES.question(state, ask), dice, ())
        )
    assert found


@pytest.mark.clause("TQ-H4")
def test_TQH4_imagined_worlds_respect_the_hand_size_of_a_finder() -> None:
    """A seat that has found five cards and holds one has discarded four Finishes: the viewer holds the fifth."""
    state = RULES.deal(RULES.setup(3, {"variant": "pyramid"}), 13)
    finder, viewer = state.players[0], state.players[2]
    finder.hand, finder.found_count = vec[i64]([MONSTER]), 5
    for _ in range(4):
        finder.add_discard(FINISH)
    viewer.lose(viewer.hand[0])
    viewer.gain(FINISH)
    viewer.found_count = 1
    view = RULES.see(state, 2)
    for seed in range(60):
        world = RULES.imagine(view, seeded(seed))
        assert world.players[0].discarded_copies(FINISH) == 4
        assert list(world.players[0].hand) == [MONSTER]
