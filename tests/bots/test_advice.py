"""Advice: figures that the search found, and sentences about them in four languages."""

import re
from collections import Counter
from importlib import import_module

import pytest

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.bots.advice import LEAD_PLAYOUTS, NO_OPTION, Advice, advise
from kazamata.bots.lords.strong import StrongBot as StrongLord
from kazamata.bots.memory import rebuild
from kazamata.bots.miners.strong import StrongBot as StrongMiner
from kazamata.bots.tranquility.strong import JudgeBot, StrongBot
from kazamata.core.asks import Question
from kazamata.core.dice import seeded
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.cards import FINISH
from kazamata.games.tranquility.gap_counts import HOPELESS
from kazamata.games.tranquility.lesson_deals import DEALS
from kazamata.games.tranquility.rules import TRANQUILITY
from kazamata.games.tranquility.view import View
from kazamata.server.tables.seating import stand_in_bot
from kazamata.words.catalogue import LANGUAGES
from kazamata.words.narrator import Narrator, make_narrator
from kazamata.words.sentences import text_of

PLENTY = 60.0
MAX_ADVICES = 40


def advices(seats: int, choices: dict[str, str], seed: int) -> list[tuple[View, Question, Advice]]:
    """The advice of a strong player at every action of a game."""
    rules, strong, judge, dice = TRANQUILITY, StrongBot(12, PLENTY), JudgeBot(), seeded(1)
    state, found = rules.deal(rules.setup(seats, choices), seed), []
    while asked := rules.ask(state):
        question, view = rules.question(state, asked[0]), rules.see(state, asked[0].seat)
        if question.kind == asks.TAKE_TURN:
            found.append((view, question, advise(rules, strong, view, question, dice, [])))
        rules.take(state, question.seat, judge.choose(view, question, dice))
    return found


def test_late_advice_gives_search_results_and_early_advice_room() -> None:
    given = advices(3, {}, 2)
    reasons = {advice.reason for _, _, advice in given}
    assert reasons & {"hint-wins", "hint-even"}
    assert reasons & {"hint-splits", "hint-leaves", "hint-fills"}
    for view, question, advice in given:
        assert advice.option in question.options
        assert advice.second_best == NO_OPTION or advice.second_best in question.options
        if advice.reason in ("hint-wins", "hint-even"):
            assert 0 <= advice.numbers.get("others", 0) <= 100
            assert advice.numbers["games"] > 0
        if advice.reason == "hint-splits":
            empty = advice.numbers["left"] + advice.numbers["right"] + 1
            assert empty <= view.grid.count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    game_narrator = make_narrator("tranquility", language)
    for view, question, advice in advices(3, {}, 2):
        other = (
            game_narrator.option(question, advice.second_best, view)
            if advice.second_best != NO_OPTION
            else ()
        )
        sentence = text_of(game_narrator.advice(advice.reason, advice.numbers, other))
        assert bool(sentence) == bool(advice.reason)
        assert "{" not in sentence
        assert all(
            str(number) in sentence for number in advice.numbers.values() if advice.reason == "hint-splits"
        )


PERCENT = re.compile(r"(\d+)%")


@pytest.mark.parametrize(
    ("game", "seats", "seeds"),
    [("tranquility", 3, range(8)), ("miners", 2, range(1)), ("lords", 2, range(1))],
)
def test_no_hint_prints_a_better_figure_for_another_answer(game: str, seats: int, seeds: range) -> None:
    """In four languages and over many positions, the advised answer's number comes first and is greater."""
    rules, greedy, dice = game_registry.rules(game), roster.bot(game, "greedy"), seeded(1)
    strong = import_module(f"kazamata.bots.{game}.strong").StrongBot(24, PLENTY)
    narrators = [make_narrator(game, language) for language in LANGUAGES]
    reasons = Counter[str]()
    for seed in seeds:
        state, given = rules.deal(rules.setup(seats, {}), seed), 0
        while (asked := rules.ask(state)) and given < MAX_ADVICES:
            question, view = rules.question(state, asked[0]), rules.see(state, asked[0].seat)
            if len(question.options) > 1:
                advice = advise(rules, strong, view, question, dice, ())
                reasons[advice.reason] += 1
                given += 1
                assert all(is_in_order(game_narrator, question, view, advice) for game_narrator in narrators)
            rules.take(state, question.seat, greedy.choose(view, question, dice))
    assert reasons["hint-even"], reasons
    assert reasons["hint-wins"] + reasons["hint-points"], reasons


def is_in_order(game_narrator: Narrator, question: Question, view: View, advice: Advice) -> bool:
    """Whether the sentence prints its pair of shares in the right order and claims no false lead."""
    other = (
        game_narrator.option(question, advice.second_best, view) if advice.second_best != NO_OPTION else ()
    )
    shares = [
        int(share)
        for share in PERCENT.findall(text_of(game_narrator.advice(advice.reason, advice.numbers, other)))
    ]
    leads = advice.reason != "hint-points" or advice.numbers["lead"] > 0
    return leads and (not shares or (len(shares) == 2 and shares[0] > shares[1]))


