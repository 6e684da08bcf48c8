"""The cost of an answer: one statement stores several answers, and known results are not computed again."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import event

from kazamata import game_registry
from kazamata.core.refusals import Refused
from kazamata.server.store import writer
from kazamata.server.tables import undo
from kazamata.server.tables.history import GameHistory
from tests.server.test_store import entry, opened, record


def test_answers_of_a_batch_are_stored_by_one_statement(sqlite: str) -> None:
    async def work() -> None:
        store = await opened(sqlite)
        await store.create(record())
        statements: list[tuple[str, int]] = []

        def executed(*arguments: Any) -> None:
            statements.append((arguments[2].split("(")[0], len(arguments[3]) if arguments[5] else 1))

        event.listen(store._writing._engine, "before_cursor_execute", executed)
        await asyncio.gather(
            *(
                store.append_entries(record().id, record().rules_version, [entry(n)], False, None)
                for n in range(1, 61)
            )
        )
        many = {name.split()[0]: count for name, count in statements if count > 1}
        assert many == {"INSERT": 60, "DELETE": 60}
        assert len(statements) == 2
        await store.close()

    asyncio.run(work())


def test_a_single_write_is_committed_immediately_and_concurrent_writes_are_batched(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setattr(writer, "COMMIT_INTERVAL_SECONDS", 1.0)
        store = await opened(sqlite)
        await store.create(record())
        before = store.writer.commits
        storing = []
        for number in range(1, 21):
            storing.append(store.append_entries(record().id, record().rules_version, [entry(number)], False))
            await asyncio.sleep(0)
        await asyncio.gather(*storing)
        assert store.writer.commits - before <= 2
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_cached_undo_rights_equal_computed_ones(game: str) -> None:
    """A history that was asked after every answer agrees with one that is asked for the first time."""
    rules, dice = game_registry.rules(game), random.Random(11)
    setup = rules.setup(3, {})
    history, kept = GameHistory(rules, setup, 5), 0
    while not history.is_over and history.seq < 90:
        back = next((b for b in (history.free_undo(s) for s in range(3)) if b is not None and b.kept), None)
        if back is not None and dice.random() < 0.3:  # undo makes the path shorter
            seat = next(s for s in range(3) if history.free_undo(s) == back)
            for proposal in history.propose_undo(seat, back, history.seq, "person", 0.0):
                history.accept(proposal)
        else:
            ask = dice.choice(history.asks)
            option = dice.choice(list(ask.options))
            history.accept(history.propose(int(ask.seat), option, history.seq, "person", 0.0))
        fresh = GameHistory(rules, setup, 5, history.entries)
        for seat in range(3):
            assert history.free_undo(seat) == undo.free_undo(fresh, seat), (history.seq, seat)
            agreed = history.voted_undo(seat)
            assert agreed == undo.voted_undo(fresh, seat)
            if agreed is not None:
                later = [seq for seq in history.active_seqs if seq > last_of(history, seat)]
                assert agreed.kept == (tuple(later) if later and all_stand(history, seat, later) else ())
                kept += bool(agreed.kept)
    assert kept or game == "tranquility"  # here everything depends on earlier answers


def last_of(game: GameHistory, seat: int) -> int:
    return max(seq for seq in game.active_seqs if game.entries[seq - 1].seat == seat)


def all_stand(game: GameHistory, seat: int, later: list[int]) -> bool:
    """The plain way: replay all later answers in a game with an answer and in one without it."""
    rules, mine = game.rules, game.entries[last_of(game, seat) - 1]
    before = [seq for seq in game.active_seqs if seq < mine.seq]
    given, missing = (game.position_at(before[-1] if before else 0) for _ in range(2))
    rules.take(given, seat, mine.option)
    for seq in later:
        answer = game.entries[seq - 1]
        if asked(rules, given, seat) != asked(rules, missing, seat):
            return False
        try:
            stories = [rules.take(position, answer.seat, answer.option) for position in (given, missing)]
        except Refused:
            return False
        if len({repr([(e.kind, e.audience, list(e.values)) for e in story]) for story in stories}) > 1:
            return False
    return asked(rules, given, seat) == asked(rules, missing, seat)


def asked(rules: Any, position: Any, but: int) -> list[Any]:
    return [(ask.seat, ask.kind, list(ask.options)) for ask in rules.ask(position) if ask.seat != but]


def test_an_answer_is_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games with and without an answer are not replayed from the start, however many answers follow."""
    begun: list[int] = []
    real = undo.UndoComparison.__init__

    def counted(self: undo.UndoComparison, game: GameHistory, own: list[int]) -> None:
        begun.append(game.active_seqs[own[0]])
        real(self, game, own)

    monkeypatch.setattr(undo.UndoComparison, "__init__", counted)
    rules, dice = game_registry.rules("miners"), random.Random(3)
    game = GameHistory(rules, rules.setup(4, {}), 5)
    while not game.is_over and game.seq < 80:
        ask = dice.choice(game.asks)
        game.accept(game.propose(int(ask.seat), dice.choice(list(ask.options)), game.seq, "person", 0.0))
        for seat in range(4):
            game.free_undo(seat)
    assert len(begun) == len(set(begun))
    assert begun
