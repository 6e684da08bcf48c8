"""Free undo in every game: no other seat can have lost or learned anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kazamata import game_registry
from kazamata.answer_walk import reveals_to
from kazamata.codec.snapshot import digest
from kazamata.codec.views import view_bytes
from kazamata.codec.wire import wire_events
from kazamata.core.dice import seeded
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
"""Questions that several seats answer at once and in secret; each must occur as a free undo."""


MAX_CHECKS = 12


def played(game: str, seats: int, chosen: dict[str, str], seed: int) -> Iterator[GameHistory]:
    """A random game, as it is after every answer."""
    rules = game_registry.rules(game)
    history, dice = GameHistory(rules, rules.setup(seats, chosen), seed), seeded(seed)
    while history.asks:
        ask = history.asks[dice.below(len(history.asks))]
        option = ask.options[dice.below(len(ask.options))]
        history.accept(history.propose(ask.seat, option, history.seq, "person", float(history.seq)))
        yield history


def reloaded(history: GameHistory) -> GameHistory:
    """The same game as another server loads it."""
    entries, snapshots = history.entries, history.snapshots
    return GameHistory(history.rules, history.setup, history.seed, entries, snapshots)


def others(history: GameHistory, seat: int) -> list[tuple[int, int, list[int]]]:
    return [(int(a.seat), int(a.kind), list(a.options)) for a in history.asks if a.seat != seat]


@settings(max_examples=6, deadline=None)
@given(st.sampled_from([(game, *t) for game in TABLES for t in TABLES[game]]), st.integers(0, 2**32))
def test_a_free_undo_changes_nothing_for_the_others(
    table: tuple[str, int, dict[str, str]], seed: int
) -> None:
    checked: Counter[bool] = Counter()
    for number, history in enumerate(played(*table, seed)):
        seat = number % table[1]
        back = history.free_undo(seat)
        if back is not None and checked[bool(back.kept)] < MAX_CHECKS:
            checked[bool(back.kept)] += 1
            _check(reloaded(history), seat, back)


def _check(history: GameHistory, seat: int, back: undo.UndoTarget) -> None:
    """Undo on a copy, and compare with a game without that answer."""
    rules, path, asked, seq = (
        history.rules,
        list(history.active_seqs),
        others(history, seat),
        history.seq,
    )
    waited = {other: since for other, since in history.asked_since.items() if other != seat}
    index = len(history.active_seqs_at(back.to_seq))
    assert history.entries[path[index] - 1].seat == seat
    assert not any(rules.event_kinds[event.kind].reveals for event in history.events_of(path[index]))
    assert path[index + 1 :] == list(back.kept)
    never = history.position_at(back.to_seq)
    events = {kept: rules.take(never, *_answer(history, kept)) for kept in back.kept}
    for proposal in history.propose_undo(seat, back, seq, "person", 99.0):
        history.accept(proposal)
    assert digest(rules, history.position) == digest(rules, never)
    assert history.active_seqs == [*path[:index], *range(seq + 2, seq + 2 + len(back.kept))]
    if back.kept:
        assert others(history, seat) == asked
    for kept, number in zip(back.kept, range(seq + 2, history.seq + 1), strict=True):
        for viewer in range(-1, history.setup.seats):  # everybody gets the same events again
            wire = wire_events(rules, history.events_of(number), viewer)
            assert wire == wire_events(rules, events[kept], viewer)
        assert history.entries[number - 1].created_at == history.entries[kept - 1].created_at
    assert history.ask_of(seat) is not None
    for other, since in waited.items():  # a seat that has not answered since still has the same question
        if since <= back.to_seq and back.kept:
            assert history.is_still_asked(other, seq)
    stored = reloaded(history)
    assert (stored.active_seqs, stored.asked_since) == (history.active_seqs, history.asked_since)


def _answer(history: GameHistory, seq: int) -> tuple[int, int]:
    entry = history.entries[seq - 1]
    return entry.seat, entry.option


@pytest.mark.parametrize("game", TABLES)
def test_secret_answers_are_free_and_open_ones_are_not(game: str) -> None:
    """After another seat's answer only answers that look like any other are free; reveals never are."""
    free: Counter[str] = Counter()
    held: Counter[str] = Counter()
    for seed in range(3):
        for seats, chosen in TABLES[game]:
            for history in played(game, seats, chosen, seed):
                for seat in range(seats):
                    own = undo._answers_to_undo(history, seat, lambda game, index: True)
                    if not own or (index := own[-1]) == len(history.active_seqs) - 1:
                        continue
                    kind = history.entries[history.active_seqs[index] - 1].kind
                    back = history.free_undo(seat)
                    (held if back is None else free)[kind] += 1
                    if back is not None:
                        assert not undo._revealed(history, history.active_seqs[index])
    assert set(free) >= SECRET[game]
    assert held
    for turn in ("TakeTurn", "ExecuteOrder", "BuildRoom", "DigTunnel"):
        assert turn not in free
    assert ("PlaceCard" in free) == (game == "miners"), "an open answer concerns nobody else in IM alone"


