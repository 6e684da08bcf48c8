"""The levels: on every roster, legal at every table, with a memory of its seat only."""

from importlib import import_module
from typing import Any

import pytest

from kazamata import game_registry
from kazamata.bots import memory as memories
from kazamata.bots import roster
from kazamata.bots.bot import RandomBot
from kazamata.bots.lords.combat import NO_MOVE, CombatLines, best_line_for_view, is_combat_question
from kazamata.bots.lords.greedy import greedy_answer
from kazamata.bots.lords.strong import StrongBot as StrongLord
from kazamata.bots.miners.strong import StrongBot as StrongMiner
from kazamata.bots.search.race import SECONDS
from kazamata.bots.tranquility.fitted_weights import WEIGHTS_BY_SEA, sea_kind
from kazamata.bots.tranquility.gap_weights import KINDS
from kazamata.bots.tranquility.greedy import GreedyBot
from kazamata.bots.tranquility.memory import OFFER_BASE, lately, own_discards, rounds_of_offers
from kazamata.bots.tranquility.policy import is_hopeless
from kazamata.bots.tranquility.remembered_worlds import sample_world
from kazamata.bots.tranquility.strong import DUEL_PLAYOUTS, PLAYOUTS, JudgeBot, StrongBot
from kazamata.codec.views import view_bytes
from kazamata.core.dice import seeded
from kazamata.core.events import NO_EVENTS, Event
from kazamata.games.lords.rules import LORDS
from kazamata.games.tranquility.cards import ISLANDS, NO_CARD
from kazamata.games.tranquility.events import CARD_DRAWN
from kazamata.games.tranquility.layout import MAX_CELLS
from kazamata.games.tranquility.rules import TRANQUILITY
from kazamata.games.tranquility.state import STUCK, WON

LEVELS = ("easy", "medium", "strong")
TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (2, {}),
    (5, {"removal": "poseidon"}),
    (3, {"variant": "arch", "monsters": "3"}),
    (3, {"variant": "pyramid"}),
    (3, {"variant": "day_and_night", "rocks": "yes"}),
    (2, {"variant": "duel"}),
    (4, {"storms": "yes"}),
    (2, {"storms": "yes", "rocks": "yes", "monsters": "5", "removal": "triton"}),
]
FEW = 6


class SometimesSlow:
    """A slow bot that answers some questions; a quick one answers the others."""

    name = "seldom"

    def __init__(self, slow: Any) -> None:
        self.slow = slow
        self.asked = 0

    def choose(self, view: Any, question: Any, dice: Any, memory: Any) -> int:
        self.asked += 1
        quick = RandomBot() if self.asked % 8 else self.slow
        return int(quick.choose(view, question, dice, memory))


def play(game: str, seats: int, chosen: dict[str, str], bots: list[Any], seed: int) -> Any:
    """Play a game to its end and check that every answer is legal."""
    rules = game_registry.rules(game)
    state = rules.deal(rules.setup(seats, chosen), seed)
    minds = [memories.start(rules, state, seat) for seat in range(seats)]
    dice = seeded(seed)
    while asks := rules.ask(state):
        ask = asks[0]
        seat = int(ask.seat)
        question = rules.question(state, ask)
        option = bots[seat].choose(rules.see(state, seat), question, dice, minds[seat])
        assert option in ask.options, question.definition.name
        events = rules.take(state, seat, option)
        for viewer in range(seats):
            memories.observe(rules, minds[viewer], events, viewer)
    return state


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_all_levels_are_on_the_roster_and_the_strongest_is_the_last(game: str) -> None:
    assert [name for name in roster.names(game) if name in LEVELS] == list(LEVELS)
    assert roster.strongest(game) == "strong"
    for name in roster.names(game):
        assert roster.bot(game, name).name == name


