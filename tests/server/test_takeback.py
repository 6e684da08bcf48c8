"""What may be taken back without asking, in every game: nobody else can have lost or learned anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kazamata import game_registry
from kazamata.codec.snapshot import digest
from kazamata.codec.views import view_bytes
from kazamata.codec.wire import wire_events
from kazamata.core.dice import seeded
from kazamata.server.preview.worlds import reveals_to
from kazamata.server.tables import undo
from kazamata.server.tables.history import GameHistory

TABLES = {
    "tranquility": [(3, {}), (2, {"storms": "yes"})],
    "miners": [(3, {}), (2, {"reveal": "open"})],
    "lords": [(2, {}), (4, {}), (3, {"game": "first"})],
}
SECRET = {
    "tranquility": {"OfferCards", "GiveCards"},
    "miners": {"ChooseCard"},
    "lords": {"ChooseOrder", "PlanBattle", "PickNonPlayerOrder"},
}
"""Questions that several seats answer at once and in secret; each must be seen to be taken back freely."""


MOST_CHECKS = 12


def played(game: str, seats: int, chosen: dict[str, str], seed: int) -> Iterator[GameHistory]:
    """A game at random, as it is after every answer."""
    rules = game_registry.rules(game)
    chronicle, dice = GameHistory(rules, rules.setup(seats, chosen), seed), seeded(seed)
    while chronicle.asks:
        ask = chronicle.asks[dice.below(len(chronicle.asks))]
        option = ask.options[dice.below(len(ask.options))]
        chronicle.accept(chronicle.propose(ask.seat, option, chronicle.seq, "person", float(chronicle.seq)))
        yield chronicle


def again(chronicle: GameHistory) -> GameHistory:
    """The same game as another server reads it."""
    entries, snapshots = chronicle.entries, chronicle.snapshots
    return GameHistory(chronicle.rules, chronicle.setup, chronicle.seed, entries, snapshots)


def others(chronicle: GameHistory, seat: int) -> list[tuple[int, int, list[int]]]:
    return [(int(a.seat), int(a.kind), list(a.options)) for a in chronicle.asks if a.seat != seat]


@settings(max_examples=6, deadline=None)
@given(st.sampled_from([(game, *t) for game in TABLES for t in TABLES[game]]), st.integers(0, 2**32))
def test_a_free_take_back_leaves_everybody_else_where_he_was(
    table: tuple[str, int, dict[str, str]], seed: int
) -> None:
    checked: Counter[bool] = Counter()
    for number, chronicle in enumerate(played(*table, seed)):
        seat = number % table[1]
        back = chronicle.free_undo(seat)
        if back is not None and checked[bool(back.kept)] < MOST_CHECKS:
            checked[bool(back.kept)] += 1
            _check(again(chronicle), seat, back)


def _check(chronicle: GameHistory, seat: int, back: undo.UndoTarget) -> None:
    """Take back on a twin, and compare with a game in which the answer was never given."""
    rules, path, asked, seq = (
        chronicle.rules,
        list(chronicle.active_seqs),
        others(chronicle, seat),
        chronicle.seq,
    )
    waited = {other: since for other, since in chronicle.asked_since.items() if other != seat}
    place = len(chronicle.active_seqs_at(back.to_seq))
    assert chronicle.entries[path[place] - 1].seat == seat
    assert not any(rules.event_kinds[event.kind].reveals for event in chronicle.events_of(path[place]))
    assert path[place + 1 :] == list(back.kept)
    never = chronicle.position_at(back.to_seq)
    told = {kept: rules.take(never, *_answer(chronicle, kept)) for kept in back.kept}
    for proposal in chronicle.propose_undo(seat, back, seq, "person", 99.0):
        chronicle.accept(proposal)
    assert digest(rules, chronicle.position) == digest(rules, never)
    assert chronicle.active_seqs == [*path[:place], *range(seq + 2, seq + 2 + len(back.kept))]
    if back.kept:
        assert others(chronicle, seat) == asked
    for kept, number in zip(back.kept, range(seq + 2, chronicle.seq + 1), strict=True):
        for viewer in range(-1, chronicle.setup.seats):  # everybody hears again what he has heard
            heard = wire_events(rules, chronicle.events_of(number), viewer)
            assert heard == wire_events(rules, told[kept], viewer)
        assert chronicle.entries[number - 1].at == chronicle.entries[kept - 1].at
    assert chronicle.ask_of(seat) is not None
    for other, since in waited.items():  # whoever had not answered since is still asked the same question
        if since <= back.to_seq and back.kept:
            assert chronicle.is_still_asked(other, seq)
    stored = again(chronicle)
    assert (stored.active_seqs, stored.asked_since) == (chronicle.active_seqs, chronicle.asked_since)


def _answer(chronicle: GameHistory, seq: int) -> tuple[int, int]:
    entry = chronicle.entries[seq - 1]
    return entry.seat, entry.option


@pytest.mark.parametrize("game", TABLES)
def test_secret_answers_are_free_and_open_ones_are_not(game: str) -> None:
    """After another seat's answer only what looked like any other answer is free; reveals never are."""
    free: Counter[str] = Counter()
    held: Counter[str] = Counter()
    for seed in range(3):
        for seats, chosen in TABLES[game]:
            for chronicle in played(game, seats, chosen, seed):
                for seat in range(seats):
                    own = undo._together(chronicle, seat, lambda game, place: True)
                    if not own or (place := own[-1]) == len(chronicle.active_seqs) - 1:
                        continue
                    kind = chronicle.entries[chronicle.active_seqs[place] - 1].ask
                    back = chronicle.free_undo(seat)
                    (held if back is None else free)[kind] += 1
                    if back is not None:
                        assert not undo._revealed(chronicle, chronicle.active_seqs[place])
    assert set(free) >= SECRET[game]
    assert held
    for turn in ("TakeTurn", "ExecuteOrder", "BuildRoom", "DigTunnel"):
        assert turn not in free
    assert ("PlaceCard" in free) == (game == "miners"), "an open answer concerns nobody else in IM alone"


