"""Everything that happens in a game can be narrated to everybody, in every language."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.events import Event, redact
from kazamata.core.refusals import Refusal, Refused
from kazamata.core.rules import Outcome
from kazamata.core.seats import SPECTATOR, seat_set
from kazamata.games.tranquility.asks import DISCARD_TWO, TAKE_TURN
from kazamata.games.tranquility.cards import FINISH, NO_CARD, ORANGE, PURPLE, YELLOW
from kazamata.games.tranquility.events import (
    CARD_DRAWN,
    CARDS_DISCARDED,
    COMPASS_GAINED,
    EVENTS,
    ISLAND_PLACED,
    STORM_CALMED,
    STORM_CAME,
)
from kazamata.games.tranquility.fields import BY_ROW, FOR_ROCKS
from kazamata.games.tranquility.rules import TRANQUILITY
from kazamata.games.tranquility.state import State
from kazamata.words.catalogue import LANGUAGES, Catalogue, catalogue
from kazamata.words.narrator import (
    Glossary,
    Narrator,
    choice_help,
    choice_text,
    glossary,
    kebab,
    make_narrator,
)
from kazamata.words.rulebook import clause, parse
from kazamata.words.sentences import Mention, capitalise, text_of
from tests.seams.narrated_games import PLAYERS, checked_text, narrate_game
from tests.web.stored_tables import lines, moment

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {"solo": "draw8"}),
    (2, {"rocks": "yes", "monsters": "5", "storms": "yes"}),
    (3, {"storms": "yes", "offers": "1"}),
    (5, {"removal": "poseidon", "rocks": "yes"}),
    (2, {"variant": "arch", "monsters": "3"}),
    (3, {"variant": "pyramid"}),
    (2, {"variant": "day_and_night", "storms": "yes"}),
    (2, {"variant": "duel"}),
)


def words(language: str = "en") -> Catalogue:
    return catalogue("tranquility", language)


def narrator_for(language: str = "en", names: tuple[str, ...] = PLAYERS) -> Narrator:
    return make_narrator("tranquility", language, names)


def narrated(
    kind: int, values: list[int], viewer: int = 0, secret_of: int | None = None, language: str = "en"
) -> str:
    audience = 0 if secret_of is None else seat_set(secret_of)
    event = redact(Event(kind, audience, vec[i64](values)), EVENTS, viewer)
    return checked_text(narrator_for(language).event(event))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("seats", "chosen"), TABLES)
def test_a_whole_game_can_be_narrated(seats: int, chosen: dict[str, str], seed: int) -> None:
    state = narrate_game("tranquility", seats, chosen, seed)
    for language in LANGUAGES:
        checked_text(narrator_for(language).refusal(_refusal(state)))


def _refusal(state: State) -> Refusal:
    refusal = TRANQUILITY.why(state, 0, DISCARD_TWO)
    assert refusal is not None
    return refusal


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_can_be_narrated(language: str) -> None:
    """Random games seldom end well, so this test covers the rare events."""
    for number, kind in enumerate(EVENTS):
        for count in (0, 1, 2, 5):
            samples = {"card": 37, "storm": YELLOW + count % 3, "reason": count % 4, "gain": count % 4}
            values = [{"owner": 1, "seat": 0, **samples}.get(field.name, count) for field in kind.fields]
            assert narrated(number, values, language=language)
            if kind.public_count < len(kind.fields):
                assert narrated(number, values[: kind.public_count], language=language)


def test_names_become_keys() -> None:
    assert [kebab(name) for name in ("TakeTurn", "day_and_night", "won")] == [
        "take-turn",
        "day-and-night",
        "won",
    ]


def test_only_its_owner_gets_the_sentence_of_a_secret() -> None:
    assert narrated(CARD_DRAWN, [0, 37], 0, 0) == "Anna draws a card: 37"
    assert narrated(CARD_DRAWN, [0, 37], 1, 0) == "Anna draws a card"
    assert narrated(CARD_DRAWN, [0, FINISH], SPECTATOR, 0, "pl") == "Anna dobiera kartę"
    assert narrated(CARD_DRAWN, [0, FINISH], 0, 0, "hu") == "Anna húz egy kártyát: célkártya"


def test_events_count_cells_and_rows_from_one() -> None:
    assert narrated(ISLAND_PLACED, [1, 37, 11, 3]) == "Béla places 37 on cell 12 (cost: 3 cards)"
    assert narrated(ISLAND_PLACED, [1, 37, 0, 0]) == "Béla places 37 on cell 1 (free)"
    assert narrated(STORM_CAME, [0, PURPLE, 2], language="sr") == "Anna stavlja ljubičastu oluju u 3. red"


def test_reasons_belong_to_their_event() -> None:
    assert narrated(CARDS_DISCARDED, [0, 2, FOR_ROCKS]) == "Anna discards 2 cards to let the rocks stay"
    assert narrated(COMPASS_GAINED, [0, BY_ROW]).endswith("a row of six consecutive numbers")


def test_the_sentence_of_a_calmed_storm_names_its_row() -> None:
    assert narrated(STORM_CALMED, [0, PURPLE, 0, 2]).endswith("the purple storm on row 3 is gone")
    assert narrated(STORM_CALMED, [0, PURPLE, 0, -1]).endswith("the purple storm just drawn is gone")
    assert narrated(STORM_CALMED, [0, YELLOW, 1, -1]).endswith("the yellow storm is gone (Béla)")
    assert narrated(STORM_CALMED, [0, ORANGE, 1, -1], language="hu").endswith(
        "elvonul a narancssárga vihar (Béla)"
    )


def test_a_refusal_gives_reason_clause_and_remedy() -> None:
    refusal = Refusal("TQ-11", "too-dear", {"card": 37, "beside": 44, "cost": 7, "left": 4}, "leave-gap")
    assert text_of(narrator_for().refusal(refusal)) == (
        "37 beside 44 costs 7 discards; you would have only 4 cards left to pay with (TQ-11)."
        " Leave a gap to the neighbouring card, or play a number closer to it."
    )
    assert "zostałyby ci tylko 4 karty (TQ-11)." in text_of(narrator_for("pl").refusal(refusal))


def test_refusals_of_the_core_have_no_clause() -> None:
    refusal = Refusal("", "not-asked", {"seat": 1})
    assert text_of(narrator_for().refusal(refusal)) == "It is not for this player to decide now: Béla."
    assert text_of(narrator_for(names=()).refusal(refusal)).endswith(": seat 2.")


def test_a_refused_answer_may_name_no_card() -> None:
    refusal = Refusal("TQ-11", "not-in-hand", {"card": NO_CARD}, "pick-from-hand")
    for language in LANGUAGES:
        checked_text(narrator_for(language).refusal(refusal))


@pytest.mark.parametrize("language", LANGUAGES)
def test_refused_setups_are_explained(language: str) -> None:
    refused: tuple[tuple[int, dict[str, str]], ...] = (
        (6, {}),
        (3, {"variant": "duel"}),
        (2, {"variant": "arch", "rocks": "yes"}),
        (2, {"variant": "pyramid", "storms": "yes"}),
        (2, {"variant": "duel", "removal": "triton"}),
        *((2, {choice.key: "perhaps"}) for choice in TRANQUILITY.choices),
    )
    for seats, chosen in refused:
        with pytest.raises(Refused) as caught:
            TRANQUILITY.setup(seats, chosen)
        checked_text(narrator_for(language).refusal(caught.value.refusal))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_choices_can_be_read(language: str) -> None:
    for choice in TRANQUILITY.choices:
        checked_text((choice_help(words(language), choice),))
        for value in choice.values:
            checked_text((choice_text(words(language), choice, value),))


def test_the_sentence_of_a_choice_names_its_value() -> None:
    assert choice_text(words("hu"), TRANQUILITY.choices[1], "triton") == (
        "Szigetkártyák eltávolítása: Triton: 6 sziget (2 jel)"
    )


def test_cards_show_their_side_only_by_day_and_night() -> None:
    state = TRANQUILITY.deal(TRANQUILITY.setup(1, {"variant": "day_and_night"}), 5)
    view = TRANQUILITY.see(state, 0)
    question = TRANQUILITY.question(state, TRANQUILITY.ask(state)[0])
    option = next(one for one in question.options if question.read(one).form.name == "play-island")
    island, cell = question.read(option)["card"], question.read(option)["cell"]
    side = "night" if island in view.seats[0].night_hand else "day"
    text = text_of(narrator_for().option(question, option, view))
    assert text.startswith(f"{island} ({side}) to cell {cell + 1}")


def test_a_sentence_mentions_its_things() -> None:
    event = Event(ISLAND_PLACED, 0, vec[i64]([1, 37, 11, 3]))
    assert [part for part in narrator_for("hu").event(event) if isinstance(part, Mention)] == [
        Mention("seat", 1, "Béla"),
        Mention("card", 37, "37"),
        Mention("cell", 11, "12"),
        Mention("number", 3, "3"),
    ]


def test_a_name_is_never_taken_for_a_message() -> None:
    rude = "{ $card }\ue000"
    event = Event(ISLAND_PLACED, 0, vec[i64]([0, 37, 11, 3]))
    assert text_of(narrator_for("en", (rude,)).event(event)).startswith(f"{rude} places 37")


def test_a_prompt_names_the_remaining_number() -> None:
    state = TRANQUILITY.deal(TRANQUILITY.setup(1, {}), 5)
    TRANQUILITY.take(state, 0, DISCARD_TWO)
    [ask] = TRANQUILITY.ask(state)
    prompt = narrator_for().prompt(TRANQUILITY.question(state, ask), TRANQUILITY.see(state, 0))
    assert text_of(prompt).endswith("(2 cards to go)")
    assert Mention("number", 2, "2") in prompt


def test_TQ7_a_forced_discard_says_that_nothing_else_is_possible() -> None:
    found = moment(
        "tranquility",
        "lost-2.jsonl",
        lambda _, ask: ask.kind == TAKE_TURN and [*ask.options] == [DISCARD_TWO],
    )
    head, *answers = lines(found.path)
    state = TRANQUILITY.deal(TRANQUILITY.setup(len(head["seats"]), head["choices"]), int(head["seed"]))
    for line in answers[: found.answers]:
        TRANQUILITY.take(state, line["seat"], line["option"])
    [ask] = TRANQUILITY.ask(state)
    question, view = TRANQUILITY.question(state, ask), TRANQUILITY.see(state, found.seat)
    assert text_of(narrator_for().prompt(question, view)) == "No other action is possible: discard two cards."


def results(outcome: Outcome, language: str = "en") -> list[str]:
    return [text_of(line) for line in narrator_for(language).outcome(outcome)]


def test_results_of_teams_and_duels() -> None:
    won = Outcome("won", [0, 1], [], [])
    assert results(won)[1] == "Victory: you win together!"
    stuck = Outcome("stuck", [], [], [])
    assert results(stuck, "pl")[1] == "Porażka: przegrywacie razem."
    duel = Outcome("grid_full", [1], [41, 1], [(0, "placed", 48), (0, "discarded", -7), (1, "second", 1)])
    assert results(duel) == [
        "The grid is full.",
        "Winner: Béla",
        "Anna: 41 points",
        "  placed cards: 48",
        "  discarded cards: −7",
        "Béla: 1 point",
        "  second player: 1",
    ]
    drawn = Outcome("both_stopped", [], [5, 5], [])
    assert results(drawn, "sr")[1] == "Nerešeno."
    running = Outcome("", [], [], [])
    assert results(running) == ["The game is still running."]


def test_a_game_without_a_glossary_is_narrated_by_its_rows() -> None:
    assert type(glossary("chess")) is Glossary
    assert glossary("tranquility").fields["beside"].kind == "card"


def test_clauses_are_found_by_id() -> None:
    assert clause("tranquility", "hu", "tq-11").title == "Fizetés"
    with pytest.raises(KeyError, match="TQ-11"):
        clause("tranquility", "en", "TQ-111")
    with pytest.raises(KeyError, match="tranquility"):
        clause("chess", "en", "TQ-1")


def test_a_rulebook_is_read_strictly() -> None:
    text = "# Game\n\n> Blurb.\n\n## One\n\n### XX-1 · First\nText.\n\n- a\n\n### XX-A2 · Second\nMore.\n"
    read = parse("game", "en", text)
    assert (read.title, read.blurb) == ("Game", "Blurb.")
    assert [(one.id, one.title, one.text) for one in read.clauses] == [
        ("XX-1", "First", "Text.\n\n- a"),
        ("XX-A2", "Second", "More."),
    ]
    for broken in (text.replace("XX-A2", "XX-1"), text.replace(" · First", ""), text[2:]):
        with pytest.raises(ValueError, match=r"rulebook|clause"):
            parse("game", "en", broken)


# ------------------------------------------------------------------------------ how a line begins and how a game ends


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_begins_with_a_capital_and_a_name_as_it_was_given(language: str) -> None:
    """Creatures have small letters in three of the languages, even at the beginning of a log line."""
    lords = make_narrator("lords", language, ("anna", "Béla"))
    left = next(kind for kind, row in enumerate(lords.rules.event_kinds) if row.name == "CreatureOffered")
    line = text_of(lords.event(Event(left, 0, vec[i64]([0]))))
    assert line[0].isupper(), line
    assert capitalise((Mention("creature", 0, "goblin"), " leaves")) == (
        Mention("creature", 0, "Goblin"),
        " leaves",
    )
    assert capitalise((Mention("seat", 0, "anna"), " waits")) == (Mention("seat", 0, "anna"), " waits")
    assert capitalise(("évad", " 2")) == ("Évad", " 2")
    assert capitalise(()) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_was_given_up_is_neither_won_nor_lost(language: str) -> None:
    lines = [text_of(line) for line in narrator_for(language).outcome(Outcome("given_up", [], [], []))]
    say = words(language).say
    assert lines == [say("cause-given-up"), say("nobody-won")]


def test_points_below_zero_have_a_minus() -> None:
    lines = [
        text_of(line)
        for line in make_narrator("lords", "hu", PLAYERS).outcome(Outcome("scored", [0], [-4, 1], []))
    ]
    assert any("−4" in line for line in lines)
    assert not any("-4" in line for line in lines)
