"""Every message exists in every language and has the engine's variables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kazamata.game_registry import GAME_NAMES
from kazamata.games.tranquility.cards import CARD_NAMES
from kazamata.games.tranquility.fields import GAINS, REASONS
from kazamata.games.tranquility.rules import TRANQUILITY
from kazamata.games.tranquility.state import CAUSES
from kazamata.games.tranquility.variants import MODULES, VARIANT_ROWS
from kazamata.words.catalogue import (
    COMMON,
    LANGUAGE_NAMES,
    LANGUAGES,
    catalogue,
    catalogue_names,
    messages_of,
    source_text,
)
from kazamata.words.modules import module_texts
from kazamata.words.narrator import kebab
from kazamata.words.rulebook import load_rulebook
from tests.seams.refusal_calls import SOURCE, RefusalCall, calls

CATALOGUES = (COMMON, "tranquility", "lords")
OTHERS = ("hu", "pl", "sr")
PLURALS = {
    "en": {"one", "other"},
    "hu": {"other"},
    "pl": {"one", "few", "many"},
    "sr": {"one", "few", "other"},
}

OTHER_VARIABLES = {("miners", "hu", "effect-activate-row"): "it counts the row by its number"}
"""Messages with other variables than in English, each with the reason."""

CHOOSY = [page for page in VARIANT_ROWS if set(MODULES) - set(page.modules)]
DYNAMIC = {
    "f'setup-{page.key}-mixture'": tuple(
        f"setup-{page.key}-mixture" for page in VARIANT_ROWS if set(MODULES) - {*page.modules}
    ),
    "f'setup-{page.key}-takes'": tuple(
        f"setup-{page.key}-takes" for page in VARIANT_ROWS if set(MODULES) - {*page.modules}
    ),
    "key": ("number-too-high", "number-too-low"),
    "missing": ("finish-cells-empty", "finish-no-start", "finish-wrong-sides"),
    "f'{missing}-help'": (
        "finish-cells-empty-help",
        "finish-no-start-help",
        "finish-wrong-sides-help",
    ),
    "f'choice-{choice.key}'": tuple(f"choice-{choice.key}" for choice in TRANQUILITY.choices),
}
"""The possible keys where the source does not write them as literals."""

BUILT = {
    "number-too-high": {"card", "cell", "other", "place"},
    "number-too-low": {"card", "cell", "other", "place"},
    "too-dear": {"card", "beside", "cost", "left"},
    "duel-too-dear": {"card", "cell", "cost", "left"},
}
"""The values of refusals that compute their values step by step."""


class Reader(Visitor):  # type: ignore[misc,unused-ignore]
    """Collects the variables and the plural categories of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        names = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
        self.selectors.append(names)
        self.generic_visit(node)


@cache
def messages(game: str, language: str) -> dict[str, Reader]:
    """The messages of one file, by their keys."""
    resource = FluentResource(source_text(game, language))
    messages_of(resource)
    read: dict[str, Reader] = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            read[entry.id.name] = Reader()
            read[entry.id.name].visit(entry)
    return read


def variables(key: str, language: str = "en") -> set[str]:
    own, common = messages("tranquility", language), messages(COMMON, language)
    return (own.get(key) or common[key]).variables


def refusals() -> list[RefusalCall]:
    return [*calls("core", {}), *calls("games/tranquility", DYNAMIC)]


def text_forms(key: str, language: str, counted: str, **others: str | int) -> list[str]:
    """A message with the numbers in which Slavic plurals differ."""
    words = catalogue("tranquility", language)
    return [words.say(key, **{counted: n}, **others) for n in (0, 1, 2, 5, 11, 12, 21, 22, 25)]


def test_every_language_names_itself() -> None:
    assert tuple(LANGUAGE_NAMES) == LANGUAGES
    assert LANGUAGE_NAMES["hu"] == "magyar"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", catalogue_names())