def test_IM1_an_open_answer_is_free_until_its_seat_learns_something() -> None:
    """What others have answered since stays; but whoever has been shown a card since has to ask the table."""
    free = asked = 0
    for seed in range(4):
        for chronicle in played("miners", 3, {}, seed):
            for seat in range(3):
                own = undo._together(chronicle, seat, undo._is_free)
                back = chronicle.free_undo(seat)
                if not own or own[0] == len(chronicle.active_seqs) - 1:
                    continue
                later = [chronicle.events_of(seq) for seq in chronicle.active_seqs[own[0] + 1 :]]
                news = any(reveals_to(chronicle.rules, events, seat) for events in later)
                secret = undo._looked_like_any_other(chronicle, own[0])
                if back is not None and not secret:
                    assert not news
                    free += 1
                asked += back is None and news
    assert free > 20
    assert asked > 20


def test_what_was_planned_together_is_taken_back_together() -> None:
    """All of it as far back as nothing was revealed, with the answers of others in between kept."""
    rules = game_registry.rules("lords")
    chronicle = GameHistory(rules, rules.setup(3, {}), 11)
    while [rules.ask_kinds[ask.kind].name for ask in chronicle.asks] != ["ChooseOrder"] * 3:
        answer(chronicle, int(chronicle.asks[0].seat))
    start, before = chronicle.seq, digest(rules, chronicle.position)
    for seat in (0, 1, 0, 1, 0):
        answer(chronicle, seat, batch=start + 1 if seat == 0 else None)
    back = chronicle.free_undo(0)
    assert back == undo.UndoTarget(start, (start + 2, start + 4))
    for proposal in chronicle.propose_undo(0, back, chronicle.seq, "person", 1.0):
        chronicle.accept(proposal)
    assert [chronicle.entries[seq - 1].seat for seq in chronicle.active_seqs[-2:]] == [1, 1]
    assert chronicle.free_undo(1) == undo.UndoTarget(chronicle.seq - 1)
    assert before != digest(rules, chronicle.position)


