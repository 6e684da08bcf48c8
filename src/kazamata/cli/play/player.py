"""A person at the keyboard: what they see, what they may type, and its effect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from kazamata.bots import roster
from kazamata.bots.advice import Advice
from kazamata.cli.boards import board
from kazamata.cli.boards.board import Picked, Picks, Plan, Scene, Told
from kazamata.cli.boards.typed_words import fold, nearest
from kazamata.cli.commands.rules import clause_text, contents
from kazamata.cli.play.game import Table
from kazamata.cli.play.page import page, told
from kazamata.cli.screen import Screen
from kazamata.cli.text_narrator import Wording, styled
from kazamata.cli.usage_errors import Wrong
from kazamata.core.asks import Ask

COMMANDS: Final = ("help", "why", "undo", "hint", "table", "log", "rules", "save", "quit")
SYNONYMS: Final = {"?": "help", "q": "quit", "exit": "quit"}
ADVISER: Final = "strong"
ENDLESS: Final = 1000
CLOSE: Final = "q"
"""Closes a pager; at the table it leaves the game after a confirmation."""


class Left(Exception):
    """A person has left the table; `file` holds the game if they saved it on leaving."""

    def __init__(self, file: str = "") -> None:
        super().__init__(file)
        self.file = file


@final
class Person:
    """Reads lines until one of them is an answer, and handles all other input."""

    def __init__(
        self, table: Table, wording: Wording, screen: Screen, language: str, greeting: Sequence[str]
    ) -> None:
        self.table = table
        self.wording = wording
        self.screen = screen
        self.language = language
        self.board = board(table.rules.name)
        self.picked: int | None = None
        self.held: list[int] = []
        self.notice = list(greeting)
        self.typed = ""  # input from a pager, to be handled next
        self.marks = dict.fromkeys(table.people(), (0, 0))
        self.words = self._command_words()

    def _command_words(self) -> dict[str, str]:
        """Map all command words to commands: English words and those of the player's language."""
        words = {name: name for name in COMMANDS} | SYNONYMS
        for name in COMMANDS:
            words |= dict.fromkeys(map(fold, self.wording.say(f"play-word-{name}").split()), name)
        return words

    def answer(self, seat: int) -> None:
        """Ask a seat until it answers or undoes an answer."""
        done = False
        while not done:
            ask = self.table.ask_to(seat)
            assert ask is not None, "only who is asked can answer"
            scene = self._scene(ask)
            self._show(scene)
            line = self.typed or self.screen.read("> ").strip()
            self.typed = ""
            done = self._hear(scene, ask, line)

    def brief(self, view: Any) -> None:
        """Show the briefing before the first question."""
        text = self.board.briefing(Scene(self.wording, view, width=self.screen.console.width))
        if text is not None:
            self._read_out(text)

    def _scene(self, ask: Ask) -> Scene:
        view = self.table.view(int(ask.seat))
        width, height = self.screen.console.width, self.screen.height
        question = self.table.rules.question(self.table.state, ask)
        return Scene(self.wording, view, question, self.picked, tuple(self.held), width, height)

    def _show(self, scene: Scene) -> None:
        assert scene.ask is not None
        seat = int(scene.ask.seat)
        before, latest = self.marks[seat]
        events = self.table.told(seat, before if self.table.can_undo(seat) else latest)
        story = [
            self.wording.event(event) for event in events if not self.board.leaves_out(scene.view, event)
        ]
        self.screen.clear()
        self.screen.console.print(
            page(self.screen.console, self.screen.height, self.board, scene, story, self.notice)
        )
        self.notice = []

    def _hear(self, scene: Scene, ask: Ask, line: str) -> bool:
        """Handle a line of input; return True if the question is answered."""
        word, _, rest = line.partition(" ")
        command = self.words.get(fold(word))
        if command is not None:
            return self._command(command)(scene, ask, rest.strip())
        if line:
            return self._answer(scene, ask, line)
        if len(ask.options) == 1:
            return self._take(ask, Plan(((int(ask.kind), ask.options[0]),)))
        self._put_back()
        return False

    def _put_back(self) -> None:
        """Return selected and named cards to the hand."""
        self.picked = None
        self.held = []

    def _command(self, name: str) -> Callable[[Scene, Ask, str], bool]:
        return {
            "help": self._help,
            "why": self._why,
            "undo": self._undo,
            "hint": self._hint,
            "table": self._table,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
            "quit": self._quit,
        }[name]

    # answers

    def _answer(self, scene: Scene, ask: Ask, line: str) -> bool:
        reading = self.board.read(scene, line)
        if isinstance(reading, Plan):
            picks = self.board.picks(scene)
            return self._act(ask, reading) if picks is None else self._gather(scene, ask, reading, picks)
        if isinstance(reading, Picked):
            self._pick(scene, ask, reading.card)
        elif isinstance(reading, Told):
            self._tell(reading)
        else:
            meant = nearest(line, [*self.words, *self.board.words(scene)])
            near = [self.wording.say("play-did-you-mean", word=meant)] if meant else []
            self.notice = [" ".join((self.wording.say(reading.key, **reading.values), *near))]
        return False

    def _tell(self, seen: Told) -> None:
        """Show information about the table: as a notice, or as pages."""
        if seen.long:
            self._read_out(seen.text)
        else:
            self.notice = [str(seen.text)]

    def _pick(self, scene: Scene, ask: Ask, card: int) -> None:
        self.picked = card if self.board.places(scene, card) else None
        if self.picked is None:
            self.notice = [self._places_told(scene, card)]

    def _places_told(self, scene: Scene, card: int) -> str:
        places = self.board.places(scene, card)
        key = "play-places" if places else "play-no-place"
        return self.wording.say(key, card=card, places=places)

    def _act(self, ask: Ask, plan: Plan) -> bool:
        """Carry out an action with its cards; if some are missing, keep the others and ask."""
        head, *rest = plan.answers
        twin = self.table.twin_after(int(ask.seat), head[1]) if rest else None
        asked = None if twin is None else self.table.ask_to(int(ask.seat), twin)
        if asked is None:
            return self._take(ask, plan)
        rules = self.table.rules
        scene = Scene(self.wording, rules.see(twin, int(ask.seat)), rules.question(twin, asked))
        picks = self.board.picks(scene)
        if picks is None or len(rest) >= picks.wanted:
            return self._take(ask, plan)
        return (
            self._take(ask, Plan((head,)))
            and self._gather(scene, asked, Plan(tuple(rest)), picks) is not None
        )

    def _gather(self, scene: Scene, ask: Ask, plan: Plan, picks: Picks) -> bool:
        """Collect cards in any order until all wanted ones are named; then answer with them."""
        seat, kind = int(ask.seat), int(ask.kind)
        held = [*self.held, *(option for _, option in plan.answers)]
        lacking = list((Counter(held) - Counter(picks.among)).elements())
        if lacking:
            refusal = self.table.rules.why(self.table.state, seat, lacking[0])
            twice = self.wording.say("play-named-twice", card=self.board.option(scene, lacking[0]))
            self.notice = [
                twice if lacking[0] in picks.among or refusal is None else self.wording.refusal(refusal)
            ]
        elif len(held) > picks.wanted:
            self.notice = [self.wording.say("play-too-many", wanted=picks.wanted)]
        elif len(held) < picks.wanted:
            self.held = held
        else:
            return self._take(ask, Plan(tuple((kind, option) for option in sorted(held))))
        return False

    def _take(self, ask: Ask, plan: Plan) -> bool:
        """Carry out a plan completely or not at all."""
        seat = int(ask.seat)
        wanted, refusal = self.table.rehearse(seat, plan)
        if refusal is not None:
            self.notice = [self.wording.refusal(refusal)]
            return False
        if self._too_many(plan, wanted):
            several = len({kind for kind, _ in plan.answers}) == 1
            key, count = ("play-too-many-answers", wanted) if several else ("play-too-many", wanted - 1)
            self.notice = [self.wording.say(key, wanted=count)]
            return False
        if not self.table.can_undo(seat):
            self.marks[seat] = (self.marks[seat][1], len(self.table.events))
        for _, option in plan.answers[:wanted]:
            self.table.take(seat, option)
        self._put_back()
        return True

    def _too_many(self, plan: Plan, wanted: int) -> bool:
        """Whether more cards were named than wanted; discarding the whole hand wants none."""
        kinds = [kind for kind, _ in plan.answers]
        return wanted < len(kinds) and kinds[wanted] in kinds[:wanted]

    # commands

    def _help(self, scene: Scene, ask: Ask, rest: str) -> bool:
        say = self.wording.say
        commands = [f"{self._word(name)}: {say(f'play-help-{name}')}" for name in COMMANDS]
        chapters = (
            ("play-help-answer", self.board.manual(scene)),
            ("play-help-signs", self.board.legend(scene)),
            ("play-help-commands", commands),
        )
        parts: list[RenderableType] = []
        for title, lines in chapters:
            parts += [Text(say(title), "bold"), *[Padding(line, (0, 0, 0, 2)) for line in lines]]
        self._read_out(*parts)
        return False

    def _word(self, name: str) -> str:
        return self.wording.say(f"play-word-{name}").split()[0]

    def _why(self, scene: Scene, ask: Ask, rest: str) -> bool:
        """Show the clause that forbids an answer, or that it is allowed."""
        reading = self.board.read(scene, rest) if rest else None
        if isinstance(reading, Plan):
            text = self._judgement(scene, ask, reading)
        elif isinstance(reading, Picked):
            text = self._places_told(scene, reading.card)
        else:
            text = self.wording.say("play-why-what", example=self.board.token(scene, ask.options[0]))
        self.notice = [text]
        return False

    def _judgement(self, scene: Scene, ask: Ask, plan: Plan) -> str:
        refusal = self.table.rehearse(int(ask.seat), plan)[1]
        if refusal is not None:
            return self.wording.refusal(refusal)
        option = self.board.option(scene, plan.answers[0][1])
        return self.wording.say("why-possible", option=option)

    def _undo(self, scene: Scene, ask: Ask, rest: str) -> bool:
        seat = int(ask.seat)
        if self.picked is not None or self.held:
            self._put_back()
            self.notice = [self.wording.say("undone")]
            return False
        if not self.table.undo(seat):
            answered = any(who == seat for who, _ in self.table.answers)
            self.notice = [self.wording.say("undo-barred" if answered else "undo-nothing")]
            return False
        if not self.table.can_undo(seat):
            before = self.marks[seat][0]
            self.marks[seat] = (before, before)
        self.notice = [self.wording.say("undone")]
        return True

    def _hint(self, scene: Scene, ask: Ask, rest: str) -> bool:
        if ADVISER not in roster.names(self.table.rules.name):
            self.notice = [self.wording.say("hint-none")]
            return False
        further, advice = self._further(scene, ask)
        text = ", ".join(self.board.option(scene, option) for option in further)
        typed = " ".join(self.board.token(scene, option) for option in further)
        self.notice = [self.wording.say("play-hint", option=text, typed=typed)]
        if advice and advice.reason:
            other = self.board.option(scene, advice.second_best) if advice.second_best >= 0 else ""
            self.notice.append(self.wording.advice(advice.reason, advice.numbers, other))
        return False

    def _further(self, scene: Scene, ask: Ask) -> tuple[list[int], Advice | None]:
        """Return a bot's answer and its reason; for several cards, the answers still missing."""
        picks = self.board.picks(scene)
        if picks is None:
            advice = self.table.hint(ask, ADVISER)
            return [advice.option], advice
        wanted = self.table.hints(ask, ADVISER, picks.wanted)
        left = list((Counter(wanted) - Counter(self.held)).elements())
        return left[: picks.wanted - len(self.held)], None

    def _table(self, scene: Scene, ask: Ask, rest: str) -> bool:
        """Show the whole table and all options, page by page."""
        tall = replace(scene, height=ENDLESS)
        self._read_out(page(self.screen.console, ENDLESS, self.board, tall, (), ()))
        return False

    def _log(self, scene: Scene, ask: Ask, rest: str) -> bool:
        events = self.table.told(int(ask.seat))
        kept = [event for event in events if not self.board.leaves_out(scene.view, event)]
        story = told([self.wording.event(event) for event in kept])
        self._read_out(*[styled(("· ", *line)) for line in story])
        return False

    def _rules(self, scene: Scene, ask: Ask, rest: str) -> bool:
        game = self.table.rules.name
        try:
            text = clause_text(game, self.language, rest) if rest else contents(game, self.language)
        except Wrong as wrong:
            self.notice = [wrong.text(self.wording.catalogue)]
        else:
            self._read_out(text)
        return False

    def _save(self, scene: Scene, ask: Ask, rest: str) -> bool:
        self._write(rest)
        return False

    def _write(self, file: str) -> bool:
        """Save the game; return False, with a notice, if that fails."""
        if not file:
            self.notice = [self.wording.say("play-save-where")]
            return False
        try:
            self.table.save(file)
        except Wrong as wrong:
            self.notice = [wrong.text(self.wording.catalogue)]
            return False
        self.notice = [self.wording.say("saved", file=file)]
        return True

    def _quit(self, scene: Scene, ask: Ask, rest: str) -> bool:
        """Confirm before leaving; `save FILE` saves the game on the way out."""
        word, _, file = self.screen.read(self.wording.say("play-really-quit") + " ").strip().partition(" ")
        if self.words.get(fold(word)) == "save":
            if self._write(file.strip()):
                raise Left(file.strip())
        elif fold(word) in map(fold, self.wording.say("play-word-yes").split()):
            raise Left
        return False

    def _read_out(self, *texts: RenderableType) -> None:
        """Show a long text before the game continues."""
        typed = self.screen.read_out(Group(*texts), self.wording.say("press-enter") + " ")
        self.typed = "" if typed.lower() == CLOSE else typed
