"""Questions and refusals of Imperial Miners as sentences with mentions."""

from __future__ import annotations

import pytest

from kazamata.games.miners import effects as words
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.games.miners.state import State
from kazamata.words.narrator import make_narrator
from kazamata.words.sentences import Mention, Sentence, text_of
from tests.rules.miners.positions import activate, card, cell, immediate_event, make_position, play, player_of


def prompt_and_options(state: State, language: str = "en") -> tuple[str, list[Sentence]]:
    """The prompt of the first seat and its options."""
    ask = RULES.ask(state)[0]
    question, view = RULES.question(state, ask), RULES.see(state, ask.seat)
    game_narrator = make_narrator("miners", language, ("Anna",), state.terms.set)
    return text_of(game_narrator.prompt(question, view)), game_narrator.options(question, view)


def test_IM16_a_choice_names_the_present_cost_of_a_card() -> None:
    state = make_position(" 1", hand="2", coins=2)
    player_of(state).discount = 1
    (option,) = prompt_and_options(state)[1]
    assert text_of(option).endswith("(cost 1)")
    assert [part.kind for part in option if isinstance(part, Mention)] == ["card", "number"]


def test_options_mention_the_things_that_they_name() -> None:
    state = make_position(" 1 1\n  2", hand="1", event=immediate_event(words.Activate()))
    options = prompt_and_options(state)[1]
    assert [option[0] for option in options if isinstance(option[0], Mention)] == list(map(only, options))
    assert [only(option).kind for option in options] == ["spot"] * 3
    assert [only(option).value for option in options] == [0, 1, 2]
    assert text_of(options[2]).endswith("(row II, column 2)")


def only(sentence: Sentence) -> Mention:
    (thing,) = sentence
    assert isinstance(thing, Mention)
    return thing


def test_effects_are_described_by_their_results() -> None:
    state = make_position(
        " A", {"A": card(1, words.GainCoins(2), words.Either((words.Draw(1), words.Advance(1))))}
    )
    activate(state, 0)
    prompt, options = prompt_and_options(state)
    assert prompt.startswith("Which effect of the activated card do you use? (")
    assert [text_of(option) for option in options[1:]] == [
        "Gain 2 coins.",
        "Choose one: draw 1 card, or advance 1 space.",
    ]
    play(state, 2)
    assert [text_of(option) for option in prompt_and_options(state)[1]] == [
        "Draw 1 card.",
        "Advance 1 space.",
    ]
    assert [(only(option).kind, only(option).value) for option in prompt_and_options(state)[1]] == [
        ("branch", 0),
        ("branch", 1),
    ]


@pytest.mark.parametrize(
    ("language", "end"),
    [("en", "(2 to go)"), ("hu", "(még 2)"), ("pl", "(pozostało: 2)"), ("sr", "(ostaje: 2)")],
)
def test_IM33_several_tokens_are_counted(language: str, end: str) -> None:
    state = make_position(" 1 1", hand="1", event=immediate_event(words.PlaceMachinery(2, words.ANYWHERE)))
    assert prompt_and_options(state, language)[0].endswith(end)
    play(state, 0)
    assert prompt_and_options(state, language)[0].endswith("?")


def test_refusals_count_from_zero_and_sentences_from_one() -> None:
    game_narrator = make_narrator("miners", "en")
    state = make_position(" 1 1", hand="1", event=immediate_event(words.Activate()))
    refusal = RULES.why(state, 0, 9)
    assert refusal is not None
    assert refusal.values == {"spot": 9, "cards": 2}
    assert text_of(game_narrator.refusal(refusal)).startswith(
        "Your mine has no card number 10; it has 2 (IM-36)."
    )
    state = make_position(
        hand="1", event=immediate_event(words.Either((words.GainCoins(1), words.GainPoints(1))))
    )
    refusal = RULES.why(state, 0, 3)
    assert refusal is not None
    assert refusal.values == {"branch": 3, "most": 2}
    assert text_of(game_narrator.refusal(refusal)).startswith(
        "There is no choice number 4; there are 2 (IM-25)."
    )


def test_IM21_a_refused_cell_is_named_as_the_engine_counts() -> None:
    state = make_position(" 1", hand="1")
    play(state, 0)
    refusal = RULES.why(state, 0, cell(1, 9))
    assert refusal is not None
    assert refusal.values == {"cell": cell(1, 9)}