def test_IM1_an_open_answer_is_free_until_its_seat_learns_something() -> None:
    """The others' later answers stay; but a seat that was shown a card since needs a vote."""
    free = asked = 0
    for seed in range(4):
        for history in played("miners", 3, {}, seed):
            for seat in range(3):
                own = undo._answers_to_undo(history, seat, undo._is_free)
                back = history.free_undo(seat)
                if not own or own[0] == len(history.active_seqs) - 1:
                    continue
                later = [history.events_of(seq) for seq in history.active_seqs[own[0] + 1 :]]
                news = any(reveals_to(history.rules, events, seat) for events in later)
                secret = undo._looked_like_any_other(history, own[0])
                if back is not None and not secret:
                    assert not news
                    free += 1
                asked += back is None and news
    assert free > 20
    assert asked > 20


def test_answers_of_one_plan_are_undone_together() -> None:
    """The whole batch back to the last reveal, keeping the answers of others in between."""
    rules = game_registry.rules("lords")
    history = GameHistory(rules, rules.setup(3, {}), 11)
    while [rules.ask_kinds[ask.kind].name for ask in history.asks] != ["ChooseOrder"] * 3:
        answer(history, int(history.asks[0].seat))
    start, before = history.seq, digest(rules, history.position)
    for seat in (0, 1, 0, 1, 0):
        answer(history, seat, batch=start + 1 if seat == 0 else None)
    back = history.free_undo(0)
    assert back == undo.UndoTarget(start, (start + 2, start + 4))
    for proposal in history.propose_undo(0, back, history.seq, "person", 1.0):
        history.accept(proposal)
    assert [history.entries[seq - 1].seat for seq in history.active_seqs[-2:]] == [1, 1]
    assert history.free_undo(1) == undo.UndoTarget(history.seq - 1)
    assert before != digest(rules, history.position)


def test_an_automatic_answer_goes_with_the_one_before_it() -> None:
    """Otherwise the page would only give it again."""
    taken = 0
    for seed in range(3):
        rules = game_registry.rules("miners")
        history, dice = GameHistory(rules, rules.setup(2, {}), seed), seeded(seed)
        while history.asks and history.seq < 150:
            ask = history.asks[dice.below(len(history.asks))]
            answer(history, int(ask.seat), actor="person" if dice.below(3) else "auto", dice=dice)
            last = history.entries[-1]
            back = history.free_undo(last.seat)
            if last.actor == "auto" and back is not None:
                gone = history.active_seqs[len(history.active_seqs_at(back.to_seq)) :]
                own = [history.entries[seq - 1] for seq in gone if history.entries[seq - 1].seat == last.seat]
                assert own[0].actor == "person"
                assert len(own) > 1
                taken += 1
    assert taken > 3


def answer(
    history: GameHistory, seat: int, batch: int | None = None, actor: str = "person", dice: Any = None
) -> None:
    ask = history.ask_of(seat)
    assert ask is not None
    option = ask.options[dice.below(len(ask.options)) if dice is not None else 0]
    history.accept(history.propose(seat, option, history.seq, actor, 0.0, batch=batch))


def test_free_undo_does_not_reveal_secret_answers() -> None:
    """DL: Ann's undo is equally free, whichever order Bob chose in secret."""
    rules = game_registry.rules("lords")
    history = GameHistory(rules, rules.setup(3, {}), 11)
    dice = seeded(3)
    compared = 0
    while compared < 20:
        ask = history.asks[dice.below(len(history.asks))]
        verdicts: dict[Any, set[Any]] = {}
        for option in ask.options:
            twin = reloaded(history)
            twin.accept(twin.propose(ask.seat, option, twin.seq, "person", 0.0))
            for viewer in range(3):
                if viewer == ask.seat:
                    continue
                seen = view_bytes(rules.see(twin.position, viewer))
                wire = wire_events(rules, twin.events_of(twin.seq), viewer)
                key = (viewer, repr(seen), repr(wire))
                verdicts.setdefault(key, set()).add(twin.free_undo(viewer))
        for found in verdicts.values():
            assert len(found) == 1
        compared += len(verdicts) < 2 * len(ask.options)  # at least two answers looked the same
        option = ask.options[dice.below(len(ask.options))]
        history.accept(history.propose(ask.seat, option, history.seq, "person", 0.0))


def test_if_the_table_agrees_independent_answers_stay() -> None:
    """IM: no effect touches another mine; but if a seat has been shown a card since, the table decides."""
    kept = 0
    for history in played("miners", 2, {}, 5):
        for seat in range(2):
            back = history.voted_undo(seat)
            if back is None or not back.kept or history.free_undo(seat) is not None:
                continue
            twin = reloaded(history)
            before = others(twin, seat)
            for proposal in twin.propose_undo(seat, back, twin.seq, "person", 1.0):
                twin.accept(proposal)
            assert others(twin, seat) == before
            kept += 1
    assert kept > 20


def test_in_a_game_of_turns_the_table_goes_back_as_a_whole() -> None:
    """A seat that answered after a turn must answer again: nothing stays."""
    turns = 0
    for history in played("tranquility", 2, {}, 4):
        seat = 1 - history.entries[-1].seat
        back = history.voted_undo(seat)
        if back is None:
            continue
        mine = max(seq for seq in history.active_seqs if history.entries[seq - 1].seat == seat)
        assert back == undo.UndoTarget(mine - 1, ())
        twin = reloaded(history)
        for proposal in twin.propose_undo(seat, back, twin.seq, "person", 1.0):
            twin.accept(proposal)
        assert twin.active_seqs == list(range(1, mine))
        assert twin.ask_of(seat) is not None
        turns += history.entries[mine - 1].kind == "TakeTurn"
    assert turns > 10
