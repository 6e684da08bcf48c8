"""Games played at random, for tests that store or send them."""

from __future__ import annotations

from kazamata import game_registry
from kazamata.codec.gamelog import Recorder
from kazamata.core.dice import seeded

SETUPS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "tranquility": [
        (1, {}),
        (3, {"rocks": "yes", "monsters": "5", "storms": "yes", "removal": "triton"}),
        (2, {"variant": "duel"}),
        (4, {"variant": "pyramid"}),
        (5, {"variant": "arch", "monsters": "3"}),
        (2, {"variant": "day_and_night", "storms": "yes"}),
    ],
    "miners": [(1, {}), (3, {"reveal": "open"}), (5, {"first_game": "yes"})],
    "lords": [
        (2, {}),
        (3, {"game": "first", "planning": "in_order"}),
        (4, {"trap_deck": "reshuffles"}),
        (1, {"scenario": "M3"}),
    ],
}
CASES = [
    (game, seats, chosen)
    for game in game_registry.GAME_NAMES
    for seats, chosen in SETUPS.get(game, [(game_registry.rules(game).seats[0], {})])
]


def recorder(game: str, seats: int, chosen: dict[str, str], seed: int) -> Recorder:
    rules = game_registry.rules(game)
    return Recorder(rules, rules.setup(seats, chosen), seed, [f"seat {seat + 1}" for seat in range(seats)])


def answer_at_random(game: Recorder, answers: int, seed: int = 1) -> None:
    """Play on at random for some answers or to the end."""
    dice = seeded(seed)
    for _ in range(answers):
        asks = game.rules.ask(game.state)
        if not asks:
            return
        ask = asks[dice.below(len(asks))]
        game.take(ask.seat, ask.options[dice.below(len(ask.options))])
