"""Players type in their language: `type-<form>` gives the words, and English ones work everywhere."""

from __future__ import annotations

from itertools import combinations

import pytest

from kazamata import game_registry
from kazamata.cli.boards import board
from kazamata.cli.boards.board import Scene, TypedAnswers
from kazamata.cli.boards.typed_words import fold, nearest, typed_words
from kazamata.cli.play.player import COMMANDS
from kazamata.cli.text_narrator import TextNarrator
from kazamata.words.catalogue import LANGUAGES, catalogue
from tests.cli.command_runner import CommandRunner
from tests.cli.test_screens import Decision, decisions

OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH_ONLY = {
    "ready",
    "done",
    "no",
    "nobody",
    "nothing",
    "y",
    "stay",
    "discard",
    "finish",
    "hand",
    "monster",
}
"""Words that the program must not suggest in another language."""


def scene_of(decision: Decision, language: str) -> Scene:
    rules, seat = game_registry.rules(decision.game), int(decision.ask.seat)
    narrator = TextNarrator(decision.game, language, ("Anna", "Béla", "C", "D", "E"), decision.choices)
    return Scene(narrator, rules.see(decision.state, seat), rules.question(decision.state, decision.ask))


def understood(scene: Scene, text: str) -> tuple[tuple[int, int], ...]:
    assert scene.question is not None
    reading = board(scene.narrator.rules.name).read(scene, text)
    return reading.answers if isinstance(reading, TypedAnswers) else ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats"), [("tranquility", 3), ("tranquility", 2), ("miners", 3), ("lords", 3)]
)
def test_suggested_words_can_be_typed_with_and_without_accents(game: str, seats: int, language: str) -> None:
    drawn = board(game)
    for decision in decisions(game, seats):
        scene, english = scene_of(decision, language), scene_of(decision, "en")
        assert scene.question is not None
        for option in scene.question.options[:40]:
            answer = ((int(scene.question.kind), int(option)),)
            suggested = drawn.typed_form(scene, int(option))
            for text in (
                suggested,
                fold(suggested),
                suggested.upper(),
                drawn.typed_form(english, int(option)),
            ):
                assert understood(scene, text) == answer, text
        typed_words = {typed for typed, _ in drawn.option_list(scene)}
        assert language == "en" or not typed_words & ENGLISH_ONLY


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_no_word_means_two_answers_of_a_question(game: str, language: str) -> None:
    known = typed_words(TextNarrator(game, language))
    words = catalogue(game, language)
    commands = {fold(word) for name in COMMANDS for word in words.say(f"play-word-{name}").split()}
    for kind in game_registry.rules(game).ask_kinds:
        spoken = {
            form.name: words.say(f"type-{form.name}").split()
            for form in kind.forms
            if words.has(f"type-{form.name}")
        }
        for one, other in combinations(spoken, 2):
            assert not set(map(fold, spoken[one])) & set(map(fold, spoken[other])), (
                f"{kind.name}: {one}, {other}"
            )
        for form in spoken:
            assert not set(known.words(form)) & (commands | set(COMMANDS)), form


@pytest.mark.parametrize("language", OTHERS)
def test_every_worded_answer_has_a_word_in_every_language(language: str) -> None:
    for game in game_registry.GAME_NAMES:
        for key in sorted(filter(lambda key: key.startswith("type-"), catalogue(game, "en").keys())):
            own, english = (catalogue(game, one).say(key).split() for one in (language, "en"))
            assert set(own) - set(english) or own[0] in ("start", "stop"), f"{game} {key}"


@pytest.mark.parametrize(
    ("language", "typed_line", "meant"),
    [
        ("en", "hnt", "hint"),
        ("hu", "tippp", "tipp"),
        ("pl", "odzruc", "odrzuć"),
        ("sr", "pravlia", "pravila"),
    ],
)
def test_a_slip_gets_a_suggestion(
    terminal: CommandRunner, language: str, typed_line: str, meant: str
) -> None:
    said = terminal.run("play", "tranquility", "--seed", "5", "--lang", language, lines=[typed_line])
    asked = catalogue("common", language).say("play-did-you-mean", word="").split()[0]
    flat = " ".join(said.out.split())
    assert asked in flat
    assert meant in flat or fold(meant) in flat


def test_names_are_suggested_too(terminal: CommandRunner) -> None:
    said = terminal.run("play", "lords", "--scenario", "M1", lines=["trolk", "goblni"])
    assert "Did you mean: Troll?" in said.out
    assert "Did you mean: Goblin?" in said.out


def test_numbers_and_known_words_need_no_suggestion() -> None:
    assert nearest("12 troll", ["troll", "hint"]) == ""
    assert nearest("zzzzqq", ["troll", "hint"]) == ""
