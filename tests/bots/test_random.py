"""The random bot answers every question, using only its own dice."""

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.roster import bot, names
from kazamata.core.asks import AskKind, Question
from kazamata.core.dice import seeded


def asked(options: list[int]) -> Question:
    return Question(AskKind("Any", ""), 0, 0, vec[i64](options), vec[i64]())


def test_random_plays_every_game() -> None:
    assert names("tranquility")[0] == "random"
    assert names("some game to come") == ("random",)


def test_random_reaches_every_option_and_no_other() -> None:
    options = [3, 5, 8, 13]
    question = asked(options)
    dice = seeded(7)
    answers = {bot("tranquility", "random").choose(None, question, dice) for _ in range(200)}
    assert answers == set(options)


def test_random_repeats_itself_with_the_same_dice() -> None:
    question = asked(list(range(50)))
    random = bot("tranquility", "random")
    first, second = seeded(11), seeded(11)
    assert [random.choose(None, question, first) for _ in range(30)] == [
        random.choose(None, question, second) for _ in range(30)
    ]