def test_a_bot_without_search_advises_without_a_reason() -> None:
    state = TRANQUILITY.deal(TRANQUILITY.setup(2, {}), 1)
    question = TRANQUILITY.question(state, TRANQUILITY.ask(state)[0])
    greedy = roster.bot("tranquility", "greedy")
    advice = advise(TRANQUILITY, greedy, TRANQUILITY.see(state, question.seat), question, seeded(1), [])
    assert advice.option in question.options
    assert advice.reason == ""


@pytest.mark.parametrize(
    ("game", "seats", "every"), [("tranquility", 2, 5), ("miners", 2, 9), ("lords", 2, 11)]
)
def test_every_game_gives_reasons_from_its_search(game: str, seats: int, every: int) -> None:
    """Every choice gets advice with a reason and numbers, rendered in four languages."""
    rules, greedy, dice = game_registry.rules(game), roster.bot(game, "greedy"), seeded(1)
    strong = import_module(f"kazamata.bots.{game}.strong").StrongBot(24, PLENTY)
    state, given = rules.deal(rules.setup(seats, {}), 4), 0
    kinds: set[str] = set()
    while asked := rules.ask(state):
        question, view = rules.question(state, asked[0]), rules.see(state, asked[0].seat)
        new = question.definition.name not in kinds
        if len(question.options) > 1 and (new or given < 3) and len(kinds) < every:
            kinds.add(question.definition.name)
            advice = advise(
                rules, strong, view, question, dice, rebuild(rules, state, (), int(question.seat))
            )
            given += 1
            assert advice.option in question.options
            assert advice.reason.startswith("hint-"), question.definition.name
            assert advice.numbers
            for language in LANGUAGES:
                game_narrator = make_narrator(game, language)
                other = (
                    game_narrator.option(question, advice.second_best, view)
                    if advice.second_best != NO_OPTION
                    else ()
                )
                assert "{" not in text_of(game_narrator.advice(advice.reason, advice.numbers, other))
        rules.take(state, question.seat, greedy.choose(view, question, dice))
    assert given >= 5
    assert len(kinds) >= 4


def test_a_lead_in_points_is_measured_and_not_taken_from_the_race() -> None:
    """The sentence gives points even if the race counts a victory as points (Dungeon Lords)."""
    rules = game_registry.rules("lords")
    state = rules.deal(rules.setup(2, {}), 4)
    question = rules.question(state, rules.ask(state)[0])
    view = rules.see(state, question.seat)
    finding = StrongLord(16, PLENTY).search(view, question, seeded(2), [])
    advice = advise(rules, StrongLord(16, PLENTY), view, question, seeded(2), [])
    assert advice.option == finding.option
    assert 2 <= advice.numbers["games"] <= LEAD_PLAYOUTS
    assert advice.reason == ("hint-points" if advice.numbers["lead"] > 0 else "hint-even")


def test_the_next_best_answer_was_tried_in_the_same_worlds() -> None:
    """An answer that dropped out early after a lucky start is not named as the next best."""
    rules = game_registry.rules("miners")
    state = rules.deal(rules.setup(1, {}), 3)
    question = rules.question(state, rules.ask(state)[0])
    view, miner = rules.see(state, question.seat), StrongMiner(60, PLENTY)
    finding = miner.search(view, question, seeded(2), [])
    advice = advise(rules, miner, view, question, seeded(2), [])
    most = max(runner.playouts for runner in finding.candidates if runner.option != finding.option)
    assert [runner.playouts for runner in finding.candidates if runner.option == advice.second_best] == [most]


@pytest.mark.parametrize("luck", range(3))
def test_advice_in_the_guided_game_agrees_with_its_lessons(luck: int) -> None:
    """It never spoils the sea (TQ-9) while another move is possible, and keeps the last Finish (TQ-18)."""
    rules, strong, dice = TRANQUILITY, StrongBot(12, PLENTY), seeded(luck)
    quick = roster.bot("tranquility", stand_in_bot("tranquility"))
    state, judged = rules.deal(rules.setup(2, {}), DEALS["first-voyage"]), 0
    while asked := rules.ask(state):
        question, view = rules.question(state, asked[0]), rules.see(state, asked[0].seat)
        bot = strong if question.kind == asks.TAKE_TURN and question.seat == 0 else quick
        option = advise(rules, bot, view, question, dice, []).option
        if question.kind == asks.TAKE_TURN and question.seat == 0:
            risks = question.facts_by_option("risk")
            judged += 1
            assert risks[option] != HOPELESS or all(risk == HOPELESS for risk in risks.values())
        elif question.kind in (asks.PAY_COST, asks.PICK_TWO) and question.seat == 0:
            spare = {question.read(one)["card"] for one in question.options} - {FINISH}
            gives = question.read(option)["card"]
            assert gives != FINISH or view.seats[0].hand.count(FINISH) > 1 or not spare
        rules.take(state, question.seat, option)
    assert judged > 8
