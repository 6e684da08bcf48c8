"""What is asked and refused in Imperial Miners, told as sentences with things to point at."""

from __future__ import annotations

import pytest

from kazamata.games.miners import effects as words
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.games.miners.state import State
from kazamata.words.narrator import make_narrator
from kazamata.words.sentences import Mention, Sentence, text_of
from tests.rules.miners.tables import activate, card, cell, happening, me, play, table


def told(state: State, language: str = "en") -> tuple[str, list[Sentence]]:
    """The prompt of the first seat and its options."""
    ask = RULES.ask(state)[0]
    question, view = RULES.question(state, ask), RULES.see(state, ask.seat)
    telling = make_narrator("miners", language, ("Anna",), state.terms.set)
    return text_of(telling.prompt(question, view)), telling.options(question, view)


def test_IM16_a_choice_tells_what_a_card_costs_now() -> None:
    state = table(" 1", hand="2", coins=2)
    me(state).discount = 1
    (option,) = told(state)[1]
    assert text_of(option).endswith("(cost 1)")
    assert [part.kind for part in option if isinstance(part, Mention)] == ["card", "number"]


def test_options_point_at_what_they_name() -> None:
    state = table(" 1 1\n  2", hand="1", event=happening(words.Activate()))
    options = told(state)[1]
    assert [option[0] for option in options if isinstance(option[0], Mention)] == list(map(only, options))
    assert [only(option).kind for option in options] == ["spot"] * 3
    assert [only(option).value for option in options] == [0, 1, 2]
    assert text_of(options[2]).endswith("(row II, column 2)")


def only(sentence: Sentence) -> Mention:
    (thing,) = sentence
    assert isinstance(thing, Mention)
    return thing


def test_effects_are_told_by_what_they_do() -> None:
    state = table(" A", {"A": card(1, words.GainCoins(2), words.Either((words.Draw(1), words.Advance(1))))})
    activate(state, 0)
    prompt, options = told(state)
    assert prompt.startswith("Which effect of the activated card do you use? (")
    assert [text_of(option) for option in options[1:]] == [
        "Gain 2 coins.",
        "Choose one: draw 1 card, or advance 1 space.",
    ]
    play(state, 2)
    assert [text_of(option) for option in told(state)[1]] == ["Draw 1 card.", "Advance 1 space."]
    assert [(only(option).kind, only(option).value) for option in told(state)[1]] == [
        ("branch", 0),
        ("branch", 1),
    ]


@pytest.mark.parametrize(
    ("language", "end"),
    [("en", "(2 to go)"), ("hu", "(még 2)"), ("pl", "(pozostało: 2)"), ("sr", "(ostaje: 2)")],
)
def test_IM33_tokens_are_counted_as_long_as_there_are_several(language: str, end: str) -> None:
    state = table(" 1 1", hand="1", event=happening(words.PlaceMachinery(2, words.ANYWHERE)))
    assert told(state, language)[0].endswith(end)
    play(state, 0)
    assert told(state, language)[0].endswith("?")


def test_refusals_count_as_the_engine_and_are_told_as_people_count() -> None:
    telling = make_narrator("miners", "en")
    state = table(" 1 1", hand="1", event=happening(words.Activate()))
    refusal = RULES.why(state, 0, 9)
    assert refusal is not None
    assert refusal.values == {"spot": 9, "cards": 2}
    assert text_of(telling.refusal(refusal)).startswith("Your mine has no card number 10; it has 2 (IM-36).")
    state = table(hand="1", event=happening(words.Either((words.GainCoins(1), words.GainPoints(1)))))
    refusal = RULES.why(state, 0, 3)
    assert refusal is not None
    assert refusal.values == {"branch": 3, "most": 2}
    assert text_of(telling.refusal(refusal)).startswith("There is no choice number 4; there are 2 (IM-25).")


def test_IM21_a_refused_cell_is_named_as_the_engine_counts() -> None:
    state = table(" 1", hand="1")
    play(state, 0)
    refusal = RULES.why(state, 0, cell(1, 9))
    assert refusal is not None
    assert refusal.values == {"cell": cell(1, 9)}
