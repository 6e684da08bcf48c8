"""The course of a terminal game: whose turn it is, what they see, how it ends."""

from __future__ import annotations

from typing import Final, final

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from kazamata.cli.boards import board
from kazamata.cli.boards.board import Scene
from kazamata.cli.play.page import told
from kazamata.cli.play.person import Left, Person
from kazamata.cli.play.table import Table
from kazamata.cli.screen import Screen
from kazamata.cli.wording import Wording, styled
from kazamata.cli.wrong import Wrong
from kazamata.core.asks import Ask
from kazamata.core.seats import SPECTATOR

INTERRUPTED: Final = 130
LAST_LINES: Final = 6


@final
class Session:
    """Asks whoever must decide, bots at once and people at the keyboard, until the game is over."""

    def __init__(
        self, table: Table, wording: Wording, screen: Screen, language: str, path: str | None
    ) -> None:
        self.table = table
        self.wording = wording
        self.screen = screen
        self.path = path
        self.person = Person(table, wording, screen, language, self.greeting())
        self.shown: int | None = None  # whose hand was last on the screen

    def play(self) -> int:
        """The whole game; 0 even if it is left early, which is no error."""
        try:
            self._play_on()
        except (Left, EOFError):
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        self._finish()
        return 0

    def greeting(self) -> list[str]:
        """What is played, the seed (so that it can be played again), and how to get help."""
        say = self.wording.say
        seed = say("seed-is", seed=str(self.table.seed))
        return [f"{say('game-title')} · {seed} · {say('play-greeting')}"]

    def _play_on(self) -> None:
        self._tell_bots(0)
        while asks := self.table.asks():
            bot = next((ask for ask in asks if self.table.bots[ask.seat] is not None), None)
            if bot is not None:
                self._let_bot(bot)
            else:
                self._let_person(self._next_person(asks))

    def _next_person(self, asks: list[Ask]) -> Ask:
        """Whoever has the keyboard keeps it as long as there is something to decide."""
        return next((ask for ask in asks if ask.seat == self.shown), asks[0])

    def _let_bot(self, ask: Ask) -> None:
        """Bots answer at once; where only bots play their story is told as it happens."""
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
        """Nobody sees a hand that is not theirs."""
        self.screen.clear()
        name = self.wording.seat(seat)
        self.screen.console.print(Text("\n\n" + self.wording.say("pass-keyboard", name=name) + "\n", "bold"))
        self.screen.read(self.wording.say("press-enter-ready", name=name) + " ")
        self.screen.clear()

    def _finish(self) -> None:
        """The last position with all cards open, the result, and where the log is."""
        self.screen.clear()
        seat = self.table.people()[0] if len(self.table.people()) == 1 else SPECTATOR
        out = self.screen.console
        scene = Scene(self.wording, self.table.view(seat), width=out.width)
        out.print(Padding(board(self.table.rules.name).draw(scene), (1, 0)))
        for line in told([self.wording.event(event) for event in self.table.told(seat)])[-LAST_LINES:]:
            out.print(styled(("· ", *line), "cyan"))
        lines = self.wording.outcome(self.table.rules.score(self.table.state))
        out.print(Padding(Group(*[Text(line, "bold") for line in lines]), (1, 0)))
        self._save()

    def _leave(self, code: int) -> int:
        self.screen.console.print()
        self._save()
        self.screen.console.print(self.wording.say("goodbye"))
        return code

    def _save(self) -> None:
        if self.path is None:
            return
        try:
            self.table.save(self.path)
        except Wrong as wrong:
            self.screen.console.print(wrong.text(self.wording.catalogue), style="red")
        else:
            self.screen.console.print(self.wording.say("saved", file=self.path))
