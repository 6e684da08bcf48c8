"""Records on the wire: every field of a view, no secret of an event, all described by the schema."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kazamata import game_registry
from kazamata.codec.views import STEP_FIELDS, wire_view
from kazamata.codec.wire import wire_ask, wire_events, wire_outcome, wire_refusal
from tests.codec.random_play import CASES, answer_at_random, recorder


def fields_agree(record: Any, original: object) -> bool:
    """Whether a record has exactly the fields of its original at every level, except agendas."""
    if isinstance(record, list):
        return all(fields_agree(mine, theirs) for mine, theirs in zip(record, original, strict=True))  # type: ignore[call-overload]
    if not isinstance(record, dict):
        return bool(record == original)
    names = [name for name in original.__match_args__ if name not in STEP_FIELDS]  # type: ignore[attr-defined]
    return list(record) == names and all(
        fields_agree(record[name], getattr(original, name)) for name in names
    )


@pytest.mark.parametrize(("game", "seats", "chosen"), CASES)
def test_views_keep_every_field_on_the_wire(game: str, seats: int, chosen: dict[str, str]) -> None:
    table = recorder(game, seats, chosen, seed=8)
    while table.rules.ask(table.state):
        view = table.rules.see(table.state, 0)
        assert fields_agree(msgspec.json.decode(wire_view(view)), view)
        answer_at_random(table, 7, seed=len(table.answers))


def test_secret_values_of_events_do_not_travel() -> None:
    table = recorder("tranquility", 3, {}, seed=1)
    drawn = []
    while table.rules.ask(table.state):
        ask = table.rules.ask(table.state)[0]
        events = table.take(ask.seat, ask.options[0])
        for viewer in range(-1, 3):
            drawn += [(viewer, sent) for sent in wire_events(table.rules, events, viewer)]
    draws = [(viewer, sent.values) for viewer, sent in drawn if sent.kind == "CardDrawn"]
    assert draws
    assert all(("card" in values) == (values["seat"] == viewer) for viewer, values in draws)


def test_questions_refusals_and_outcomes_travel() -> None:
    rules = game_registry.rules("tranquility")
    state = rules.deal(rules.setup(2, {}), 1)
    ask = wire_ask(rules.question(state, rules.ask(state)[0]))
    assert (ask.kind, ask.clause, ask.seat) == ("TakeTurn", "TQ-7", state.active_seat)
    refusal = rules.why(state, state.active_seat, 2)
    assert refusal is not None
    assert wire_refusal(refusal).clause == refusal.clause
    assert wire_outcome(rules.score(state)).end_reason == ""
