"""The views between the steps of an answer: they lead back to what the viewer saw before it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kazamata import game_registry
from kazamata.codec import gamelog
from kazamata.codec.views import wire_view
from kazamata.core.events import EventSink
from kazamata.core.seats import SPECTATOR
from kazamata.server.messages.outgoing import EarlierView
from kazamata.server.rendering.earlier_views import earlier_views
from kazamata.server.store.records import ACTOR_PERSON, ACTOR_STAND_IN, NOTE_HINT
from kazamata.server.tables.history import GameHistory

GOLDEN = Path(__file__).parents[1] / "golden"
VIEWERS = (SPECTATOR, 0, 1)


def seen(history: GameHistory, position: Any, viewer: int) -> Any:
    return json.loads(bytes(wire_view(history.rules.show(position, viewer))))


def changed(view: Any, changes: Any) -> Any:
    """The view with other values; a second opinion on what the page does."""
    if not isinstance(changes, dict) or not isinstance(view, (dict, list)):
        return changes
    pairs = view.items() if isinstance(view, dict) else enumerate(view)
    new = {key: changed(value, changes[str(key)]) if str(key) in changes else value for key, value in pairs}
    return new if isinstance(view, dict) else [new[index] for index in range(len(view))]


def applied(view: Any, earlier: EarlierView) -> Any:
    return changed(view, json.loads(bytes(earlier.changes)))


def replayed(game: str, file: str) -> tuple[GameHistory, list[gamelog.LoggedAnswer]]:
    log = gamelog.load(GOLDEN / game / file)
    rules, header = game_registry.rules(game), log.header
    setup = rules.setup(len(header.seats), dict(header.choices))
    return GameHistory(rules, setup, int(header.seed)), list(log.answers)


def test_earlier_views_are_those_between_the_steps() -> None:
    history, answers = replayed("lords", "full-4-greedy.jsonl")
    longest = 0
    for answer in answers[:150]:
        before, sink = history.rules.copy(history.position), EventSink(True)
        between = {viewer: [(0, seen(history, before, viewer))] for viewer in VIEWERS}
        for _ in history.rules.apply_stepwise(before, answer.seat, answer.option, sink):
            for viewer in VIEWERS:
                between[viewer].append((len(sink.events), seen(history, before, viewer)))
        history.accept(history.propose(answer.seat, answer.option, history.seq, ACTOR_PERSON, 0.0))
        for viewer in VIEWERS:
            view = seen(history, history.position, viewer)
            sent = earlier_views(history, history.seq - 1, viewer)
            longest = max(longest, len(sent))
            for earlier in reversed(sent):
                view = applied(view, earlier)
                assert (earlier.events, view) in between[viewer]
            assert view == between[viewer][0][1]
    assert longest > 10


def test_several_entries_lead_back_to_the_first() -> None:
    history, answers = replayed("lords", "full-4-greedy.jsonl")
    for answer in answers[:40]:
        history.accept(history.propose(answer.seat, answer.option, history.seq, ACTOR_PERSON, 0.0))
        if answer.number == 20:
            history.accept(history.propose_note(NOTE_HINT, 0, ACTOR_PERSON, 0.0))
    view = seen(history, history.position, 0)
    for earlier in reversed(earlier_views(history, 8, 0)):
        view = applied(view, earlier)
    assert view == seen(history, history.position_at(8), 0)


def test_a_note_before_the_events_of_an_answer_counts_as_one_of_them() -> None:
    """The page numbers the events as it gets them, with the note that a bot has played."""
    found = []
    for actor in (ACTOR_PERSON, ACTOR_STAND_IN):
        history, answers = replayed("lords", "full-4-greedy.jsonl")
        answer = answers[0]
        history.accept(history.propose(answer.seat, answer.option, 0, actor, 0.0))
        found.append([earlier.events for earlier in earlier_views(history, 0, 0)])
    own, replaced = found
    assert replaced == [events + 1 if events else 0 for events in own]


@pytest.mark.parametrize("game", ["miners", "tranquility"])
def test_only_games_that_boards_play_back_have_earlier_views(game: str) -> None:
    history, answers = replayed(game, min((GOLDEN / game).glob("*.jsonl")).name)
    for answer in answers[:5]:
        history.accept(history.propose(answer.seat, answer.option, history.seq, ACTOR_PERSON, 0.0))
    assert earlier_views(history, 0, 0) == []


def test_an_undo_has_no_earlier_views() -> None:
    history, answers = replayed("lords", "full-4-greedy.jsonl")
    first = answers[0]
    history.accept(history.propose(first.seat, first.option, 0, ACTOR_PERSON, 0.0))
    target = history.free_undo(first.seat)
    assert target is not None
    for proposal in history.propose_undo(first.seat, target, history.seq, ACTOR_PERSON, 0.0):
        history.accept(proposal)
    assert earlier_views(history, 0, 0) == []