def test_an_automatic_answer_goes_with_the_one_before_it() -> None:
    """Otherwise the page would only give it again."""
    taken = 0
    for seed in range(3):
        rules = game_registry.rules("miners")
        chronicle, dice = GameHistory(rules, rules.setup(2, {}), seed), seeded(seed)
        while chronicle.asks and chronicle.seq < 150:
            ask = chronicle.asks[dice.below(len(chronicle.asks))]
            answer(chronicle, int(ask.seat), actor="person" if dice.below(3) else "auto", dice=dice)
            last = chronicle.entries[-1]
            back = chronicle.free_undo(last.seat)
            if last.actor == "auto" and back is not None:
                gone = chronicle.active_seqs[len(chronicle.active_seqs_at(back.to_seq)) :]
                own = [
                    chronicle.entries[seq - 1] for seq in gone if chronicle.entries[seq - 1].seat == last.seat
                ]
                assert own[0].actor == "person"
                assert len(own) > 1
                taken += 1
    assert taken > 3


def answer(
    chronicle: GameHistory, seat: int, batch: int | None = None, actor: str = "person", dice: Any = None
) -> None:
    ask = chronicle.ask_of(seat)
    assert ask is not None
    option = ask.options[dice.below(len(ask.options)) if dice is not None else 0]
    chronicle.accept(chronicle.propose(seat, option, chronicle.seq, actor, 0.0, batch=batch))


def test_whether_taking_back_is_free_does_not_tell_what_another_chose() -> None:
    """DL: whichever order Bob chose in secret, Ann's own answer is free to be taken back just the same."""
    rules = game_registry.rules("lords")
    chronicle = GameHistory(rules, rules.setup(3, {}), 11)
    dice = seeded(3)
    compared = 0
    while compared < 20:
        ask = chronicle.asks[dice.below(len(chronicle.asks))]
        verdicts: dict[Any, set[Any]] = {}
        for option in ask.options:
            twin = again(chronicle)
            twin.accept(twin.propose(ask.seat, option, twin.seq, "person", 0.0))
            for viewer in range(3):
                if viewer == ask.seat:
                    continue
                seen = view_bytes(rules.see(twin.position, viewer))
                heard = wire_events(rules, twin.events_of(twin.seq), viewer)
                key = (viewer, repr(seen), repr(heard))
                verdicts.setdefault(key, set()).add(twin.free_undo(viewer))
        for told in verdicts.values():
            assert len(told) == 1
        compared += len(verdicts) < 2 * len(ask.options)  # at least two answers looked the same
        option = ask.options[dice.below(len(ask.options))]
        chronicle.accept(chronicle.propose(ask.seat, option, chronicle.seq, "person", 0.0))


def test_if_the_table_agrees_answers_that_do_not_depend_on_it_stay() -> None:
    """IM: no effect touches another mine; but where somebody has been shown a card since, the table decides."""
    kept = 0
    for chronicle in played("miners", 2, {}, 5):
        for seat in range(2):
            back = chronicle.voted_undo(seat)
            if back is None or not back.kept or chronicle.free_undo(seat) is not None:
                continue
            twin = again(chronicle)
            before = others(twin, seat)
            for proposal in twin.propose_undo(seat, back, twin.seq, "person", 1.0):
                twin.accept(proposal)
            assert others(twin, seat) == before
            kept += 1
    assert kept > 20


def test_in_a_game_of_turns_the_table_goes_back_as_a_whole() -> None:
    """Whoever has answered after a turn answers anew: nothing stays, and the seat is asked again."""
    turns = 0
    for chronicle in played("tranquility", 2, {}, 4):
        seat = 1 - chronicle.entries[-1].seat
        back = chronicle.voted_undo(seat)
        if back is None:
            continue
        mine = max(seq for seq in chronicle.active_seqs if chronicle.entries[seq - 1].seat == seat)
        assert back == undo.UndoTarget(mine - 1, ())
        twin = again(chronicle)
        for proposal in twin.propose_undo(seat, back, twin.seq, "person", 1.0):
            twin.accept(proposal)
        assert twin.active_seqs == list(range(1, mine))
        assert twin.ask_of(seat) is not None
        turns += chronicle.entries[mine - 1].ask == "TakeTurn"
    assert turns > 10