@pytest.mark.parametrize(("seats", "chosen"), TABLES, ids=str)
def test_tranquility_is_played_by_the_rules_at_every_level(seats: int, chosen: dict[str, str]) -> None:
    quick = [roster.bot("tranquility", level) for level in LEVELS[:2]]
    for player in (*quick, JudgeBot(), StrongBot(FEW)):
        play("tranquility", seats, chosen, [player] * seats, 3)


@pytest.mark.parametrize("seats", [1, 3])
def test_miners_are_played_by_the_rules_at_every_level(seats: int) -> None:
    table = [SometimesSlow(StrongMiner(1)), roster.bot("miners", "easy"), roster.bot("miners", "medium")]
    play("miners", seats, {}, table[:seats], 5)


def test_lords_are_played_by_the_rules_at_every_level() -> None:
    play("lords", 2, {}, [SometimesSlow(StrongLord(1)), roster.bot("lords", "easy")], 5)


def test_the_judge_wins_more_often_than_the_greedy_one() -> None:
    """Paired deals; docs/bots.md gives the share over many more deals."""
    greedy, judge = roster.bot("tranquility", "greedy"), JudgeBot()
    chosen = {"removal": "poseidon"}
    wins = [
        sum(play("tranquility", 3, chosen, [player] * 3, seed).result == WON for seed in range(100, 140))
        for player in (greedy, judge)
    ]
    assert wins[1] > wins[0]


@pytest.mark.parametrize(("level", "careful"), [("easy", GreedyBot()), ("medium", JudgeBot())])
def test_a_lapse_places_another_island_and_never_wastes_a_turn(level: str, careful: Any) -> None:
    """The level places an island wherever a careful partner would, but not always the same one."""
    bot, dice, erred = roster.bot("tranquility", level), seeded(3), 0
    for seed in range(8):
        state = TRANQUILITY.deal(TRANQUILITY.setup(3, {}), seed)
        while asks := TRANQUILITY.ask(state):
            ask = asks[0]
            view, question = TRANQUILITY.see(state, ask.seat), TRANQUILITY.question(state, ask)
            best, taken = (one.choose(view, question, dice.copy(), ()) for one in (careful, bot))
            forms = [question.read(option).form.name for option in (best, taken)]
            assert best == taken or forms == ["play-island", "play-island"]
            erred += best != taken
            TRANQUILITY.take(state, ask.seat, taken)
            dice.below(2)
    assert erred > 10


def test_medium_wins_more_often_than_easy_alone_and_in_deep_seas() -> None:
    """Paired deals; docs/bots.md gives the share over many more deals."""
    for seats, chosen in ((1, {}), (3, {"removal": "poseidon"})):
        easy, medium = (
            sum(
                play("tranquility", seats, chosen, [player] * seats, seed).result == WON for seed in range(60)
            )
            for player in (roster.bot("tranquility", "easy"), roster.bot("tranquility", "medium"))
        )
        assert medium > easy


def late(seats: int, chosen: dict[str, str], most_empty: int) -> tuple[Any, Any]:
    """View and question of a turn with few empty cells."""
    state, greedy = TRANQUILITY.deal(TRANQUILITY.setup(seats, chosen), 5), GreedyBot()
    while asks := TRANQUILITY.ask(state):
        view, question = TRANQUILITY.see(state, asks[0].seat), TRANQUILITY.question(state, asks[0])
        turn = question.definition.name in ("TakeTurn", "DuelTurn") and len(question.options) > 2
        if turn and view.grid.count(NO_CARD) <= most_empty:
            return view, question
        TRANQUILITY.take(state, question.seat, greedy.choose(view, question, seeded(1)))
    raise AssertionError("no such turn")


def test_a_race_at_sea_ends_when_it_is_decided_and_is_shorter_in_a_duel() -> None:
    found = StrongBot(seconds=60.0).search(*late(3, {}, 4), seeded(1))
    assert 0 < found.playouts < PLAYOUTS * 4 // 5
    found = StrongBot(seconds=60.0).search(*late(2, {"variant": "duel"}, 8), seeded(1))
    assert 0 < found.playouts <= DUEL_PLAYOUTS < PLAYOUTS


