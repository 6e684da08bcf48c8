"""The greedy bot of Imperial Miners is legal, repeatable, better than random, and uses no hidden information."""

from __future__ import annotations

from kazamata.bots import roster
from kazamata.bots.miners import levels
from kazamata.core.dice import seeded
from kazamata.games.miners.asks import KEEP_CARDS, USE_NONE
from kazamata.games.miners.effects import Advance, Collapse, Effect, GainCoins, GainPoints, Pay, seq
from kazamata.games.miners.rules import MINERS as RULES
from tests.rules.miners.positions import card, make_position


def play(seed: int, *names: str) -> list[int]:
    """The scores of one game."""
    bots = [roster.bot("miners", name) for name in names]
    dice = seeded(seed + 100)
    state = RULES.deal(RULES.setup(len(names), {}), seed)
    while questions := RULES.ask(state):
        ask = questions[0]
        choice = bots[ask.seat].choose(RULES.see(state, ask.seat), RULES.question(state, ask), dice)
        assert choice in ask.options
        RULES.take(state, ask.seat, choice)
    return RULES.score(state).scores


def test_greedy_beats_random() -> None:
    greedy, chance = play(3, "greedy", "random")
    assert greedy > chance + 5


def test_the_same_dice_give_the_same_game() -> None:
    assert play(4, "greedy") == play(4, "greedy")


def test_it_keeps_a_card_to_begin_with() -> None:
    """Round one needs a card of level I (IM-18), though cards of the lower levels are worth more."""
    bot, dice = roster.bot("miners", "greedy"), seeded(1)
    for seed in range(40):
        state = RULES.deal(RULES.setup(1, {}), seed)
        kept = list(state.players[0].hand)
        while (ask := RULES.ask(state)[0]).kind == KEEP_CARDS:
            kept.remove(discarded := bot.choose(RULES.see(state, 0), RULES.question(state, ask), dice))
            RULES.take(state, 0, discarded)
        assert len(kept) == 4
        assert 1 in [state.program.level[card] for card in kept]


def test_it_knows_only_its_view() -> None:
    """Another world with the same view gets the same answer."""
    bot = roster.bot("miners", "greedy")
    state = RULES.deal(RULES.setup(2, {"first_game": "yes", "reveal": "open"}), 9)
    question = RULES.question(state, RULES.ask(state)[0])
    view = RULES.see(state, question.seat)
    world = RULES.imagine(view, seeded(5))
    other = RULES.see(world, question.seat)
    assert bot.choose(view, question, seeded(7)) == bot.choose(other, question, seeded(7))


def test_medium_never_declines_an_effect_that_costs_nothing_and_takes_nothing_away() -> None:
    bot, offered = levels.MediumBot(1), 0
    for seed in range(6):
        state, dice = RULES.deal(RULES.setup(1, {}), seed), seeded(seed)
        while asked := RULES.ask(state):
            question = RULES.question(state, asked[0])
            chosen = question.options[dice.below(len(question.options))]
            if levels.offers_gift(state, question):
                offered += 1
                chosen = bot.choose(RULES.see(state, 0), question, dice)
                assert chosen != USE_NONE
            RULES.take(state, 0, chosen)
    assert offered > 20


def test_rubble_prices_and_lost_machinery_are_no_gifts() -> None:
    def effects(*found: Effect) -> list[bool]:
        state = make_position(" A B", {name: card(1, one) for name, one in zip("AB", found, strict=True)})
        return [levels.is_gift(state, state.program.first_effect[one]) for one in state.players[0].mine.cards]

    assert effects(GainCoins(1), Advance(1)) == [True, True]
    assert effects(seq(GainCoins(9), Collapse()), Pay(1, GainPoints(9))) == [False, False]
