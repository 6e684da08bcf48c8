"""Options have forms, and questions have facts."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import AnswerForm, Ask, AskKind, AskKinds, Question
from kazamata.core.dice import seeded
from kazamata.core.fields import Field, name_values

CARD = Field("card", "card", 3, 1, words=name_values(3, ("joker",)))
CELL = Field("cell", "cell", 4, display_offset=1)
LEFT = Field("left")
PRICE = Field("price").per_option()
DISCARDABLE = CARD.named("discardable").as_list()

ASKS = AskKinds()
TURN = ASKS.add_ask("TakeTurn", "XX-1", facts=(LEFT, PRICE, DISCARDABLE))
PASS = ASKS.add_form("pass")
PLAY = ASKS.add_form("play", CARD, CELL)
PICK = ASKS.add_ask("Pick", "XX-2", AnswerForm("card", CARD))
[TAKE, CHOOSE] = ASKS.as_tuple()


def test_numbers_follow_from_the_lines() -> None:
    assert (TURN, PASS, PLAY, PICK) == (0, 0, 1, 1)
    assert (TAKE.option_count, CHOOSE.option_count) == (13, 3)


def test_an_option_is_read_by_its_form() -> None:
    answer = TAKE.read(12)
    assert (answer.form.name, answer["card"], answer["cell"]) == ("play", 3, 3)
    assert answer.to_text() == "play joker 4"
    assert TAKE.read(0).to_text() == "pass"
    with pytest.raises(KeyError, match="play has no row"):
        answer["row"]


def test_an_option_is_written_by_its_form() -> None:
    assert TAKE.option("play", card=1, cell=0) == 1
    assert TAKE.option("pass") == 0
    for values in ({"card": 4, "cell": 0}, {"card": 0, "cell": 0}, {"card": 1, "cell": 4}):
        with pytest.raises(ValueError, match="cannot be"):
            TAKE.option("play", **values)
    with pytest.raises(ValueError, match="has no form 'fly'; there are: pass, play"):
        TAKE.option("fly")


def test_a_text_is_parsed_strictly() -> None:
    assert TAKE.parse("play joker 4") == 12
    for wrong in ("play", "play joker", "play 9 1", "play 1 5", "pass 1", "Play 1 1", ""):
        with pytest.raises(ValueError, match=r"takes|cannot be|has no form"):
            TAKE.parse(wrong)


def test_a_field_that_is_never_chosen_makes_no_form() -> None:
    with pytest.raises(ValueError, match="says not among how many"):
        AnswerForm("odd", LEFT)


def asked(facts: list[int]) -> Question:
    return Question(TAKE, 0, 1, vec[i64]([0, 5]), vec[i64](facts))


def test_a_question_has_its_facts() -> None:
    question = asked([2, 0, 7, 3, 1, 1, 3])
    assert question.is_complete()
    assert question.fact("left") == 2
    assert question.facts_by_option("price") == {0: 0, 5: 7}
    assert question.fact_list("discardable") == [1, 1, 3]
    assert question.has_fact("price")
    assert not question.has_fact("weather")
    with pytest.raises(KeyError, match="has no fact 'weather'"):
        question.fact("weather")


@pytest.mark.parametrize("facts", [[], [2], [2, 0, 7], [2, 0, 7, 2, 1], [2, 0, 7, 0, 1]])
def test_missing_and_extra_facts_are_noticed(facts: list[int]) -> None:
    assert not asked(facts).is_complete()


def test_a_kind_without_forms_has_no_options() -> None:
    with pytest.raises(ValueError, match="has options from 0 to -1"):
        AskKind("Empty", "XX-3").read(0)


def test_an_ask_is_answered_at_random() -> None:
    ask, dice = Ask(TURN, 0, vec[i64]([3, 5, 9])), seeded(1)
    assert {ask.pick(dice) for _ in range(60)} == {3, 5, 9}