def test_medium_plays_a_duel_as_the_greedy_one_does() -> None:
    greedy, medium, dice = GreedyBot(), roster.bot("tranquility", "medium"), seeded(1)
    state = TRANQUILITY.deal(TRANQUILITY.setup(2, {"variant": "duel"}), 5)
    while asks := TRANQUILITY.ask(state):
        view, question = TRANQUILITY.see(state, asks[0].seat), TRANQUILITY.question(state, asks[0])
        option = greedy.choose(view, question, dice)
        assert medium.choose(view, question, dice, ()) == option
        TRANQUILITY.take(state, question.seat, option)


def test_a_short_memory_keeps_the_last_cards_and_every_offer() -> None:
    memory = [7, OFFER_BASE + 4, 12, 30, OFFER_BASE + 4, 51]
    assert lately(memory, 2) == [30, 51, OFFER_BASE + 4, OFFER_BASE + 4]
    assert rounds_of_offers(lately(memory, 2), 2) == rounds_of_offers(memory, 2)
    assert lately(memory, 20) == [7, 12, 30, 51, OFFER_BASE + 4, OFFER_BASE + 4]


def test_a_seat_remembers_its_discards_and_imagines_them_in_place() -> None:
    rules, seats = TRANQUILITY, 3
    state = rules.deal(rules.setup(seats, {"removal": "poseidon"}), 11)
    minds = [memories.start(rules, state, seat) for seat in range(seats)]
    judge, dice, looked = JudgeBot(), seeded(2), 0
    while asks := rules.ask(state):
        ask = asks[0]
        seat, view = int(ask.seat), rules.see(state, ask.seat)
        mine = own_discards(view, minds[seat])
        assert mine == [] or set(mine) <= set(state.players[seat].discarded_cards())
        dream = sample_world(view, minds[seat], dice)
        assert view_bytes(rules.see(dream, seat)) == view_bytes(view)
        assert set(mine) <= set(dream.players[seat].discarded_cards())
        looked += len(mine)
        events = rules.take(state, seat, judge.choose(view, rules.question(state, ask), dice, minds[seat]))
        for viewer in range(seats):
            memories.observe(rules, minds[viewer], events, viewer)
    assert looked > 100


def test_a_memory_holds_no_card_that_another_drew() -> None:
    rules = TRANQUILITY
    dealt = rules.deal(rules.setup(3, {}), 4)
    held = [{card for card in player.hand if card <= ISLANDS} for player in dealt.players]
    events: list[Event] = []
    state = rules.copy(dealt)
    while len(events) < 40:
        ask = rules.ask(state)[0]
        events += rules.take(state, ask.seat, ask.options[0])
    for event in events:
        if event.kind == CARD_DRAWN and event.values[1] <= ISLANDS:
            held[event.values[0]].add(event.values[1])
    for seat in range(3):
        remembered = {card for card in memories.rebuild(rules, dealt, events, seat) if card <= ISLANDS}
        assert remembered == held[seat]
        assert len(remembered) > len(dealt.players[seat].hand)


def test_the_same_dice_give_the_same_answer() -> None:
    state = TRANQUILITY.deal(TRANQUILITY.setup(2, {}), 8)
    bot, seen = StrongBot(20, 60.0), []
    for _ in range(2):
        copied, dice = TRANQUILITY.copy(state), seeded(5)
        answers: list[int] = []
        while (asks := TRANQUILITY.ask(copied)) and len(answers) < 60:
            ask = asks[0]
            view = TRANQUILITY.see(copied, ask.seat)
            answers.append(int(bot.choose(view, TRANQUILITY.question(copied, ask), dice)))
            TRANQUILITY.take(copied, ask.seat, answers[-1])
        seen.append(answers)
    assert seen[0] == seen[1]


