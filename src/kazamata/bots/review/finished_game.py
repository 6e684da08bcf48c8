"""A finished game as a list of decisions, with the memory of every seat at each of them."""

from __future__ import annotations

from typing import Any, NamedTuple

from kazamata.bots import memory
from kazamata.codec import gamelog
from kazamata.codec.gamelog import GameLog
from kazamata.core.asks import Question
from kazamata.game_registry import AnyRules


class Decision(NamedTuple):
    """The position before an answer, the seat that answered, and every seat's memory.

    `answers_before` counts the earlier answers.
    """

    answers_before: int
    position: Any
    seat: int
    option: int
    memories: tuple[tuple[int, ...], ...]

    def question(self, rules: AnyRules) -> Question:
        """The question that the seat answered."""
        ask = rules.ask_of(self.position, self.seat)
        assert ask is not None, "a decision answers a question"
        return rules.question(self.position, ask)


class FinishedGame(NamedTuple):
    """A finished game and its last position."""

    rules: AnyRules
    seed: str
    moments: list[Decision]
    last_position: Any

    @property
    def seats(self) -> int:
        return len(self.moments[0].memories) if self.moments else 0


def replay_game(log: GameLog) -> FinishedGame:
    """Replay a log to its end. Raises `BadLog` if the log contradicts itself."""
    rules, seats = log.rules, range(len(log.header.seats))
    state = gamelog.deal(log)
    minds = [memory.start(rules, state, seat) for seat in seats]
    before = rules.copy(state)
    moments: list[Decision] = []
    for moment in gamelog.replay(log):
        given = moment.answer
        known = tuple(tuple(mind) for mind in minds)
        moments.append(Decision(given.number - 1, before, given.seat, given.option, known))
        for seat in seats:
            memory.observe(rules, minds[seat], moment.events, seat)
        before = rules.copy(moment.state)
    return FinishedGame(rules, log.header.seed, moments, before)
