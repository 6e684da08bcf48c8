"""`kazamata replay`: describe a game log, or show the position after some answers."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from msgspec import to_builtins
from msgspec.json import decode
from rich.text import Text

from kazamata.cli import log_files
from kazamata.cli.arguments import add_json, add_set, number_of
from kazamata.cli.boards import board
from kazamata.cli.boards.board import Scene
from kazamata.cli.screen import console, print_json
from kazamata.cli.text_narrator import TextNarrator, styled
from kazamata.codec import gamelog
from kazamata.codec.gamelog import BadLog, GameLog, LoggedAnswer
from kazamata.codec.views import wire_view
from kazamata.codec.wire import wire_outcome
from kazamata.core.events import Event, redact
from kazamata.core.seats import SPECTATOR
from kazamata.words.catalogue import Catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("log", metavar=words.say("cli-metavar-log"), help=words.say("cli-help-log"))
    parser.add_argument("--at", metavar="N", help=words.say("cli-help-at"))
    add_set(parser, words)
    add_json(parser, words)
    parser.set_defaults(run=run)


class Replay:
    """A replayed log: its events, and one position.

    The reader of a finished game's log may know everything. A running game shows only a spectator's view.
    """

    def __init__(self, log: GameLog, at: int) -> None:
        self.log = log
        self.rules = log.rules
        state = gamelog.deal(log)
        self.state = self.rules.copy(state)
        self.deal_events = self.rules.deal_events(log.setup, int(log.header.seed))
        self.moments: list[tuple[LoggedAnswer, list[Event]]] = []
        for moment in gamelog.replay(log):
            state = moment.state
            if moment.answer.number <= at:
                self.moments.append((moment.answer, moment.events))
            if moment.answer.number == at:
                self.state = self.rules.copy(state)
        self.is_finished = self.rules.is_over(state)

    def events(self) -> list[Event]:
        """Return the events up to the position, redacted for the reader."""
        later = [event for _, events in self.moments for event in events]
        return [self.known(event) for event in (*self.deal_events, *later)]

    def known(self, event: Event) -> Event:
        return event if self.is_finished else redact(event, self.rules.event_kinds, SPECTATOR)


def run(arguments: Namespace) -> int:
    log = log_files.read_log(arguments.log)
    log_files.load_set_for(arguments.log, log, arguments.set)
    last = len(log.answers)
    at = last if arguments.at is None else number_of("--at", arguments.at, 0, last)
    try:
        replay = Replay(log, at)
    except BadLog as bad:
        raise log_files.bad_log_error(arguments.log, bad) from None
    if arguments.json:
        print_json(as_json(replay, arguments.at is not None))
    elif arguments.at is not None:
        show_position(replay, arguments.lang)
    else:
        show_story(replay, arguments.lang)
    return 0


def as_json(replay: Replay, with_position: bool) -> dict[str, Any]:
    header = replay.log.header
    shape: dict[str, Any] = {
        "game": header.game,
        "rules_version": header.rules_version,
        "seed": header.seed,
        "seats": header.seats,
        "choices": header.choices,
        "opening": [_event_as_json(replay, replay.known(event)) for event in replay.deal_events],
        "answers": [_answer_as_json(replay, answer, events) for answer, events in replay.moments],
        "outcome": to_builtins(wire_outcome(replay.rules.score(replay.state))),
    }
    if with_position:
        shape["position"] = decode(wire_view(replay.rules.show(replay.state, SPECTATOR)))
    return shape


def _answer_as_json(replay: Replay, answer: LoggedAnswer, events: list[Event]) -> dict[str, Any]:
    """Return an answer with its events; the option stays secret while the game runs."""
    shape: dict[str, Any] = {"number": answer.number, "seat": answer.seat, "ask": answer.ask}
    if replay.is_finished:
        shape |= {"option": answer.option, "text": answer.text}
    shape["events"] = [_event_as_json(replay, replay.known(event)) for event in events]
    return shape


def _event_as_json(replay: Replay, event: Event) -> dict[str, Any]:
    kind = replay.rules.event_kinds[event.kind]
    return {
        "kind": kind.name,
        "values": dict(zip([field.name for field in kind.fields], event.values, strict=False)),
    }


def wording_of(replay: Replay, language: str) -> TextNarrator:
    header = replay.log.header
    return TextNarrator(header.game, language, header.seats, header.choices)


def show_story(replay: Replay, language: str) -> None:
    """Print all events, answer by answer, and the result."""
    out = console()
    narrator = wording_of(replay, language)
    out.print(Text(narrator.say("game-title"), "bold"))
    for number, events in (
        (0, replay.deal_events),
        *((answer.number, events) for answer, events in replay.moments),
    ):
        for event in events:
            line = narrator.event(replay.known(event))
            out.print(Text(f"{number:>4}  ", "dim") + styled(line))
    for result in narrator.outcome(replay.rules.score(replay.state)):
        out.print(Text(result, "bold"))


def show_position(replay: Replay, language: str) -> None:
    """Print the table after some answers, with all hands if the game is over."""
    out = console()
    rules, seats = replay.rules, replay.log.header.seats
    narrator = wording_of(replay, language)
    game_board = board(rules.name)
    spectator = Scene(narrator, rules.see(replay.state, SPECTATOR), width=out.width)
    out.print(
        Text(narrator.say("replay-at", at=len(replay.moments), answers=len(replay.log.answers)), "bold")
    )
    out.print(game_board.draw(spectator))
    for seat, name in enumerate(seats if replay.is_finished else []):
        hand = game_board.hand(Scene(narrator, rules.see(replay.state, seat), width=out.width))
        if hand is not None:
            out.print(Text(f"{name}: ", "dim"), hand, sep="")
    for line in [narrator.event(event) for event in replay.events()[-3:]]:
        out.print(styled(("· ", *line), "cyan"))
    for result in narrator.outcome(rules.score(replay.state)):
        out.print(Text(result, "bold"))
