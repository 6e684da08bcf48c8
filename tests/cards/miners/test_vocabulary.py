"""The words of cards are a closed vocabulary: each has a meaning, a text, a sign, a value and a form in files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, get_args

import pytest

from kazamata.bots.miners.judge import effect_worth
from kazamata.cli.boards.miners.symbols import Signs
from kazamata.codec.miners.set_records import FILE_WORDS
from kazamata.core.dice import seeded
from kazamata.games.miners import effects as words
from kazamata.games.miners import program
from kazamata.games.miners.effects import Effect
from kazamata.games.miners.factions import ANY_FACTION
from kazamata.games.miners.measures import measure
from kazamata.games.miners.mine import NO_SPOT
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.games.miners.state import State
from kazamata.games.miners.steps.prices import matches_target
from kazamata.words.catalogue import LANGUAGES, catalogue
from kazamata.words.miners.descriptions import describe
from tests.rules.miners.positions import activate, card, make_position, player_of

COIN, POINT = words.GainCoins(1), words.GainPoints(1)
SAMPLES: list[Effect] = [
    COIN,
    POINT,
    words.Draw(1),
    words.DrawLevel(level=2, n=1),
    words.DrawFaction(0),
    words.DrawFaction(ANY_FACTION),
    words.DrawDeep(1),
    words.Advance(2),
    *(words.PlaceMachinery(2, where) for where in range(len(words.PLACES))),
    words.Collapse(),
    words.CollapseOther(1, POINT),
    words.Clear(1, POINT),
    words.PlaceCart(1, POINT),
    words.Dismantle(COIN),
    words.Discard(2, COIN),
    words.Buy(price=1, most=2, each=POINT),
    words.Discount(2),
    *(words.Activate(target) for target in range(len(words.TARGETS))),
    words.UseSurface(),
    *(words.Special(key) for key in words.SPECIALS),
    *(words.Per(what, POINT, each=2, most=3) for what in range(2, words.MEASURES)),
    words.If(words.CARDS, 2, COIN, POINT),
    words.Pay(1, POINT, scots=True),
    words.Either((COIN, words.Pay(1, POINT))),
    words.seq(COIN, POINT),
]
"""Every word at least once, with every number that selects a word."""

each_sample = pytest.mark.parametrize("effect", SAMPLES, ids=str)


@dataclass(frozen=True)
class UnknownWord:
    """A word that no reader knows."""

    n: int = 1


def mine_with_effect(effect: Effect) -> State:
    """A mine whose first card has the effect, with something to do for every word."""
    bearer = card(1, effect, factions=(0, 5), carts="######")
    state = make_position(
        " A 1 1\n  2", {"A": bearer}, hand="1112", coins=5, decks=("111", "222", "333"), piles=("1", "2", "3")
    )
    player_of(state).mine.collapsed = 0b110
    player_of(state).mine.machinery_counts = 0b1_0001_0001
    return state


def code_offset(state: State) -> int:
    return int(state.program.first_effect[player_of(state).mine.cards[0]])


def test_there_is_a_sample_of_every_word() -> None:
    assert {type(effect) for effect in SAMPLES} == set(get_args(Effect))


@each_sample
def test_every_word_has_a_meaning(effect: Effect) -> None:
    """The word is played to its end and changes something."""
    state, dice = mine_with_effect(effect), seeded(3)
    happened = activate(state, 0)
    while (asked := RULES.ask(state)) and len(player_of(state).lane) > 0:
        options = asked[0].options
        happened += RULES.take(state, 0, options[1 if len(happened) == 1 else dice.below(len(options))])
    assert len(happened) > 2


def test_every_operation_is_written_by_a_word() -> None:
    written = set()
    for effect in SAMPLES:
        code = mine_with_effect(effect).program.code
        written |= {int(code[index]) for index in range(0, len(code), program.OP_SIZE)}
    assert written == set(range(program.JUMP + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_text(language: str) -> None:
    say = catalogue("miners", language).say
    texts = [describe(effect, say) for effect in SAMPLES]
    assert len(set(texts)) == len(texts)
    assert all(say(f"modifier-{name}", n=2) for name in words.MODIFIERS[1:])


@each_sample
def test_every_word_has_a_sign(effect: Effect) -> None:
    assert Signs(tuple("SBEJAR")).of(effect)


@each_sample
def test_every_word_has_a_worth(effect: Effect) -> None:
    state = mine_with_effect(effect)
    assert isinstance(effect_worth(state, player_of(state), code_offset(state), 0), float)


def test_a_choice_is_worth_its_better_branch() -> None:
    state = mine_with_effect(words.Either((COIN, words.GainPoints(5), POINT)))
    assert effect_worth(state, player_of(state), code_offset(state), 0) == 5.0


def test_every_word_can_be_written_into_a_file() -> None:
    assert set(FILE_WORDS) == {word.__name__ for word in get_args(Effect)}


READERS: dict[str, Callable[[Any], object]] = {
    "engine": mine_with_effect,
    "text": lambda word: describe(word, catalogue("miners", "en").say),
    "signs": lambda word: Signs(tuple("SBEJAR")).of(word),
}


@pytest.mark.parametrize("reader", READERS)
def test_an_unknown_word_is_refused_by_every_reader(reader: str) -> None:
    """The compiled engine does not even let it into another word."""
    with pytest.raises((AssertionError, TypeError)):
        READERS[reader](UnknownWord())
    with pytest.raises((AssertionError, TypeError)):
        READERS[reader](words.Per(words.CARDS, UnknownWord()))  # type: ignore[arg-type]


def test_an_unknown_operation_is_refused() -> None:
    state = mine_with_effect(COIN)
    code = state.program.code
    code[code_offset(state)] = program.SPECIAL
    code[code_offset(state) + program.ARGUMENT] = len(words.SPECIALS)
    activate(state, 0)
    with pytest.raises(ValueError, match="no meaning"):
        RULES.take(state, 0, 1)
    code[code_offset(state)] = program.JUMP + 1
    with pytest.raises(ValueError, match="no worth"):
        effect_worth(state, player_of(state), code_offset(state), 0)


def test_every_measure_is_counted_and_every_target_meant() -> None:
    player = player_of(mine_with_effect(COIN))
    for what in range(words.MEASURES):
        assert measure(player, 0, what) >= 0
        assert measure(player, NO_SPOT, what) >= 0
    for spot in (0, NO_SPOT):
        with pytest.raises(ValueError, match="nothing is counted"):
            measure(player, spot, words.MEASURES)
    state = mine_with_effect(COIN)
    for target in range(len(words.TARGETS)):
        assert matches_target(state, player.mine, target, 0, 1) in (True, False)
    with pytest.raises(ValueError, match="no card is meant"):
        matches_target(state, player.mine, len(words.TARGETS), 0, 1)