def test_a_playout_stops_early_only_if_the_game_cannot_be_won() -> None:
    """A won game is never called hopeless on the way."""
    rules, judge, won = TRANQUILITY, JudgeBot(), 0
    for seed in range(6):
        state, dice, hopeless = rules.deal(rules.setup(3, {}), seed), seeded(seed), False
        while asks := rules.ask(state):
            hopeless = hopeless or is_hopeless(state)
            ask = asks[0]
            rules.take(
                state, ask.seat, judge.choose(rules.see(state, ask.seat), rules.question(state, ask), dice)
            )
        assert not (hopeless and state.result == WON)
        assert state.result in (WON, STUCK)
        won += state.result == WON
    assert won


@pytest.mark.parametrize(("seats", "chosen"), TABLES, ids=str)
def test_every_table_finds_fitted_numbers(seats: int, chosen: dict[str, str]) -> None:
    terms = TRANQUILITY.deal(TRANQUILITY.setup(seats, chosen), 1).terms
    values, slopes, late = WEIGHTS_BY_SEA[sea_kind(terms)]
    assert len(values) == KINDS
    assert len(slopes) <= KINDS
    assert 0 <= late <= MAX_CELLS


def test_lords_of_a_playout_keep_to_their_plans_and_to_the_rules() -> None:
    """The bot follows a planned line while it answers the question asked."""
    state, dice, followed = LORDS.deal(LORDS.setup(2, {}), 6), seeded(6), 0
    plans = CombatLines(2)
    while asks := LORDS.ask(state):
        ask = asks[0]
        move = plans.next(state, ask)
        followed += move != NO_MOVE
        if move == NO_MOVE and is_combat_question(ask.kind):
            move = plans.begin(state, ask, best_line_for_view(LORDS.see(state, ask.seat), dice))
        elif move == NO_MOVE:
            move = greedy_answer(LORDS.see(state, ask.seat), LORDS.question(state, ask), dice)
        assert move in ask.options
        LORDS.apply(state, ask.seat, move, NO_EVENTS)
    assert followed > 10


def test_a_plan_ends_with_the_round() -> None:
    state = LORDS.deal(LORDS.setup(1, {"scenario": "M1"}), 1)
    ask, plans = LORDS.ask(state)[0], CombatLines(1)
    first = ("PlanBattle", int(ask.options[0]))
    assert plans.begin(state, ask, [first, first]) == first[1]
    assert plans.next(state, ask) == first[1]
    plans.begin(state, ask, [first, first])
    state.combat_round += 1
    assert plans.next(state, ask) == NO_MOVE


@pytest.mark.parametrize(
    ("game", "idle"),
    [
        ("lords", {"ExecuteOrder": "decline", "HireCreature": "hire-nobody", "BuildRoom": "build-nothing"}),
        ("miners", {"UseEffect": "use-none"}),
    ],
)
def test_an_easy_rival_does_not_stop_early(game: str, idle: dict[str, str]) -> None:
    """An easy player stops early only if a careful one would stop too."""
    rules, easy, medium = game_registry.rules(game), roster.bot(game, "easy"), roster.bot(game, "medium")
    asked = 0
    for seed in range(6):
        state, dice = rules.deal(rules.setup(2, {}), seed), seeded(seed)
        while asks := rules.ask(state):
            question, view = rules.question(state, asks[0]), rules.see(state, asks[0].seat)
            careful = medium.choose(view, question, dice.copy())
            option = easy.choose(view, question, dice)
            if question.definition.name in idle and len(question.options) > 1:
                asked += 1
                left_undone = question.read(option).form.name == idle[question.definition.name]
                assert not left_undone or (
                    game == "lords" and question.read(careful).form.name == question.read(option).form.name
                )
            rules.apply(state, question.seat, option, NO_EVENTS)
    assert asked > 20


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_strong_bots_share_one_limit_of_time(game: str) -> None:
    bot = import_module(f"kazamata.bots.{game}.strong").StrongBot()
    assert bot.seconds == SECONDS
    assert bot.playouts > 0