def test_all_languages_have_the_same_messages_with_the_same_variables(folder: str, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert list(other) == list(english), "the same keys in the same order"
    unlike = {(folder, language, key) for key in english if english[key].variables != other[key].variables}
    assert unlike == {one for one in OTHER_VARIABLES if one[:2] == (folder, language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_module_says_what_is_different_in_three_sentences(language: str) -> None:
    for texts in module_texts(catalogue("tranquility", language), TRANQUILITY):
        assert texts.title
        assert len(texts.labels) == len(texts.values)
        assert [one[-1] for one in texts.sentences] == ["."] * 3
        assert max(len(one) for one in texts.sentences) <= 170, "it is read before the first move"


def test_every_game_with_words_has_title_and_blurb() -> None:
    for game in set(CATALOGUES) & set(GAME_NAMES):
        assert {"game-title", "game-blurb"} <= set(messages(game, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUES)
def test_counted_words_know_the_plurals_of_their_language(game: str, language: str) -> None:
    categories = {"zero", "one", "two", "few", "many", "other"}
    for key, message in messages(game, language).items():
        for names in message.selectors:
            used = names & categories
            assert used in (set(), {"other"}, PLURALS[language]), f"{game}/{language} {key}: {sorted(used)}"


@pytest.mark.parametrize("game", CATALOGUES)
def test_singular_forms_use_the_variable_and_no_digit(game: str) -> None:
    for language in LANGUAGES:
        assert not re.search(r"\[one\][^\n{]*\d", source_text(game, language))
        assert not re.search(r"\[one\](?![^\n]*\{ \$)", source_text(game, language))


@pytest.mark.parametrize("game", catalogue_names())
def test_hungarian_texts_avoid_the_double_article(game: str) -> None:
    assert "a(z)" not in source_text(game, "hu").lower()


def test_every_question_has_a_prompt_and_a_waiting_text() -> None:
    words = catalogue("tranquility", "en")
    for kind in TRANQUILITY.ask_kinds:
        assert variables(f"ask-{kebab(kind.name)}") == set()
        assert variables(f"ask-{kebab(kind.name)}-waiting") == {"names"}
        assert words.has(f"ask-{kebab(kind.name)}")


def test_every_event_has_messages_with_its_fields_and_its_public_fields() -> None:
    for kind in TRANQUILITY.event_kinds:
        key = f"event-{kebab(kind.name)}"
        names = [field.name for field in kind.fields]
        assert variables(key) == set(names), key
        hidden = messages("tranquility", "en").get(f"{key}-hidden")
        if kind.public_count == len(kind.fields):
            assert hidden is None, f"{key} hides nothing"
        else:
            assert hidden is not None, f"{key} needs a hidden form"
            assert hidden.variables <= set(names[: kind.public_count])


def test_every_choice_and_value_is_named() -> None:
    known = set(messages("tranquility", "en"))
    for choice in TRANQUILITY.choices:
        wanted = {f"choice-{choice.key}", f"choice-{choice.key}-help"}
        wanted |= {f"choice-{choice.key}-{kebab(value)}" for value in choice.values}
        assert wanted <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_offered_house_designs_are_labelled(language: str) -> None:
    words = catalogue("tranquility", language)
    label = catalogue("web", language).say("page-house")  # a house rule; our data uses another word
    for variant in ("arch", "pyramid", "day-and-night", "duel"):
        assert label in words.say(f"choice-variant-{variant}")
    assert label not in words.say("choice-variant-grid")
    assert label in words.say("choice-solo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_remedies_of_unknown_values_list_all_values(language: str) -> None:
    words = catalogue("tranquility", language)
    for choice in TRANQUILITY.choices:
        listed = words.say(f"remedy-choice-{choice.key}").split(": ")[1].rstrip(".").split(", ")
        assert tuple(listed) == choice.values


def test_every_card_reason_gain_and_cause_is_named() -> None:
    english = messages("tranquility", "en")
    assert {f"card-{name}" for name in CARD_NAMES} <= set(english)
    assert {f"cause-{kebab(cause)}" for cause in CAUSES if cause} <= set(english)
    assert set(REASONS) in english["event-cards-discarded"].selectors
    assert set(GAINS) in english["event-compass-gained"].selectors


@pytest.mark.parametrize("language", OTHERS)
def test_selectors_of_all_languages_have_the_same_cases(language: str) -> None:
    plurals = {"one", "few", "many", "other"}
    english, other = messages("tranquility", "en"), messages("tranquility", language)
    for key, message in english.items():
        apart = [names for names in message.selectors if not names <= plurals]
        assert apart == [names for names in other[key].selectors if not names <= plurals], key


def test_every_refusal_and_remedy_of_the_source_has_its_words() -> None:
    found = refusals()
    assert len(found) > 40
    for call in found:
        for key in call.keys:
            assert catalogue("tranquility", "en").has(f"refusal-{key}"), f"{call.location}: refusal-{key}"
        for remedy in call.remedies:
            assert catalogue("tranquility", "en").has(f"remedy-{remedy}"), f"{call.location}: remedy-{remedy}"


def test_refusals_use_only_the_values_of_the_source() -> None:
    for call in refusals():
        for key in call.keys:
            given = BUILT[key] if call.values is None else call.values
            assert variables(f"refusal-{key}") <= given, call.location
        for remedy in call.remedies:
            assert not variables(f"remedy-{remedy}"), call.location


def test_no_refusal_or_remedy_is_left_over() -> None:
    keys = {f"refusal-{key}" for call in refusals() for key in call.keys}
    remedies = {f"remedy-{remedy}" for call in refusals() for remedy in call.remedies}
    written = set(messages("tranquility", "en")) | set(messages(COMMON, "en"))
    assert {key for key in written if key.startswith("refusal-")} == keys
    assert {key for key in written if key.startswith("remedy-")} == remedies


def test_the_spelled_out_keys_are_those_of_the_source() -> None:
    text = (SOURCE / "games/tranquility/steps/turn.py").read_text("utf-8")
    assert set(re.findall(r'return "(finish-[a-z-]+)"', text)) == set(DYNAMIC["missing"])
    for name in ("key", "missing"):
        for value in DYNAMIC[name]:
            assert any(f'"{value}"' in path.read_text("utf-8") for path in _game_files())


def _game_files() -> Iterator[Path]:
    return (SOURCE / "games/tranquility").rglob("*.py")


def test_Polish_counts() -> None:
    assert text_forms("cards-count", "pl", "count") == [
        "0 kart", "1 karta", "2 karty", "5 kart", "11 kart", "12 kart", "21 kart", "22 karty", "25 kart",
    ]  # fmt: skip
    shown = text_forms("event-monsters-shown", "pl", "count", seat="Anna")
    assert shown[1] == "Anna pokazuje 1 potwora morskiego"
    assert shown[2] == "Anna pokazuje 2 potwory morskie"
    assert shown[4] == "Anna pokazuje 11 potworów morskich"
    discards = text_forms("event-cards-discarded", "pl", "count", seat="Anna", reason="payment")
    assert discards[1] == "Anna odrzuca 1 kartę jako zapłatę"
    assert discards[6] == "Anna odrzuca 21 kart jako zapłatę"
    assert discards[7] == "Anna odrzuca 22 karty jako zapłatę"


def test_Serbian_counts() -> None:
    assert text_forms("cards-count", "sr", "count") == [
        "0 karata", "1 karta", "2 karte", "5 karata", "11 karata", "12 karata", "21 karta", "22 karte",
        "25 karata",
    ]  # fmt: skip
    assert [text.removeprefix("Anna: ") for text in text_forms("score-total", "sr", "points", name="Anna")] == [
        "0 bodova", "1 bod", "2 boda", "5 bodova", "11 bodova", "12 bodova", "21 bod", "22 boda", "25 bodova",
    ]  # fmt: skip
    discards = text_forms("event-cards-discarded", "sr", "count", seat="Anna", reason="payment")
    assert discards[1] == "Anna odbacuje 1 kartu za plaćanje ostrva"
    assert discards[6] == "Anna odbacuje 21 kartu za plaćanje ostrva"


def test_Hungarian_and_English_counts() -> None:
    assert text_forms("cards-count", "hu", "count")[:4] == ["0 kártya", "1 kártya", "2 kártya", "5 kártya"]
    assert text_forms("cards-count", "en", "count")[:4] == ["0 cards", "1 card", "2 cards", "5 cards"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_big_numbers_are_not_grouped(language: str) -> None:
    assert catalogue(COMMON, language).say("seed-is", seed=2**40).endswith(" 1099511627776")
    assert "1234567" in catalogue(COMMON, language).say("score-total", name="A", points=1234567)


def test_unknown_keys_languages_games_and_missing_values_have_clear_errors() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        catalogue(COMMON, "en").say("no-such-key")
    with pytest.raises(KeyError, match="en, hu, pl, sr"):
        catalogue(COMMON, "de")
    with pytest.raises(KeyError, match=r"common, .*tranquility"):
        catalogue("chess", "en")
    with pytest.raises(ValueError, match="number"):
        catalogue(COMMON, "en").say("seat-number")


def test_broken_or_repeated_messages_are_refused() -> None:
    with pytest.raises(ValueError, match="not a Fluent message"):
        messages_of(FluentResource("half = { $open"))
    with pytest.raises(ValueError, match="twice"):
        messages_of(FluentResource("same = a\nsame = b"))


def test_a_game_falls_back_on_the_common_words() -> None:
    assert catalogue("tranquility", "pl").say("yes") == "tak"
    assert set(messages("tranquility", "pl")) & set(messages(COMMON, "pl")) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_all_rulebooks_have_the_same_clauses(language: str) -> None:
    english, other = load_rulebook("tranquility", "en"), load_rulebook("tranquility", language)
    assert [one.id for one in other.clauses] == [one.id for one in english.clauses]
    assert [len(one.clauses) for one in other.chapters] == [len(one.clauses) for one in english.chapters]


def test_every_clause_that_the_source_cites_is_in_the_rulebook() -> None:
    known = {one.id for one in load_rulebook("tranquility", "en").clauses}
    for path in _game_files():
        cited = set(re.findall(r"\bTQ-[A-Z]?\d+\b", path.read_text("utf-8")))
        assert cited <= known, f"{path.name}: {sorted(cited - known)}"
    assert {kind.clause for kind in TRANQUILITY.ask_kinds} <= known
    assert {choice.clause for choice in TRANQUILITY.choices} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_a_rulebook_cites_is_in_it(language: str) -> None:
    clauses = load_rulebook("tranquility", language).clauses
    known = {one.id for one in clauses}
    for one in clauses:
        assert one.title
        assert one.text
        assert set(re.findall(r"\bTQ-[A-Z]?\d+\b", one.text)) <= known, one.id


def message_sources() -> str:
    """All sources that can use a common message: the program and the page."""
    page = SOURCE.parents[1] / "web" / "src"
    paths = [*SOURCE.rglob("*.py"), *page.rglob("*.ts"), *page.rglob("*.svelte")]
    return "\n".join(path.read_text("utf-8") for path in sorted(paths))


def test_no_common_word_is_left_over() -> None:
    """Each key is in quotes somewhere, or begins like a computed key."""
    sources = message_sources()
    whole = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", sources))
    begun = tuple(set(re.findall(r"""["'`]([a-z][a-z-]*-)\$?\{""", sources)))
    assert len(begun) > 20
    assert not [key for key in messages(COMMON, "en") if key not in whole and not key.startswith(begun)]
