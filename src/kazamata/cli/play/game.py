"""A running game at a terminal: the position, the answers, and undo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, final

from kazamata.answer_walk import AnswerWalk
from kazamata.bots import roster
from kazamata.bots.advice import Advice, advise
from kazamata.bots.memory import rebuild
from kazamata.cli import log_files
from kazamata.cli.boards.board import TypedAnswers
from kazamata.core.asks import Ask
from kazamata.core.dice import seeded
from kazamata.core.events import Event, redact
from kazamata.core.refusals import Refusal
from kazamata.core.rules import Setup
from kazamata.game_registry import AnyRules
from kazamata.lab.matches.seeds import seed_of


@dataclass(frozen=True)
class UndoPoint:
    """A position that an undo can restore, because no information was revealed since."""

    seat: int
    state: Any
    answers: int
    events: int


@final
class TerminalGame:
    """The seven verbs for people and bots at one screen; `bots` holds None for a person."""

    def __init__(
        self, rules: AnyRules, setup: Setup, seed: int, names: list[str], bots: list[str | None]
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.names = names
        self.bots = bots
        self.state = rules.deal(setup, seed)
        self.answers: list[tuple[int, int]] = []
        self.events: list[Event] = rules.deal_events(setup, seed)
        self._undo_points: list[UndoPoint] = []
        self._dice = [seeded(seed_of(seed, 0, f"seat {seat}")) for seat in range(setup.seats)]

    def human_seats(self) -> list[int]:
        """List the seats of people."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def asks(self) -> list[Ask]:
        return self.rules.ask(self.state)

    def try_answers(self, seat: int) -> AnswerWalk:
        """Start to try answers of a seat on a copy of the position."""
        return AnswerWalk(self.rules, [self.state], seat)

    def view(self, viewer: int) -> Any:
        return self.rules.see(self.state, viewer)

    def events_for(self, viewer: int, since: int = 0) -> list[Event]:
        """Return the events since an index, redacted for a viewer."""
        return [redact(event, self.rules.event_kinds, viewer) for event in self.events[since:]]

    def take(self, seat: int, option: int) -> None:
        """Carry out a legal answer; undo stays possible until it reveals something."""
        if self._undo_points and self._undo_points[-1].seat != seat:
            self._undo_points.clear()
        past = UndoPoint(seat, self.rules.copy(self.state), len(self.answers), len(self.events))
        happened = self.rules.take(self.state, seat, option)
        self.answers.append((seat, option))
        self.events += happened
        self._undo_points.append(past)
        if any(self.rules.event_kinds[event.kind].reveals for event in happened) or not self.asks():
            self._undo_points.clear()

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last answer can be undone."""
        return bool(self._undo_points) and self._undo_points[-1].seat == seat

    def undo(self, seat: int) -> bool:
        """Undo the last answer of a seat; return False if that is not possible."""
        if not self.can_undo(seat):
            return False
        past = self._undo_points.pop()
        self.state = past.state
        del self.answers[past.answers :]
        del self.events[past.events :]
        return True

    def answer_bot(self, ask: Ask) -> None:
        """Let the bot at a seat answer."""
        seat = int(ask.seat)
        name = self.bots[seat]
        assert name is not None, "a person sits there"
        bot = roster.bot(self.rules.name, name)
        question = self.rules.question(self.state, ask)
        self.take(seat, bot.choose(self.view(seat), question, self._dice[seat], self.memory(seat)))

    def memory(self, seat: int) -> list[int]:
        """Return a seat's memory of the game so far."""
        return rebuild(self.rules, self.rules.deal(self.setup, self.seed), self.events, seat)

    def hint(self, ask: Ask, name: str) -> Advice:
        """Return a bot's answer for this seat, and its reason."""
        dice = seeded(seed_of(self.seed, len(self.answers), "hint"))
        question = self.rules.question(self.state, ask)
        seat, bot = int(ask.seat), roster.bot(self.rules.name, name)
        return advise(self.rules, bot, self.view(seat), question, dice, self.memory(seat))

    def hints(self, ask: Ask, name: str, count: int) -> list[int]:
        """Return a bot's next answers to one kind of question, up to a number, on a copy of the position."""
        dice = seeded(seed_of(self.seed, len(self.answers), "hint"))
        bot, seat = roster.bot(self.rules.name, name), int(ask.seat)
        walk, memory = self.try_answers(seat), self.memory(seat)
        chosen: list[int] = []
        while len(chosen) < count and (question := walk.question) is not None and question.kind == ask.kind:
            chosen.append(bot.choose(walk.view, question, dice, memory))
            walk.give(chosen[-1])
        return chosen

    def dry_run(self, seat: int, typed_answers: TypedAnswers) -> tuple[int, Refusal | None]:
        """Try typed answers on a copy of the position; return how many answers are needed, and a refusal.

        A question that the engine answers itself (discarding the whole hand) is skipped.
        """
        walk = self.try_answers(seat)
        for kind, option in typed_answers.answers:
            ask = walk.ask
            if ask is None or ask.kind != kind or not walk.give(option):
                break
        return walk.taken, walk.refusal

    def save(self, path: str) -> None:
        """Save the game so far."""
        log_files.write_log(path, self.rules, self.setup, self.seed, self.names, self.answers)
