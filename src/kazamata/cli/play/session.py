"""The course of a terminal game: whose turn it is, what they see, how it ends."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Final, final

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from kazamata.cli.boards import board
from kazamata.cli.boards.board import Scene
from kazamata.cli.play.game import Table
from kazamata.cli.play.page import told
from kazamata.cli.play.player import Left, Person
from kazamata.cli.play.saved_games import new_file, resuming
from kazamata.cli.play.seat_assignment import seating
from kazamata.cli.screen import Screen
from kazamata.cli.text_narrator import Wording, styled
from kazamata.cli.usage_errors import Wrong
from kazamata.core.asks import Ask
from kazamata.core.seats import SPECTATOR

INTERRUPTED: Final = 130
LAST_LINES: Final = 6
ENDING: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGHUP", "SIGTERM") if hasattr(signal, name)
)
"""The signals that end a game."""


@final
class Session:
    """Asks bots and people in turn until the game is over."""

    def __init__(
        self,
        table: Table,
        wording: Wording,
        screen: Screen,
        language: str,
        path: str | None,
        set_file: str = "",
    ) -> None:
        self.table = table
        self.wording = wording
        self.screen = screen
        self.language = language
        self.path = path
        self.set_file = set_file
        self.person = Person(table, wording, screen, language, self.greeting())
        self.shown: int | None = None  # the seat whose hand was last on the screen
        self.problems: list[str] = []  # why the game could not be saved

    def play(self) -> int:
        """Play the whole game; return 0 even if a person leaves early."""
        with hung_up():
            try:
                self._play_on()
            except Left as left:
                return self._leave(0, left.file)
            except EOFError:
                return self._leave(0)
            except KeyboardInterrupt:
                return self._leave(INTERRUPTED)
            self._finish()
        return 0

    def greeting(self) -> list[str]:
        """Return the opening lines: the game, the seed (to replay it), and how to get help."""
        say = self.wording.say
        seed = say("seed-is", seed=str(self.table.seed))
        return [f"{say('game-title')} · {seed} · {say('play-greeting')}"]

    def _play_on(self) -> None:
        self._tell_bots(0)
        people = self.table.people()
        if people and not self.table.answers:
            self.person.brief(self.table.view(people[0]))
        while asks := self.table.asks():
            bot = next((ask for ask in asks if self.table.bots[ask.seat] is not None), None)
            if bot is not None:
                self._let_bot(bot)
            else:
                self._let_person(self._next_person(asks))

    def _next_person(self, asks: list[Ask]) -> Ask:
        """Return the next question to a person; the person at the keyboard goes first."""
        return next((ask for ask in asks if ask.seat == self.shown), asks[0])

    def _let_bot(self, ask: Ask) -> None:
        """Let a bot answer immediately; print the events if only bots play."""
        before = len(self.table.events)
        self.table.answer_bot(ask)
        self._tell_bots(before)

    def _tell_bots(self, since: int) -> None:
        if not self.table.people():
            for event in self.table.told(SPECTATOR, since):
                self.screen.console.print(styled(self.wording.event(event)))

    def _let_person(self, ask: Ask) -> None:
        seat = int(ask.seat)
        if seat != self.shown and len(self.table.people()) > 1:
            self._curtain(seat)
        self.shown = seat
        self.person.answer(seat)

    def _curtain(self, seat: int) -> None:
        """Hide the screen before the next person takes the keyboard."""
        self.screen.clear()
        name = self.wording.seat(seat)
        self.screen.console.print(Text("\n\n" + self.wording.say("pass-keyboard", name=name) + "\n", "bold"))
        self.screen.read(self.wording.say("press-enter-ready", name=name) + " ")
        self.screen.clear()

    def _finish(self) -> None:
        """Show the last position with all cards open, the result, and the log's file."""
        self.screen.clear()
        seat = self.table.people()[0] if len(self.table.people()) == 1 else SPECTATOR
        out = self.screen.console
        scene = Scene(self.wording, self.table.view(seat), width=out.width)
        out.print(Padding(board(self.table.rules.name).draw(scene), (1, 0)))
        for line in told([self.wording.event(event) for event in self.table.told(seat)])[-LAST_LINES:]:
            out.print(styled(("· ", *line), "cyan"))
        lines = self.wording.outcome(self.table.rules.score(self.table.state))
        reasons, further = board(self.table.rules.name).ending(scene)
        lines = [*lines[:1], *reasons, *lines[1:], *further]
        out.print(Padding(Group(*[Text(line, "bold") for line in lines]), (1, 0)))
        self._save()

    def _leave(self, code: int, file: str = "") -> int:
        """Save the game before printing anything, and print how to resume it."""
        ignore_signals()
        path = file or self._kept()
        say = self.wording.say
        out = self.screen.console
        out.print()
        for problem in self.problems:
            out.print(Text(problem, "red"))
        if path:
            usual = seating(self.table.rules, self.table.setup.seats, None)
            command = resuming(path, self.table.bots, usual, self.language, self.set_file)
            out.print(Text(say("saved", file=path)), soft_wrap=True)
            out.print(Text(say("play-go-on", command=command)), soft_wrap=True)
        out.print(say("goodbye"))
        return code

    def _kept(self) -> str:
        """Save the game to the named file, or to a new one in the folder; return its path."""
        if self.path is not None and self._written(self.path):
            return self.path
        if not any(seat in self.table.people() for seat, _ in self.table.answers):
            return ""
        try:
            path = str(new_file(self.table.rules.name))
        except OSError as problem:
            self.problems.append(self.wording.say("file-unwritable", file=str(problem.filename)))
            return ""
        return path if self._written(path) else ""

    def _written(self, path: str) -> bool:
        try:
            self.table.save(path)
        except Wrong as wrong:
            self.problems.append(wrong.text(self.wording.catalogue))
            return False
        return True

    def _save(self) -> None:
        """Save a finished game to its named file."""
        if self.path is None:
            return
        if self._written(self.path):
            self.screen.console.print(Text(self.wording.say("saved", file=self.path)), soft_wrap=True)
        for problem in self.problems:
            self.screen.console.print(Text(problem, "red"))


@contextmanager
def hung_up() -> Iterator[None]:
    """Treat a closed window like leaving the table, so that the game is saved."""
    if current_thread() is not main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in ENDING}
    for number in ENDING:
        if number != signal.SIGINT:
            signal.signal(number, _leave_table)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _leave_table(number: int, frame: object) -> None:
    ignore_signals()
    raise Left


def ignore_signals() -> None:
    """Ignore further signals: the shell and the system both report a closed window."""
    if current_thread() is main_thread():
        for number in ENDING:
            signal.signal(number, signal.SIG_IGN)
