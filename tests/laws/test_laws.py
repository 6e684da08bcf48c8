"""Properties that every game obeys, at every setup listed for it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kazamata import game_registry
from kazamata.bots.search.playout import random_playout
from kazamata.core.asks import Answer
from kazamata.core.dice import Dice, seeded
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refused
from kazamata.core.seats import SPECTATOR
from kazamata.game_registry import AnyRules
from kazamata.words.catalogue import catalogue
from tests.laws.cases import CASES, MAX_ANSWERS, Case, deal, law_data, name, pick, plain, positions

RUN = 5
"""So many equal cards in a row are no accident."""

every_case = pytest.mark.parametrize("case", CASES, ids=name)


def viewers(case: Case) -> range:
    return range(SPECTATOR, case[1])


def test_every_game_has_setups() -> None:
    for game in game_registry.GAME_NAMES:
        seats = {seats for seats, _ in law_data(game).SETUPS}
        assert seats == set(game_registry.rules(game).seats)


@every_case
def test_an_option_is_offered_exactly_if_it_is_not_refused(case: Case) -> None:
    """Sometimes over all options of a question, otherwise over the offered ones, one of each form and a sample."""
    chance = Random(f"offered {case}")
    seen: set[int] = set()
    for seed in range(2):
        for rules, state in positions(case, seed, chance):
            for ask in rules.ask(state):
                kind = rules.ask_kinds[ask.kind]
                span = kind.option_count
                offered = {int(option) for option in ask.options}
                assert offered
                assert len(offered) == len(ask.options)
                whole = ask.kind not in seen or chance.random() < 0.02
                seen.add(int(ask.kind))
                sample = {*offered, *kind.first_options, *chance.choices(range(span), k=20)}
                asked_for = range(span) if whole else sample
                for option in asked_for:
                    assert (rules.why(state, ask.seat, option) is None) == (option in offered), option


@every_case
def test_take_without_events_has_the_same_result(case: Case) -> None:
    chance = Random(f"untold {case}")
    for rules, state in positions(case, 5, chance):
        asks = rules.ask(state)
        if not asks:
            continue
        ask = chance.choice(asks)
        option = chance.choice(list(ask.options))
        recorded, unrecorded = rules.copy(state), rules.copy(state)
        rules.take(recorded, ask.seat, option)
        assert rules.take(unrecorded, ask.seat, option, False) == []
        assert plain(unrecorded) == plain(recorded)


@every_case
def test_an_answer_step_by_step_has_the_same_result(case: Case) -> None:
    chance = Random(f"stepwise {case}")
    for rules, state in positions(case, 6, chance):
        asks = rules.ask(state)
        if not asks:
            continue
        ask = chance.choice(asks)
        option = chance.choice(list(ask.options))
        at_once, stepwise, sink = rules.copy(state), rules.copy(state), EventSink(True)
        pauses = [len(sink.events) for _ in rules.apply_stepwise(stepwise, ask.seat, option, sink)]
        assert plain(rules.take(at_once, ask.seat, option)) == plain(sink.events)
        assert plain(stepwise) == plain(at_once)
        assert pauses[-1] == len(sink.events)


@every_case
def test_a_refused_answer_changes_nothing(case: Case) -> None:
    chance = Random(f"refused {case}")
    for rules, state in positions(case, 3, chance):
        asked = {int(ask.seat): ask for ask in rules.ask(state)}
        before = plain(state)
        for seat in (*range(case[1]), -1, case[1], 70):
            spans = rules.ask_kinds[asked[seat].kind].option_count if seat in asked else 1
            for option in (-1, chance.randrange(spans), spans):
                refusal = rules.why(state, seat, option)
                if refusal is None:
                    continue
                with pytest.raises(Refused):
                    rules.take(state, seat, option)
                assert refusal.key
        assert plain(state) == before


@every_case
def test_a_copy_is_independent(case: Case) -> None:
    chance = Random(f"copies {case}")
    for number, (rules, state) in enumerate(positions(case, 4, chance)):
        if number % 7:
            continue
        before = plain(state)
        copied = rules.copy(state)
        assert plain(copied) == before
        for _ in range(12):
            if rules.ask(copied):
                ask, option = pick(rules, copied, chance)
                rules.take(copied, ask.seat, option)
        assert plain(state) == before
        random_playout(rules, copied, seeded(number))
        assert plain(state) == before


@every_case
def test_seed_and_answers_determine_the_game(case: Case) -> None:
    chance = Random(f"replay {case}")
    rules, state = deal(case, 5)
    _, again = deal(case, 5)
    _, other = deal(case, 6)
    assert plain(state) == plain(again)
    assert plain(state) != plain(other)
    while rules.ask(state):
        ask, option = pick(rules, state, chance)
        events = rules.take(state, ask.seat, option)
        assert plain(rules.take(again, ask.seat, option)) == plain(events)
        assert plain(state) == plain(again)


@every_case
def test_every_game_ends_with_a_cause(case: Case) -> None:
    chance = Random(f"endings {case}")
    for seed in range(10, 14):
        for answers, (rules, state) in enumerate(positions(case, seed, chance)):
            assert answers < MAX_ANSWERS
            assert rules.is_over(state) == (not rules.ask(state))
            assert bool(rules.score(state).end_reason) == rules.is_over(state)
        assert rules.is_over(state)


@every_case
def test_no_card_appears_or_disappears(case: Case) -> None:
    chance = Random(f"census {case}")
    count_cards = law_data(case[0]).count_cards
    for seed in range(20, 23):
        base = count_cards(deal(case, seed)[1])
        assert base.total() >= 12
        for _, state in positions(case, seed, chance):
            assert count_cards(state) == base


@every_case
def test_a_step_equals_its_class_and_its_numbers(case: Case) -> None:
    chance = Random(f"agenda {case}")
    for rules, state in positions(case, 7, chance):
        for step in rules.agenda(state):
            numbers = [getattr(step, name) for name in step.__match_args__]
            assert all(isinstance(number, int) for number in numbers)
            assert plain(rules.step_classes[rules.step_classes.index(type(step))](*numbers)) == plain(step)


@every_case
def test_a_question_has_exactly_the_facts_of_its_row(case: Case) -> None:
    chance = Random(f"question {case}")
    for rules, state in positions(case, 9, chance):
        for ask in rules.ask(state):
            question = rules.question(state, ask)
            assert question.is_complete(), question.definition.name
            assert [
                question.definition.option(a.form.name, **named(a)) for a in map(question.read, ask.options)
            ] == list(ask.options)


def named(answer: Answer) -> dict[str, int]:
    return {field.name: value for field, value in zip(answer.form.fields, answer.values, strict=True)}


@every_case
def test_an_event_has_exactly_the_fields_of_its_row(case: Case) -> None:
    chance = Random(f"event {case}")
    rules, state = deal(case, 10)
    while rules.ask(state):
        ask, option = pick(rules, state, chance)
        for event in rules.take(state, ask.seat, option):
            kind = rules.event_kinds[event.kind]
            assert len(event.values) == len(kind.fields), kind.name
            assert event.audience or kind.public_count == len(kind.fields), kind.name


@every_case
def test_an_imagined_world_looks_like_the_view(case: Case) -> None:
    """The same seats get the same questions, the viewer has the same options, and no card is invented."""
    chance = Random(f"imagined {case}")
    count_cards = law_data(case[0]).count_cards
    for seed in (30, 31):
        for rules, state in positions(case, seed, chance):
            if chance.random() < 0.5 and rules.ask(state):
                continue
            for viewer in viewers(case):
                view = rules.see(state, viewer)
                world = rules.imagine(view, seeded(chance.randrange(2**60)))
                assert plain(rules.see(world, viewer)) == plain(view)
                assert plain(rules.show(world, viewer)) == plain(rules.show(state, viewer))
                assert count_cards(world) == count_cards(state)
                check_asks(rules, state, world, viewer)


def check_asks(rules: AnyRules, state: Any, world: Any, viewer: int) -> None:
    asks, dreamt = rules.ask(state), rules.ask(world)
    assert [(ask.seat, ask.kind) for ask in asks] == [(ask.seat, ask.kind) for ask in dreamt]
    for ask, dream in zip(asks, dreamt, strict=True):
        assert len(dream.options) > 0
        if ask.seat == viewer:
            assert list(ask.options) == list(dream.options)


@every_case
def test_the_question_of_one_seat_is_the_one_in_the_list(case: Case) -> None:
    chance = Random(f"question {case}")
    for rules, state in positions(case, 12, chance):
        asks = {int(ask.seat): plain(ask) for ask in rules.ask(state)}
        for viewer in (*viewers(case), 62, 63, 1000):
            ask = rules.ask_of(state, viewer)
            assert (None if ask is None else plain(ask)) == asks.get(viewer)


@every_case
def test_an_open_score_is_the_same_in_every_imagined_world(case: Case) -> None:
    """Every viewer can compute it, so everybody may see it."""
    chance = Random(f"standing {case}")
    for number, (rules, state) in enumerate(positions(case, 9, chance)):
        if not rules.public_score:
            return
        if number % 5 == 0:
            for viewer in viewers(case):
                world = rules.imagine(rules.see(state, viewer), seeded(number))
                assert plain(rules.score(world)) == plain(rules.score(state))


@every_case
def test_everybody_may_know_how_far_a_game_is(case: Case) -> None:
    texts = catalogue(case[0], "en")
    for rules, state in positions(case, 12, Random(f"progress {case}")):
        here = rules.progress(state)
        if here is None:
            continue
        assert 0 <= here.done <= here.total
        assert texts.has(f"progress-{here.unit}")
        for viewer in viewers(case):
            there = rules.progress(rules.imagine(rules.see(state, viewer), seeded(7)))
            assert there is not None
            assert (there.unit, there.done, there.total) == (here.unit, here.done, here.total)


@every_case
def test_a_small_picture_of_a_board_follows_from_what_its_seat_may_know(case: Case) -> None:
    drawn = 0
    for rules, state in positions(case, 13, Random(f"miniature {case}")):
        for seat in viewers(case):
            if seat == SPECTATOR:
                continue
            view = rules.see(state, seat)
            places = rules.miniature(view, seat)
            assert rules.miniature(rules.see(rules.imagine(view, seeded(7)), seat), seat) == places
            spots = [(row, column) for row, column, _ in places]
            assert len(set(spots)) == len(spots)
            assert all(row >= 0 and look >= 0 for row, _, look in places)
            drawn += len([look for _, _, look in places if look])
    assert drawn or case[0] not in ("tranquility", "miners", "lords")


@every_case
def test_an_imagined_world_can_be_played_to_its_end(case: Case) -> None:
    chance = Random(f"dreams {case}")
    for seed in (40, 41):
        for number, (rules, state) in enumerate(positions(case, seed, chance)):
            if number % 4:
                continue
            viewer = chance.choice(viewers(case))
            world = rules.imagine(rules.see(state, viewer), seeded(chance.randrange(2**60)))
            random_playout(rules, world, seeded(number))
            assert rules.score(world).end_reason


@every_case
def test_imagining_changes_nothing_and_depends_on_its_dice(case: Case) -> None:
    chance = Random(f"dice {case}")
    for number, (rules, state) in enumerate(positions(case, 8, chance)):
        if number % 9:
            continue
        before = plain(state)
        view = rules.see(state, 0)
        one, same = (rules.imagine(view, seeded(number)) for _ in range(2))
        assert plain(one) == plain(same)
        random_playout(rules, one, seeded(1))
        assert plain(state) == before
        assert plain(rules.see(state, 0)) == plain(view)


@every_case
def test_no_view_holds_dice_or_hidden_cards(case: Case) -> None:
    """Walks through a view: it holds no part of the position itself and no hidden row of cards."""
    chance = Random(f"views {case}")
    hidden_cards = law_data(case[0]).hidden_cards
    for seed in (50, 51):
        for rules, state in positions(case, seed, chance):
            for viewer in viewers(case):
                view = rules.see(state, viewer)
                hidden = [row for row in hidden_cards(state, viewer) if len(row) >= RUN]
                dice = {int(word) for word in (state.dice.a, state.dice.b, state.dice.c)}
                for thing, parts in parts_of(view):
                    assert not isinstance(thing, Dice | type(state))
                    assert dice.isdisjoint(part for part in parts if isinstance(part, int))
                    if isinstance(thing, list):
                        assert not any(contains_row(thing, row) for row in hidden), (viewer, thing)


def parts_of(thing: Any) -> Iterator[tuple[Any, list[Any]]]:
    """An object and everything that it references, each with its parts; numbers and texts are parts only."""
    fields = getattr(thing, "__match_args__", None)
    parts = list(thing) if fields is None else [getattr(thing, field) for field in fields]
    yield thing, parts
    for part in parts:
        if part is not None and not isinstance(part, int | str):
            yield from parts_of(part)


def contains_row(numbers: list[Any], row: list[int]) -> bool:
    """Whether a list contains the beginning of a hidden row of cards."""
    begin = row[:RUN]
    return begin[0] in numbers and any(
        numbers[at : at + RUN] == begin for at in range(len(numbers) - RUN + 1)
    )


@every_case
def test_a_game_without_events_is_the_same_game(case: Case) -> None:
    """Playouts record no events; the positions are the same."""
    rules, state = deal(case, 9)
    loud = rules.copy(state)
    random_playout(rules, state, seeded(77))
    dice = seeded(77)
    while rules.ask(loud):
        ask = rules.ask(loud)[0]
        rules.take(loud, ask.seat, ask.options[dice.below(len(ask.options))])
    assert plain(loud) == plain(state)
