"""Every event of Dungeon Lords can be narrated in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Ask
from kazamata.core.events import Event
from kazamata.core.fields import WORD, Field
from kazamata.core.refusals import Refused
from kazamata.games.lords.catalogue.box import STANDARD
from kazamata.games.lords.catalogue.locations import LOCATION_KEYS
from kazamata.games.lords.fields import ADVENTURER, STEP
from kazamata.games.lords.lesson_deals import DEALS
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import MAX_EVIL, State
from kazamata.games.lords.steps.hiring import HIRE_CREATURE_STEPS
from kazamata.games.lords.steps.order_execution import DIG_TUNNEL_STEPS
from kazamata.games.lords.terms import CHOICES
from kazamata.words.catalogue import LANGUAGES, Catalogue, catalogue, source_text
from kazamata.words.narrator import Narrator, choice_help, choice_text, kebab, make_narrator
from kazamata.words.rulebook import load_rulebook
from kazamata.words.sentences import Mention, text_of
from tests.rules.lords.positions import (
    attack,
    battle,
    clear_round,
    creature,
    draw_dungeon,
    hero,
    lair,
    make_party,
    make_position,
    plan,
    run_steps,
    traps,
)
from tests.seams.narrated_games import PLAYERS, checked_text, narrate_game
from tests.seams.refusal_calls import SOURCE, calls
from tests.seams.test_words import messages

GOLDEN_LORDS = Path(__file__).parents[1] / "golden" / "lords"
DYNAMIC = {
    "f'choice-{choice.key.replace('_', '-')}'": tuple(
        f"choice-{choice.key.replace('_', '-')}" for choice in CHOICES
    ),
    """f"choice-{choice.key.replace('_', '-')}\"""": tuple(
        f"choice-{choice.key.replace('_', '-')}" for choice in CHOICES
    ),
}
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {}),
    (4, {"trap_deck": "reshuffles"}),
    (2, {"game": "first"}),
    (2, {"scenario": "M2"}),
)


def words(language: str = "en") -> Catalogue:
    return catalogue("lords", language)


def narrator_for(language: str = "en") -> Narrator:
    return make_narrator("lords", language, PLAYERS)


DRAWN = {
    "AdventurerEntered": {"position"},
    "AdventurerFed": {"hit_points"},
    "AdventurerHealed": {"damage"},
    "AdventurerHurt": {"damage"},
}
"""Numbers of events that boards draw and no sentence says."""


def test_every_question_event_choice_and_refusal_has_its_message() -> None:
    known = messages("lords", "en")
    for ask in LORDS.ask_kinds:
        assert f"ask-{kebab(ask.name)}" in known
        assert known[f"ask-{kebab(ask.name)}-waiting"].variables == {"names"}
    for kind in LORDS.event_kinds:
        key = f"event-{kebab(kind.name)}"
        said = {field.name for field in kind.fields} - DRAWN.get(kind.name, set())
        assert known[key].variables == said, key
        assert (f"{key}-hidden" in known) == (kind.public_count < len(kind.fields)), key
    for choice in LORDS.choices:
        wanted = {f"choice-{kebab(choice.key)}", f"choice-{kebab(choice.key)}-help"}
        assert wanted | {f"choice-{kebab(choice.key)}-{kebab(value)}" for value in choice.values} <= set(
            known
        )
    refused: set[str] = set()
    for call in calls("games/lords", DYNAMIC):
        assert {f"refusal-{key}" for key in call.keys} <= set(known), call
        assert {f"remedy-{key}" for key in call.remedies} <= set(known), call
        refused |= {f"refusal-{key}" for key in call.keys} | {f"remedy-{key}" for key in call.remedies}
        if call.values is not None:
            for key in call.keys:
                assert known[f"refusal-{key}"].variables == call.values, call
    unsaid = [key for key in known if key.startswith(("refusal-", "remedy-")) and key not in refused]
    assert not unsaid


