"""The history of a table: every position comes back exactly, also after undo."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kazamata import game_registry
from kazamata.bots.memory import rebuild
from kazamata.codec import gamelog
from kazamata.codec.snapshot import digest
from kazamata.core.dice import seeded
from kazamata.server.store.records import NOTE_UNDO_REFUSED, Entry
from kazamata.server.tables.history import CorruptTable, GameHistory

RULES = game_registry.rules("tranquility")
SETUPS = [(2, {}), (3, {"rocks": "yes", "monsters": "3", "storms": "yes"}), (2, {"variant": "duel"}), (1, {})]


def random_history(seats: int, chosen: dict[str, str], seed: int, steps: int, back_every: int) -> GameHistory:
    """A game with random answers and some undo."""
    game = GameHistory(RULES, RULES.setup(seats, chosen), seed)
    dice = seeded(seed)
    for step in range(1, steps + 1):
        seat = game.entries[-1].seat if game.entries else 0
        back = game.voted_undo(seat)
        if step % back_every == 0 and back is not None:
            for proposal in game.propose_undo(seat, back, game.seq, "person", float(step)):
                game.accept(proposal)
        elif step % 7 == 0:
            game.accept(game.propose_note(NOTE_UNDO_REFUSED, seat, "person", float(step)))
        elif game.asks:
            ask = game.asks[dice.below(len(game.asks))]
            option = ask.options[dice.below(len(ask.options))]
            game.accept(game.propose(ask.seat, option, game.seq, "person", float(step)))
            game.due_snapshot()
        game.memory(0)  # the history continues it at the next step
    return game


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(SETUPS), st.integers(0, 2**128 - 1), st.integers(1, 120), st.integers(3, 40))
def test_every_position_comes_back_exactly(
    setup: tuple[int, dict[str, str]], seed: int, steps: int, back_every: int
) -> None:
    game = random_history(*setup, seed, steps, back_every)
    for entry in game.entries:
        assert digest(RULES, game.position_at(entry.seq)) == entry.fingerprint
    again = GameHistory(RULES, game.setup, seed, game.entries, game.snapshots)
    without = GameHistory(RULES, game.setup, seed, game.entries)
    for other in (again, without):
        assert other.active_seqs == game.active_seqs
        assert digest(RULES, other.position) == digest(RULES, game.position)
        assert [ask.seat for ask in other.asks] == [ask.seat for ask in game.asks]
        other.load_events(0)
        assert sorted(other.events) == list(range(1, game.seq + 1))


def test_a_kept_memory_equals_a_rebuilt_one_also_after_undo() -> None:
    for steps in range(1, 60):
        game = random_history(2, {}, 5, steps, 6)
        events = [event for seq in game.active_seqs for event in game.events_of(seq)]
        assert game.memory(0) == rebuild(RULES, game.first_position(), events, 0)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**128 - 1))
def test_undo_is_never_free_past_a_reveal(seed: int) -> None:
    game = GameHistory(RULES, RULES.setup(2, {}), seed)
    dice = seeded(seed)
    while game.asks:
        ask = game.asks[dice.below(len(game.asks))]
        before = digest(RULES, game.position)
        proposal = game.propose(ask.seat, ask.options[dice.below(len(ask.options))], game.seq, "person", 0.0)
        game.accept(proposal)
        revealed = any(RULES.event_kinds[event.kind].reveals for event in proposal.events)
        for seat in range(2):
            back = game.free_undo(seat)
            if seat == ask.seat:
                assert (back is not None) == (not revealed)
            if back is not None and not back.kept:
                assert seat == ask.seat
                assert digest(RULES, game.position_at(back.to_seq)) == before
            if back is not None and back.kept:
                assert RULES.ask_kinds[ask.kind].name in ("OfferCards", "GiveCards")


def test_the_log_omits_undone_answers() -> None:
    game = random_history(2, {}, 7, 60, 9)
    log = game.log(["Ann", "Bob"])
    assert len(log.answers) == len(game.active_seqs) < game.seq
    read = gamelog.loads(gamelog.dumps(log))
    assert digest(RULES, gamelog.position(read)) == digest(RULES, game.position)


def test_simultaneous_answers_do_not_make_each_other_stale() -> None:
    """TQ: at a Start all seats offer at once."""
    for seed in range(200):
        game = GameHistory(RULES, RULES.setup(3, {}), seed)
        dice = seeded(seed)
        while game.asks and len(game.asks) < 3:
            ask = game.asks[0]
            option = ask.options[dice.below(len(ask.options))]
            game.accept(game.propose(ask.seat, option, game.seq, "person", 0.0))
        if len(game.asks) == 3:
            named = game.seq
            first, second, third = (int(ask.seat) for ask in game.asks)
            game.accept(game.propose(second, game.asks[1].options[0], named, "person", 0.0))
            assert game.is_still_asked(first, named)
            assert game.is_still_asked(third, named)
            assert not game.is_still_asked(second, named)
            assert game.is_duplicate(second, named, game.entries[-1].option)
            return
    pytest.fail("no Start was played")


def test_a_changed_entry_is_noticed() -> None:
    game = random_history(2, {}, 3, 30, 100)
    entries = list(game.entries)
    entries[4] = Entry(5, entries[4].seat, entries[4].kind, 1399, 4, "person", entries[4].fingerprint, 0.0)
    with pytest.raises(CorruptTable):
        GameHistory(RULES, game.setup, 3, entries)


def test_a_table_stored_with_an_older_name_of_a_question_becomes_a_log() -> None:
    """The log has the present name, so it can be read again."""
    rules, dice = game_registry.rules("lords"), seeded(5)
    game = GameHistory(rules, rules.setup(2, {}), 5)
    while not any(entry.kind == "PickNonPlayerOrder" for entry in game.entries):
        ask = game.asks[0]
        option = ask.options[dice.below(len(ask.options))]
        game.accept(game.propose(ask.seat, option, game.seq, "person", 0.0))
    old = [
        replace(entry, kind="PickForPuppet") if entry.kind == "PickNonPlayerOrder" else entry
        for entry in game.entries
    ]
    log = GameHistory(rules, game.setup, 5, old).log(["Ann", "Ben"])
    assert log == game.log(["Ann", "Ben"])
    assert len(list(gamelog.replay(gamelog.loads(gamelog.dumps(log))))) == len(old)
