"""Play many games with biased players: `python -m bench.fuzz_rules [GAME | all] [GAMES] [SEED]`.

Half of the games use a setup of the law tests, the others random seats and options that the rules allow. In
half of the games all seats share one bias, in the others each seat has its own
(`kazamata.lab.matches.biased_players`). Every asked seat must have an option, the cards are counted after
every answer, and every game must end. One position in eight gets three more checks: no offered option is
refused, a copy equals its original, and an imagined world matches the view it was made from.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

from kazamata import game_registry, is_compiled
from kazamata.core.dice import seeded
from kazamata.core.refusals import Refused
from kazamata.game_registry import AnyRules
from kazamata.lab.matches import biased_players
from tests.laws.cases import CASES, MAX_ANSWERS, Case, deal, law_data, plain


def any_case(game: str, chance: Random) -> Case:
    """Choose random seats and options that the rules allow together."""
    rules = game_registry.rules(game)
    while True:
        chosen = {
            choice.key: chance.choice(choice.values) for choice in rules.choices if chance.random() < 0.4
        }
        seats = chance.randint(1, 5)
        try:
            rules.setup(seats, chosen)
        except Refused:
            continue
        return game, seats, chosen


def any_biases(game: str, seats: int, chance: Random) -> list[str]:
    known = biased_players.names(game)
    if chance.random() < 0.5:
        return [chance.choice(known)] * seats
    return [chance.choice(known) for _ in range(seats)]


def play(case: Case, names: list[str], chance: Random) -> tuple[int, str]:
    """Play one game with all its checks; return the number of answers and how it ended."""
    rules, state = deal(case, chance.randrange(1 << 96))
    players = [biased_players.biased_player(rules, name) for name in names]
    count, dice = law_data(case[0]).count_cards, seeded(chance.randrange(1 << 60))
    cards, answers = count(state), 0
    while asks := rules.ask(state):
        assert all(len(ask.options) for ask in asks), "a seat is asked without an option"
        if chance.random() < 1 / 8:
            check(rules, state, case[1], chance)
        ask = chance.choice(asks)
        rules.take(state, ask.seat, players[ask.seat].choose(ask, dice))
        answers += 1
        assert answers < MAX_ANSWERS, "the game does not end"
        assert count(state) == cards, "cards came or went"
    return answers, rules.score(state).end_reason


def check(rules: AnyRules, state: Any, seats: int, chance: Random) -> None:
    for ask in rules.ask(state):
        offered, span = set(ask.options), rules.ask_kinds[ask.kind].option_count
        for option in {*offered, *chance.sample(range(span), min(span, 50))}:
            assert (rules.why(state, ask.seat, option) is None) == (option in offered)
    assert plain(rules.copy(state)) == plain(state)
    viewer = chance.randrange(-1, seats)
    view = rules.see(state, viewer)
    assert plain(rules.see(rules.imagine(view, seeded(chance.randrange(1 << 60))), viewer)) == plain(view)


def play_numbered_game(game: str, number: int, seed: int) -> tuple[Case, int, str]:
    """Play one game; an error names the game, so that it can be replayed."""
    chance = Random(f"{game} {seed} {number}")
    listed = [case for case in CASES if case[0] == game]
    case = listed[number // 2 % len(listed)] if number % 2 else any_case(game, chance)
    names = any_biases(game, case[1], chance)
    try:
        return case, *play(case, names, chance)
    except Exception:
        print(f"game {number} of seed {seed}: {case}, {names}", file=sys.stderr)
        raise


def main(game: str, games: int, seed: int) -> None:
    ends: Counter[str] = Counter()
    seats: Counter[int] = Counter()
    setups: set[str] = set()
    answers = 0
    for number in range(games):
        case, played, cause = play_numbered_game(game, number, seed)
        answers += played
        ends[cause] += 1
        seats[case[1]] += 1
        setups.add(repr(case))
    print(f"{game}: {games} games, {len(setups)} setups, {answers} answers, all with options,", end=" ")
    print(f"seats {dict(sorted(seats.items()))}, ends {dict(ends)},", end=" ")
    print("compiled" if is_compiled() else "interpreted", flush=True)


if __name__ == "__main__":
    given = sys.argv[1:]
    chosen = given[0] if given and given[0] != "all" else None
    for name in [chosen] if chosen else game_registry.GAME_NAMES:
        main(name, int(given[1]) if len(given) > 1 else 1000, int(given[2]) if len(given) > 2 else 1)
