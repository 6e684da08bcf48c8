"""Reviews: the same game gets the same review, without hindsight, and with plain blunders found quickly."""

from __future__ import annotations

import pytest

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.bots.evaluator import EvaluatorPlayouts, evaluator_of
from kazamata.bots.review.finished_game import FinishedGame, replay_game
from kazamata.bots.review.reasons import reasons, win_reasons
from kazamata.bots.review.review import ABSENT, MOMENTS, TURNS, Review, review_tasks, turns_of
from kazamata.bots.review.tasks import OptionEstimate, run_task
from kazamata.bots.search.win_search import WIN_FOUND, WIN_IMPOSSIBLE
from kazamata.bots.tranquility.evaluator import EXACT_CARDS, Evaluator, WinSearch, cards_left
from kazamata.codec.gamelog import GameLog, Recorder
from kazamata.core.dice import seeded
from kazamata.games.tranquility.rules import TRANQUILITY
from kazamata.games.tranquility.state import State
from kazamata.words.catalogue import LANGUAGES
from kazamata.words.narrator import make_narrator
from kazamata.words.sentences import text_of


def played(game: str, seats: int, bots: str, seed: int, most: int = 10_000, **choices: str) -> GameLog:
    """A game of bots, to its end or as far as wanted."""
    rules, dice = game_registry.rules(game), seeded(1)
    recorder = Recorder(rules, rules.setup(seats, choices), seed, [f"P{seat}" for seat in range(seats)])
    bot = roster.bot(game, bots)
    while (asked := rules.ask(recorder.state)) and len(recorder.answers) < most:
        question, view = rules.question(recorder.state, asked[0]), rules.see(recorder.state, asked[0].seat)
        recorder.take(int(question.seat), int(bot.choose(view, question, dice)))
    return recorder.log()


def small_review(game: FinishedGame, budget: int = 400) -> Review:
    """A review with a small budget."""
    tasks = review_tasks(game, budget)
    try:
        step = next(tasks)
        while True:
            step = tasks.send(run_task(game.rules, step.task))
    except StopIteration as end:
        found: Review = end.value
        return found


