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
from kazamata.cli.exit_codes import INTERRUPTED
from kazamata.cli.play.game import TerminalGame
from kazamata.cli.play.page import merge_repeats
from kazamata.cli.play.player import PlayerLeft, TerminalPlayer
from kazamata.cli.play.saved_games import new_file, resume_command
from kazamata.cli.play.seat_assignment import assign_seats
from kazamata.cli.screen import Screen
from kazamata.cli.text_narrator import TextNarrator, styled
from kazamata.cli.usage_errors import UsageError
from kazamata.core.asks import Ask
from kazamata.core.seats import SPECTATOR

LAST_LINES: Final = 6
EXIT_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGHUP", "SIGTERM") if hasattr(signal, name)
)
"""The signals that end a game."""


@final
class Session:
    """Asks bots and people in turn until the game is over."""

    def __init__(
        self,
        game: TerminalGame,
        narrator: TextNarrator,
        screen: Screen,
        language: str,
        path: str | None,
        set_file: str = "",
    ) -> None:
        self.game = game
        self.narrator = narrator
        self.screen = screen
        self.language = language
        self.path = path
        self.set_file = set_file
        self.player = TerminalPlayer(game, narrator, screen, language, self.greeting())
        self.seat_on_screen = SPECTATOR  # the seat whose hand was last on the screen
        self.problems: list[str] = []  # why the game could not be saved

    def play(self) -> int:
        """Play the whole game; return 0 even if a person leaves early."""
        with leaving_on_signals():
            try:
                self._play_to_end()
            except PlayerLeft as left:
                return self._leave(0, left.file)
            except EOFError:
                return self._leave(0)
            except KeyboardInterrupt:
                return self._leave(INTERRUPTED)
            self._finish()
        return 0

    def greeting(self) -> list[str]:
        """Return the opening lines: the game, the seed (to replay it), and how to get help."""
        say = self.narrator.say
        seed = say("seed-is", seed=str(self.game.seed))
        return [f"{say('game-title')} · {seed} · {say('play-greeting')}"]

    def _play_to_end(self) -> None:
        self._print_bot_events(0)
        people = self.game.human_seats()
        if people and not self.game.answers:
            self.player.show_briefing(self.game.view(people[0]))
        while asks := self.game.asks():
            bot = next((ask for ask in asks if self.game.bots[ask.seat] is not None), None)
            if bot is not None:
                self._bot_turn(bot)
            else:
                self._player_turn(self._next_player_ask(asks))

    def _next_player_ask(self, asks: list[Ask]) -> Ask:
        """Return the next question to a person; the person at the keyboard goes first."""
        return self.game.rules.ask_of(self.game.state, self.seat_on_screen) or asks[0]

    def _bot_turn(self, ask: Ask) -> None:
        """Let a bot answer immediately; print the events if only bots play."""
        before = len(self.game.events)
        self.game.answer_bot(ask)
        self._print_bot_events(before)

    def _print_bot_events(self, since: int) -> None:
        if not self.game.human_seats():
            for event in self.game.events_for(SPECTATOR, since):
                self.screen.console.print(styled(self.narrator.event(event)))

    def _player_turn(self, ask: Ask) -> None:
        seat = int(ask.seat)
        if seat != self.seat_on_screen and len(self.game.human_seats()) > 1:
            self._curtain(seat)
        self.seat_on_screen = seat
        self.player.answer(seat)

    def _curtain(self, seat: int) -> None:
        """Hide the screen before the next person takes the keyboard."""
        self.screen.clear()
        name = self.narrator.seat(seat)
        self.screen.console.print(Text("\n\n" + self.narrator.say("pass-keyboard", name=name) + "\n", "bold"))
        self.screen.read(self.narrator.say("press-enter-ready", name=name) + " ")
        self.screen.clear()

    def _finish(self) -> None:
        """Show the last position with all cards open, the result, and the log's file."""
        self.screen.clear()
        seat = self.game.human_seats()[0] if len(self.game.human_seats()) == 1 else SPECTATOR
        out = self.screen.console
        scene = Scene(self.narrator, self.game.view(seat), width=out.width)
        out.print(Padding(board(self.game.rules.name).draw(scene), (1, 0)))
        for line in merge_repeats([self.narrator.event(event) for event in self.game.events_for(seat)])[
            -LAST_LINES:
        ]:
            out.print(styled(("· ", *line), "cyan"))
        lines = self.narrator.outcome(self.game.rules.score(self.game.state))
        reasons, further = board(self.game.rules.name).ending(scene)
        lines = [*lines[:1], *reasons, *lines[1:], *further]
        out.print(Padding(Group(*[Text(line, "bold") for line in lines]), (1, 0)))
        self._save()

    def _leave(self, code: int, file: str = "") -> int:
        """Save the game before printing anything, and print how to resume it."""
        ignore_signals()
        path = file or self._save_unfinished()
        say = self.narrator.say
        out = self.screen.console
        out.print()
        for problem in self.problems:
            out.print(Text(problem, "red"))
        if path:
            default = assign_seats(self.game.rules, self.game.setup.seats, None)
            command = resume_command(path, self.game.bots, default, self.language, self.set_file)
            out.print(Text(say("saved", file=path)), soft_wrap=True)
            out.print(Text(say("play-go-on", command=command)), soft_wrap=True)
        out.print(say("goodbye"))
        return code

    def _save_unfinished(self) -> str:
        """Save the game to the named file, or to a new one in the folder; return its path."""
        if self.path is not None and self._try_save(self.path):
            return self.path
        if not any(seat in self.game.human_seats() for seat, _ in self.game.answers):
            return ""
        try:
            path = str(new_file(self.game.rules.name))
        except OSError as problem:
            self.problems.append(self.narrator.say("file-unwritable", file=str(problem.filename)))
            return ""
        return path if self._try_save(path) else ""

    def _try_save(self, path: str) -> bool:
        try:
            self.game.save(path)
        except UsageError as error:
            self.problems.append(error.text(self.narrator.catalogue))
            return False
        return True

    def _save(self) -> None:
        """Save a finished game to its named file."""
        if self.path is None:
            return
        if self._try_save(self.path):
            self.screen.console.print(Text(self.narrator.say("saved", file=self.path)), soft_wrap=True)
        for problem in self.problems:
            self.screen.console.print(Text(problem, "red"))


@contextmanager
def leaving_on_signals() -> Iterator[None]:
    """Treat a closed window like leaving the table, so that the game is saved."""
    if current_thread() is not main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in EXIT_SIGNALS}
    for number in EXIT_SIGNALS:
        if number != signal.SIGINT:
            signal.signal(number, _leave_table)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _leave_table(number: int, frame: object) -> None:
    ignore_signals()
    raise PlayerLeft


def ignore_signals() -> None:
    """Ignore further signals: the shell and the system both report a closed window."""
    if current_thread() is main_thread():
        for number in EXIT_SIGNALS:
            signal.signal(number, signal.SIG_IGN)
