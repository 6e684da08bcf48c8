"""Options, questions and events are defined once: properties of the tables of all games."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from kazamata import game_registry
from kazamata.core.asks import AskKind
from kazamata.words.catalogue import LANGUAGES, catalogue
from kazamata.words.narrator import kebab
from kazamata.words.rulebook import load_rulebook
from kazamata.words.sentences import variables

KINDS = [(game, kind) for game in game_registry.GAME_NAMES for kind in game_registry.rules(game).ask_kinds]
every_kind = pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda one: getattr(one, "name", one))
every_game = pytest.mark.parametrize("game", game_registry.GAME_NAMES)


@every_kind
def test_reading_and_writing_an_option_are_inverse(game: str, kind: AskKind) -> None:
    texts = set()
    for option in range(kind.option_count):
        answer = kind.read(option)
        values = {field.name: value for field, value in zip(answer.form.fields, answer.values, strict=True)}
        assert kind.option(answer.form.name, **values) == option
        texts.add(answer.to_text())
    assert len(texts) == kind.option_count, "two options are spelled alike"


@every_kind
def test_spelled_options_can_be_parsed(game: str, kind: AskKind) -> None:
    for option in {
        *range(min(40, kind.option_count)),
        *range(0, kind.option_count, 97),
        kind.option_count - 1,
    }:
        assert kind.parse(kind.read(option).to_text()) == option
    for wrong in ("", "nonsense", f"{kind.forms[0].name} x y z"):
        with pytest.raises(ValueError, match=r"has no form|takes|cannot be"):
            kind.parse(wrong)


@every_kind
def test_options_beyond_the_span_mean_nothing(game: str, kind: AskKind) -> None:
    for option in (-1, kind.option_count):
        with pytest.raises(ValueError, match="has options from"):
            kind.read(option)


@every_game
def test_one_name_of_a_form_has_one_set_of_fields(game: str) -> None:
    fields: dict[str, tuple[str, ...]] = {}
    for kind in game_registry.rules(game).ask_kinds:
        for form in kind.forms:
            names = tuple(field.name for field in form.fields)
            assert fields.setdefault(form.name, names) == names, form.name


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_has_a_message_for_its_fields(game: str, language: str) -> None:
    words = catalogue(game, language)
    for kind in game_registry.rules(game).ask_kinds:
        for form in kind.forms:
            keys = [key for key in words.keys() if re.match(rf"option-{form.name}(-|$)", key)]  # noqa: SIM118
            assert keys, f"nothing is said of {form.name}"
            wanted = {field.name for field in form.fields}
            assert any(wanted & set(variables(words, key)) or not wanted for key in keys), form.name


@every_game
@pytest.mark.parametrize(("table", "kinds"), [("asks", "ask_kinds"), ("events", "event_kinds")])
def test_constants_are_named_as_their_rows(game: str, table: str, kinds: str) -> None:
    module = import_module(f"kazamata.games.{game}.{table}")
    for number, row in enumerate(getattr(game_registry.rules(game), kinds)):
        assert getattr(module, kebab(row.name).replace("-", "_").upper()) == number, row.name


@every_game
def test_every_row_names_a_clause(game: str) -> None:
    rules = game_registry.rules(game)
    clauses = [*(kind.clause for kind in rules.ask_kinds), *(kind.clause for kind in rules.event_kinds)]
    known = {clause.id for clause in load_rulebook(game, "en").clauses}
    assert not set(clauses) - known