@pytest.mark.parametrize(
    ("game", "seats", "answers"), [("tranquility", 3, 60), ("miners", 2, 24), ("lords", 2, 10)]
)
def test_the_same_game_has_the_same_review_with_sentences(game: str, seats: int, answers: int) -> None:
    log = played(game, seats, "easy", 3, answers)
    one, other = (small_review(replay_game(log), budget=40 * answers // seats) for _ in range(2))
    assert one == other
    assert 2 <= len(one.points) <= MOMENTS + 1
    assert all(len(point.known) == len(point.hindsight) == seats for point in one.points)
    assert len(turns_of(one, None)) <= TURNS
    assert all(turn.loss >= (0.05 if one.wins else 1) for turn in one.turns)
    assert [turn.at for turn in one.turns] == sorted(turn.at for turn in one.turns)
    for language in LANGUAGES:
        game_narrator = make_narrator(game, language, ("Ann", "Bob", "Cid")[:seats])
        for turn in one.turns:
            sentences = [
                text_of(game_narrator.advice(*reason)) for reason in reasons(replay_game(log), turn, one.wins)
            ]
            assert len(sentences) >= 2
            assert not any("{" in sentence for sentence in sentences)


def test_a_plain_blunder_is_found_with_the_better_answer() -> None:
    """A seat of Tranquility puts the lowest number onto the last cell: the sea can hardly be filled any more."""
    rules = TRANQUILITY
    recorder = Recorder(rules, rules.setup(2, {}), 3, ["P0", "P1"])
    careful, dice = roster.bot("tranquility", "greedy"), seeded(1)
    blundered = -1
    while len(recorder.answers) < 24:
        [ask, *_] = rules.ask(recorder.state)
        question, view = rules.question(recorder.state, ask), rules.see(recorder.state, ask.seat)
        option = int(careful.choose(view, question, dice))
        if blundered < 0 and len(recorder.answers) > 6 and question.definition.name == "TakeTurn":
            cells = [
                (question.read(one)["cell"] - question.read(one)["card"] / 80 * 36, int(one))
                for one in question.options
                if question.read(one).form.name == "play-island"
            ]
            if cells and max(cells)[0] > 9:
                option, blundered = max(cells)[1], len(recorder.answers)
        recorder.take(int(ask.seat), option)
    assert blundered >= 0, "the deal allows no such blunder"
    found = small_review(replay_game(recorder.log()), budget=4000)
    [turn] = [turn for turn in found.turns if turn.at == blundered]
    assert turn.better not in (ABSENT, turn.played)
    assert turn.known[1] - turn.known[0] > 0.1


def test_figures_without_hindsight_do_not_depend_on_hidden_cards() -> None:
    """Two worlds that look alike to a seat give it the same numbers; only hindsight differs."""
    moment = replay_game(played("tranquility", 3, "easy", 7, 40)).moments[30]
    rules, seat = TRANQUILITY, moment.seat
    view = rules.see(moment.position, seat)
    rows = []
    for world in (rules.imagine(view, seeded(5)), rules.imagine(view, seeded(6))):
        tried = EvaluatorPlayouts(rules, rules.see(world, seat), seat, moment.memories[seat])
        dice = seeded(9)
        rows.append(
            [tried.evaluate_answer(tried.sample_world(dice), moment.option, dice, False) for _ in range(20)]
        )
    assert rows[0] == rows[1]


def test_the_turning_points_of_one_seat_are_a_part_of_the_same_review() -> None:
    found = small_review(replay_game(played("miners", 2, "easy", 3, 24)), budget=2000)
    for seat in (0, 1):
        assert {turn.seat for turn in turns_of(found, seat)} == {seat}
    assert set(turns_of(found, 1)) <= set(found.turns)


def test_the_end_of_a_game_is_searched_exhaustively() -> None:
    """The search over the last ten cards agrees with trying every answer."""
    said = set()
    for seed in range(12):
        game = replay_game(played("tranquility", 2, "medium", seed, removal="poseidon"))
        for moment in reversed(game.moments):
            state: State = moment.position
            if cards_left(state) > 8:
                break
            found = WinSearch().best(state)
            said.add(found)
            assert (found == WIN_FOUND) == can_be_won(state)
            assert Evaluator().find_win(state, 1, seeded(1)) == found
    assert said == {WIN_FOUND, WIN_IMPOSSIBLE}
    assert cards_left(game.moments[0].position) > EXACT_CARDS


def can_be_won(state: State) -> bool:
    """Try every answer, without memory and without pruning."""
    if TRANQUILITY.is_over(state):
        return bool(TRANQUILITY.score(state).winners)
    [ask, *_] = TRANQUILITY.ask(state)
    for option in ask.options:
        twin = TRANQUILITY.copy(state)
        TRANQUILITY.take(twin, ask.seat, option)
        if can_be_won(twin):
            return True
    return False


def test_the_review_of_a_lost_game_says_whether_it_could_be_won() -> None:
    lost = next(
        log
        for seed in range(40)
        if not past_winners(log := played("tranquility", 3, "easy", seed, removal="poseidon"))
    )
    found = small_review(replay_game(lost))
    assert found.way is not None
    assert found.way.last < (found.way.closed if found.way.closed != ABSENT else 1000)
    for language in LANGUAGES:
        game_narrator = make_narrator("tranquility", language)
        assert all(text_of(game_narrator.advice(*reason)) for reason in win_reasons(found.way))


def past_winners(log: GameLog) -> list[int]:
    game = replay_game(log)
    return game.rules.score(game.last_position).winners


def test_a_review_counts_its_progress() -> None:
    game = replay_game(played("miners", 1, "easy", 3, 12))
    tasks, shares = review_tasks(game), []
    try:
        step = next(tasks)
        while True:
            shares.append(step.done / step.total)
            options = step.task.options or (-1,)
            step = tasks.send([OptionEstimate(option, float(index)) for index, option in enumerate(options)])
    except StopIteration:
        pass
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] <= 1


def test_prospects_of_every_game_name_their_candidates() -> None:
    for game in ("tranquility", "miners", "lords"):
        moment = replay_game(played(game, 2, "easy", 3, 30)).moments[-1]
        rules, question = game_registry.rules(game), moment.question(game_registry.rules(game))
        view = rules.see(moment.position, moment.seat)
        row = evaluator_of(game).candidates(view, question, moment.memories[moment.seat], seeded(1))
        assert set(row) <= set(question.options)
        assert len(row) == len(set(row)) >= 1
