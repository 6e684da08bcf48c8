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
from kazamata.cli.boards.board import CardRequest, InfoReply, PickedCard, Scene, TypedAnswers
from kazamata.cli.boards.typed_words import fold, nearest
from kazamata.cli.commands.rules import clause_text, contents
from kazamata.cli.play.game import TerminalGame
from kazamata.cli.play.page import merge_repeats, page
from kazamata.cli.screen import Screen
from kazamata.cli.text_narrator import TextNarrator, styled
from kazamata.cli.usage_errors import UsageError
from kazamata.core.asks import Ask

COMMANDS: Final = ("help", "why", "undo", "hint", "table", "log", "rules", "save", "quit")
SYNONYMS: Final = {"?": "help", "q": "quit", "exit": "quit"}
ADVISER: Final = "strong"
ENDLESS: Final = 1000
CLOSE: Final = "q"
"""Closes a pager; at the table it leaves the game after a confirmation."""


class PlayerLeft(Exception):
    """A person has left the table; `file` holds the game if they saved it on leaving."""

    def __init__(self, file: str = "") -> None:
        super().__init__(file)
        self.file = file


@final
class TerminalPlayer:
    """Reads lines until one of them is an answer, and handles all other input."""

    def __init__(
        self,
        game: TerminalGame,
        narrator: TextNarrator,
        screen: Screen,
        language: str,
        greeting: Sequence[str],
    ) -> None:
        self.game = game
        self.narrator = narrator
        self.screen = screen
        self.language = language
        self.board = board(game.rules.name)
        self.picked_card: int | None = None
        self.named_cards: list[int] = []
        self.notice = list(greeting)
        self.pending_input = ""  # input from a pager, to be handled next
        self.events_seen = dict.fromkeys(game.human_seats(), (0, 0))
        self.words = self._command_words()

    def _command_words(self) -> dict[str, str]:
        """Map all command words to commands: English words and those of the player's language."""
        words = {name: name for name in COMMANDS} | SYNONYMS
        for name in COMMANDS:
            words |= dict.fromkeys(map(fold, self.narrator.say(f"play-word-{name}").split()), name)
        return words

    def answer(self, seat: int) -> None:
        """Ask a seat until it answers or undoes an answer."""
        done = False
        while not done:
            ask = self.game.rules.ask_of(self.game.state, seat)
            assert ask is not None, "only who is asked can answer"
            scene = self._scene(ask)
            self._show(scene)
            line = self.pending_input or self.screen.read("> ").strip()
            self.pending_input = ""
            done = self._handle_line(scene, ask, line)

    def show_briefing(self, view: Any) -> None:
        """Show the briefing before the first question."""
        text = self.board.briefing(Scene(self.narrator, view, width=self.screen.console.width))
        if text is not None:
            self._show_in_pages(text)

    def _scene(self, ask: Ask) -> Scene:
        view = self.game.view(int(ask.seat))
        width, height = self.screen.console.width, self.screen.height
        question = self.game.rules.question(self.game.state, ask)
        return Scene(self.narrator, view, question, self.picked_card, tuple(self.named_cards), width, height)

    def _show(self, scene: Scene) -> None:
        assert scene.question is not None
        seat = int(scene.question.seat)
        before, latest = self.events_seen[seat]
        events = self.game.events_for(seat, before if self.game.can_undo(seat) else latest)
        story = [
            self.narrator.event(event) for event in events if not self.board.hides_event(scene.view, event)
        ]
        self.screen.clear()
        self.screen.console.print(
            page(self.screen.console, self.screen.height, self.board, scene, story, self.notice)
        )
        self.notice = []

    def _handle_line(self, scene: Scene, ask: Ask, line: str) -> bool:
        """Handle a line of input; return True if the question is answered."""
        word, _, rest = line.partition(" ")
        command = self.words.get(fold(word))
        if command is not None:
            return self._command(command)(scene, ask, rest.strip())
        if line:
            return self._answer(scene, ask, line)
        if len(ask.options) == 1:
            return self._take(ask, TypedAnswers(((int(ask.kind), ask.options[0]),)))
        self._put_back()
        return False

    def _put_back(self) -> None:
        """Return selected and named cards to the hand."""
        self.picked_card = None
        self.named_cards = []

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
        if isinstance(reading, TypedAnswers):
            request = self.board.card_request(scene)
            return (
                self._carry_out(ask, reading)
                if request is None
                else self._collect_cards(scene, ask, reading, request)
            )
        if isinstance(reading, PickedCard):
            self._pick(scene, ask, reading.card)
        elif isinstance(reading, InfoReply):
            self._show_info(reading)
        else:
            meant = nearest(line, [*self.words, *self.board.words(scene)])
            near = [self.narrator.say("play-did-you-mean", word=meant)] if meant else []
            self.notice = [" ".join((self.narrator.say(reading.key, **reading.values), *near))]
        return False

    def _show_info(self, seen: InfoReply) -> None:
        """Show information about the table: as a notice, or as pages."""
        if seen.long:
            self._show_in_pages(seen.text)
        else:
            self.notice = [str(seen.text)]

    def _pick(self, scene: Scene, ask: Ask, card: int) -> None:
        self.picked_card = card if self.board.places(scene, card) else None
        if self.picked_card is None:
            self.notice = [self._places_text(scene, card)]

    def _places_text(self, scene: Scene, card: int) -> str:
        places = self.board.places(scene, card)
        key = "play-places" if places else "play-no-place"
        return self.narrator.say(key, card=card, places=places)

    def _carry_out(self, ask: Ask, typed_answers: TypedAnswers) -> bool:
        """Carry out an action with its cards; if some are missing, keep the others and ask."""
        head, *rest = typed_answers.answers
        walk = self.game.try_answers(int(ask.seat))
        asked = walk.ask if rest and walk.give(head[1]) else None
        if asked is None:
            return self._take(ask, typed_answers)
        scene = Scene(self.narrator, walk.view, walk.question)
        request = self.board.card_request(scene)
        if request is None or len(rest) >= request.wanted:
            return self._take(ask, typed_answers)
        return (
            self._take(ask, TypedAnswers((head,)))
            and self._collect_cards(scene, asked, TypedAnswers(tuple(rest)), request) is not None
        )

    def _collect_cards(
        self, scene: Scene, ask: Ask, typed_answers: TypedAnswers, request: CardRequest
    ) -> bool:
        """Collect cards in any order until all wanted ones are named; then answer with them."""
        seat, kind = int(ask.seat), int(ask.kind)
        named = [*self.named_cards, *(option for _, option in typed_answers.answers)]
        lacking = list((Counter(named) - Counter(request.among)).elements())
        if lacking:
            refusal = self.game.rules.why(self.game.state, seat, lacking[0])
            twice = self.narrator.say("play-named-twice", card=self.board.option(scene, lacking[0]))
            self.notice = [
                twice if lacking[0] in request.among or refusal is None else self.narrator.refusal(refusal)
            ]
        elif len(named) > request.wanted:
            self.notice = [self.narrator.say("play-too-many", wanted=request.wanted)]
        elif len(named) < request.wanted:
            self.named_cards = named
        else:
            return self._take(ask, TypedAnswers(tuple((kind, option) for option in sorted(named))))
        return False

    def _take(self, ask: Ask, typed_answers: TypedAnswers) -> bool:
        """Carry out all typed answers or none."""
        seat = int(ask.seat)
        wanted, refusal = self.game.dry_run(seat, typed_answers)
        if refusal is not None:
            self.notice = [self.narrator.refusal(refusal)]
            return False
        if self._too_many(typed_answers, wanted):
            several = len({kind for kind, _ in typed_answers.answers}) == 1
            key, count = ("play-too-many-answers", wanted) if several else ("play-too-many", wanted - 1)
            self.notice = [self.narrator.say(key, wanted=count)]
            return False
        if not self.game.can_undo(seat):
            self.events_seen[seat] = (self.events_seen[seat][1], len(self.game.events))
        for _, option in typed_answers.answers[:wanted]:
            self.game.take(seat, option)
        self._put_back()
        return True

    def _too_many(self, typed_answers: TypedAnswers, wanted: int) -> bool:
        """Whether more cards were named than wanted; discarding the whole hand needs none."""
        kinds = [kind for kind, _ in typed_answers.answers]
        return wanted < len(kinds) and kinds[wanted] in kinds[:wanted]

    # commands

    def _help(self, scene: Scene, ask: Ask, rest: str) -> bool:
        say = self.narrator.say
        commands = [f"{self._word(name)}: {say(f'play-help-{name}')}" for name in COMMANDS]
        chapters = (
            ("play-help-answer", self.board.manual(scene)),
            ("play-help-signs", self.board.legend(scene)),
            ("play-help-commands", commands),
        )
        parts: list[RenderableType] = []
        for title, lines in chapters:
            parts += [Text(say(title), "bold"), *[Padding(line, (0, 0, 0, 2)) for line in lines]]
        self._show_in_pages(*parts)
        return False

    def _word(self, name: str) -> str:
        return self.narrator.say(f"play-word-{name}").split()[0]

    def _why(self, scene: Scene, ask: Ask, rest: str) -> bool:
        """Show the clause that forbids an answer, or that it is allowed."""
        reading = self.board.read(scene, rest) if rest else None
        if isinstance(reading, TypedAnswers):
            text = self._legality_text(scene, ask, reading)
        elif isinstance(reading, PickedCard):
            text = self._places_text(scene, reading.card)
        else:
            text = self.narrator.say("play-why-what", example=self.board.typed_form(scene, ask.options[0]))
        self.notice = [text]
        return False

    def _legality_text(self, scene: Scene, ask: Ask, typed_answers: TypedAnswers) -> str:
        refusal = self.game.dry_run(int(ask.seat), typed_answers)[1]
        if refusal is not None:
            return self.narrator.refusal(refusal)
        option = self.board.option(scene, typed_answers.answers[0][1])
        return self.narrator.say("why-possible", option=option)

    def _undo(self, scene: Scene, ask: Ask, rest: str) -> bool:
        seat = int(ask.seat)
        if self.picked_card is not None or self.named_cards:
            self._put_back()
            self.notice = [self.narrator.say("undone")]
            return False
        if not self.game.undo(seat):
            answered = any(who == seat for who, _ in self.game.answers)
            self.notice = [self.narrator.say("undo-barred" if answered else "undo-nothing")]
            return False
        if not self.game.can_undo(seat):
            before = self.events_seen[seat][0]
            self.events_seen[seat] = (before, before)
        self.notice = [self.narrator.say("undone")]
        return True

    def _hint(self, scene: Scene, ask: Ask, rest: str) -> bool:
        if ADVISER not in roster.names(self.game.rules.name):
            self.notice = [self.narrator.say("hint-none")]
            return False
        further, advice = self._advised_answers(scene, ask)
        text = ", ".join(self.board.option(scene, option) for option in further)
        typed = " ".join(self.board.typed_form(scene, option) for option in further)
        self.notice = [self.narrator.say("play-hint", option=text, typed=typed)]
        if advice and advice.reason:
            other = self.board.option(scene, advice.second_best) if advice.second_best >= 0 else ""
            self.notice.append(self.narrator.advice(advice.reason, advice.numbers, other))
        return False

    def _advised_answers(self, scene: Scene, ask: Ask) -> tuple[list[int], Advice | None]:
        """Return a bot's answer and its reason; for several cards, the answers still missing."""
        request = self.board.card_request(scene)
        if request is None:
            advice = self.game.hint(ask, ADVISER)
            return [advice.option], advice
        wanted = self.game.hints(ask, ADVISER, request.wanted)
        left = list((Counter(wanted) - Counter(self.named_cards)).elements())
        return left[: request.wanted - len(self.named_cards)], None

    def _table(self, scene: Scene, ask: Ask, rest: str) -> bool:
        """Show the whole table and all options, page by page."""
        tall = replace(scene, height=ENDLESS)
        self._show_in_pages(page(self.screen.console, ENDLESS, self.board, tall, (), ()))
        return False

    def _log(self, scene: Scene, ask: Ask, rest: str) -> bool:
        events = self.game.events_for(int(ask.seat))
        visible = [event for event in events if not self.board.hides_event(scene.view, event)]
        story = merge_repeats([self.narrator.event(event) for event in visible])
        self._show_in_pages(*[styled(("· ", *line)) for line in story])
        return False

    def _rules(self, scene: Scene, ask: Ask, rest: str) -> bool:
        game = self.game.rules.name
        try:
            text = clause_text(game, self.language, rest) if rest else contents(game, self.language)
        except UsageError as error:
            self.notice = [error.text(self.narrator.catalogue)]
        else:
            self._show_in_pages(text)
        return False

    def _save(self, scene: Scene, ask: Ask, rest: str) -> bool:
        self._write(rest)
        return False

    def _write(self, file: str) -> bool:
        """Save the game; return False, with a notice, if that fails."""
        if not file:
            self.notice = [self.narrator.say("play-save-where")]
            return False
        try:
            self.game.save(file)
        except UsageError as error:
            self.notice = [error.text(self.narrator.catalogue)]
            return False
        self.notice = [self.narrator.say("saved", file=file)]
        return True

    def _quit(self, scene: Scene, ask: Ask, rest: str) -> bool:
        """Confirm before leaving; `save FILE` saves the game on the way out."""
        word, _, file = self.screen.read(self.narrator.say("play-really-quit") + " ").strip().partition(" ")
        if self.words.get(fold(word)) == "save":
            if self._write(file.strip()):
                raise PlayerLeft(file.strip())
        elif fold(word) in map(fold, self.narrator.say("play-word-yes").split()):
            raise PlayerLeft
        return False

    def _show_in_pages(self, *texts: RenderableType) -> None:
        """Show a long text before the game continues."""
        typed = self.screen.show_in_pages(Group(*texts), self.narrator.say("press-enter") + " ")
        self.pending_input = "" if typed.lower() == CLOSE else typed