@pytest.mark.parametrize("language", LANGUAGES)
def test_remedies_of_unknown_values_list_all_values(language: str) -> None:
    for choice in LORDS.choices:
        said = words(language).say(f"remedy-choice-{kebab(choice.key)}")
        assert tuple(said.split(": ")[1].rstrip(".").split(", ")) == choice.values


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("seats", "chosen"), TABLES)
def test_a_whole_game_can_be_narrated(seats: int, chosen: dict[str, str], seed: int) -> None:
    narrate_game("lords", seats, chosen, seed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_can_be_narrated(language: str) -> None:
    for number, kind in enumerate(LORDS.event_kinds):
        for count in (0, 1, 2):
            samples = {"paladin": 32, "change": count - 1}
            values = vec[i64]([samples.get(field.name, min(count, largest(field))) for field in kind.fields])
            checked_text(narrator_for(language).event(Event(number, 0, values)))
            if kind.public_count < len(kind.fields):
                checked_text(narrator_for(language).event(Event(number, 0, values[: kind.public_count])))


def largest(field: Field) -> int:
    return max(field.words, default=99)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_field_has_a_text(language: str) -> None:
    """Causes, steps and reasons, word by word: no two of them have the same text."""
    for number, kind in enumerate(LORDS.event_kinds):
        for index, field in enumerate(kind.fields):
            texts = []
            for value in field.words if field.kind in (WORD, STEP.kind) else ():
                values = vec[i64]([0] * len(kind.fields))
                values[index] = value
                texts.append(checked_text(narrator_for(language).event(Event(number, 0, values))))
            assert len(set(texts)) == len(texts), (kind.name, field.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_and_refused_setups_can_be_read(language: str) -> None:
    for choice in LORDS.choices:
        checked_text((choice_help(words(language), choice),))
        for value in choice.values:
            checked_text((choice_text(words(language), choice, value),))
    refused: tuple[tuple[int, dict[str, str]], ...] = (
        (5, {}),
        (5, {"scenario": "M1"}),
        (2, {"opening": "random"}),
        *((2, {choice.key: "perhaps"}) for choice in LORDS.choices),
    )
    for seats, chosen in refused:
        with pytest.raises(Refused) as caught:
            LORDS.setup(seats, chosen)
        checked_text(narrator_for(language).refusal(caught.value.refusal))


def test_sentences_of_attacks_name_their_targets() -> None:
    state = battle(make_party(hero("warrior", 5), hero("priest", 3, 1)), with_lair=lair("vampire", "ghost"))
    plan(state, send=["vampire", "ghost"])
    view, question = LORDS.see(state, 0), LORDS.question(state, LORDS.ask(state)[0])
    ways = [
        question.definition.option("attack", creature=creature("vampire"), alternative=way, target=0)
        for way in (0, 1)
    ]
    sentences = [narrator_for().option(question, way, view) for way in ways]
    assert [text_of(sentence) for sentence in sentences] == [
        "Vampire: 3 to 1: Warrior (5 HP)",
        "Vampire: 2 to 1: Warrior (5 HP), stays ready",
    ]
    things = [part for part in sentences[0] if isinstance(part, Mention)]
    assert [(thing.kind, thing.value) for thing in things] == [
        ("creature", creature("vampire")), ("number", 3), ("target", 0), ("adventurer", hero("warrior", 5)),
    ]  # fmt: skip


def test_DL74_the_sentence_of_an_attack_gives_its_present_strength() -> None:
    state = battle(
        make_party(hero("warrior", 5)), year=2, card="regeneration", dungeon="..t.. ..#.. ..#.. .....",
        rooms={"t": "training_room"}, with_lair=lair("goblin"),
    )  # fmt: skip
    plan(state, send=["goblin"])
    question = LORDS.question(state, LORDS.ask(state)[0])
    said = narrator_for().option(question, question.options[0], LORDS.see(state, 0))
    assert text_of(said) == "Goblin: 3 to the first"


def test_DL63_sentences_name_attacker_and_target() -> None:
    state = battle(
        make_party(hero("warrior", 5), hero("priest", 3, 1)),
        with_traps=traps("rolling_stone"), with_lair=lair("goblin"),
    )  # fmt: skip
    events = plan(state, with_traps=["rolling_stone"], send=["goblin"]) + attack(state, "goblin")
    lines = [text_of(narrator_for().event(event)) for event in events]
    warrior = "Anna: Warrior (5 HP) takes"
    for line in (f"{warrior} 3 damage (Rolling Stone)", f"{warrior} 2 damage (Goblin)"):
        assert line in lines
    assert lines.count("Anna, battle: monsters") == 1
    assert "Anna: Priest (3 HP, 1 healing) takes 1 damage (Goblin)" in lines
    assert any(line.endswith("damage (fatigue)") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_adventurers_of_a_year_have_different_names_without_codes_of_tiles(language: str) -> None:
    narrator, names = narrator_for(language), list[str]()
    for tile, row in enumerate(STANDARD.adventurers):
        name = narrator.name_of(ADVENTURER, tile)
        assert name is not None
        assert not re.search(r"\b[12][a-d]\b", name), name
        assert (" B (" in name or " C (" in name) == (row.key in {"warrior_1b", "warrior_1c"}), name
        names.append(f"{row.key[:-1]} {name}")
    assert len(set(names)) == len(names)


LOG = {
    "en": ("Anna now has 7 evil (+2)", "The stores of Anna change: +2 gold −1 food (by an order)"),
    "hu": ("Anna gonoszsága most 7 (+2)", "Anna készlete változik: +2 arany −1 élelem (parancs)"),
    "pl": ("Anna ma teraz zło 7 (+2)", "Zapasy gracza Anna zmieniają się: złoto +2 żywność −1 (rozkaz)"),
    "sr": ("Anna sada ima zlo 7 (+2)", "Zalihe igrača Anna se menjaju: zlato +2 hrana −1 (naredba)"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_evil_and_goods_in_sentences(language: str) -> None:
    numbers = {"evil": 7, "change": 2, "gold": 2, "food": -1}
    for name, sentence in zip(("EvilChanged", "GoodsChanged"), LOG[language], strict=True):
        number = [kind.name for kind in LORDS.event_kinds].index(name)
        kind = LORDS.event_kinds[number]
        values = vec[i64]([numbers.get(field.name, 0) for field in kind.fields])
        assert text_of(narrator_for(language).event(Event(number, 0, values))) == sentence


REASONS = {
    "en": (
        "A tunnel in cell 9 would fill a 2×2 block (DL-26).",
        "Witch costs 1 food and 1 evil point; your marker is at the top (DL-53).",
        "Vampire costs 2 evil points; your marker can climb only 1 (DL-53).",
    ),
    "hu": (
        "Egy járat itt kitöltene egy 2×2-es mezőt: 9. mező (DL-26).",
        "boszorkány ára: 1 élelem és 1 gonoszságpont; a jelölőd legfelül áll (DL-53).",
        "vámpír ára: 2 gonoszságpont; a jelölőd már csak 1 mezőt léphet (DL-53).",
    ),
    "pl": (
        "Tunel na polu 9 wypełniłby blok 2×2 (DL-26).",
        "wiedźma, koszt: 1 porcja żywności i 1 punkt zła; twój znacznik jest na samej górze (DL-53).",
        "wampir, koszt: 2 punkty zła; twój znacznik może się przesunąć w górę tylko o 1 (DL-53).",
    ),
    "sr": (
        "Tunel na polju 9 popunio bi blok 2×2 (DL-26).",
        "veštica, cena: 1 porcija hrane i 1 bod zla; tvoj marker je na samom vrhu (DL-53).",
        "vampir, cena: 2 boda zla; tvoj marker može da se popne još samo za 1 (DL-53).",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_DL26_DL53_reasons_as_a_player_reads_them(language: str) -> None:
    digging = clear_round(make_position(2))
    draw_dungeon(digging.lords[0], "..##. ..#.. ..#.. .....")
    run_steps(digging, DIG_TUNNEL_STEPS[1])
    hiring = clear_round(make_position(2))
    hiring.creature_offer = lair(
        "goblin", "witch", "vampire"
    )  # without an affordable creature the seat is not asked
    hiring.lords[0].food = 9
    run_steps(hiring, HIRE_CREATURE_STEPS[0])
    texts = []
    for state, option, evil in (
        (digging, 8, 5),
        (hiring, creature("witch"), MAX_EVIL),
        (hiring, creature("vampire"), MAX_EVIL - 1),
    ):
        state.lords[0].evil = evil
        refusal = LORDS.why(state, 0, option)
        assert refusal is not None
        texts.append(text_of(narrator_for(language).refusal(refusal)))
    for text, reason in zip(texts, REASONS[language], strict=True):
        assert text.startswith(reason.removesuffix(".")), text


def test_every_refusal_of_the_engine_cites_a_clause() -> None:
    """Each clause is a literal and is in the rulebook of every language."""
    cited = set()
    for path in sorted((SOURCE / "games" / "lords").rglob("*.py")):
        cited |= set(re.findall(r"Refusal\(\s*\"([^\"]*)\"", path.read_text("utf-8")))
    assert len(cited) > 20
    for language in LANGUAGES:
        assert cited <= {clause.id for clause in load_rulebook("lords", language).clauses}


def test_a_prompt_names_its_cause_before_its_question() -> None:
    """Event, spell, order and space, creature or phase; then what is asked (DL-22, DL-44, DL-62)."""
    asked = stored_questions()
    assert set(asked) == {ask.name for ask in LORDS.ask_kinds}
    for language in LANGUAGES:
        narrator = make_narrator("lords", language, PLAYERS)
        for name, state, ask in asked.values():
            said = text_of(narrator.prompt(LORDS.question(state, ask), LORDS.see(state, ask.seat)))
            cause, _, question = said.partition(": ")
            assert cause, (language, name, said)
            assert question, (language, name, said)
            assert said[0].isupper() or said[0].isdigit(), said
            assert said[-1] in "!?.)", said
            assert "{" not in said


def stored_questions() -> dict[str, tuple[str, State, Ask]]:
    """The first question of each kind in the stored games."""
    found: dict[str, tuple[str, State, Ask]] = {}
    for path in sorted(GOLDEN_LORDS.glob("*.jsonl")):
        head, *answers = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        if {line["ask"] for line in answers} <= set(found):
            continue
        state = LORDS.deal(LORDS.setup(len(head["seats"]), head["choices"]), int(head["seed"]))
        for line in answers:
            if line["ask"] not in found:
                ask = LORDS.ask_of(state, line["seat"])
                assert ask is not None
                found[line["ask"]] = (line["ask"], LORDS.copy(state), ask)
            LORDS.take(state, line["seat"], line["option"])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_recommends_orders_that_the_guided_deal_allows(language: str) -> None:
    """The advice of the first lesson can be followed at once (DL-18)."""
    state = LORDS.deal(LORDS.setup(4, {"game": "first"}), DEALS["first-winter"])
    said = source_text("web", language)
    advice = re.search(r"^page-lords-lesson-orders = (.*)$", said, re.MULTILINE)
    assert advice
    names = [words(language).say(f"order-{key.replace('_', '-')}") for key in LOCATION_KEYS]
    wanted = [order for order, name in enumerate(names) if name in advice[1]]
    assert len(wanted) == 3, advice[1]
    for order in wanted:
        assert LORDS.why(state, 0, order) is None
        LORDS.take(state, 0, order)
