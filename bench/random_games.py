"""Many random games over all setups of the laws: `python -m bench.random_games [GAME] [GAMES] [SEED]`.

After every answer the cards are counted; at one position in eight it is checked that offered means not
refused, that a copy equals its original, and that an imagined world looks like the view it was made from.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

from kazamata import is_compiled, shelf
from kazamata.core.dice import seeded
from kazamata.shelf import AnyRules
from tests.laws.tables import CASES, Case, deal, facts, pick, plain


def play(case: Case, chance: Random) -> tuple[int, str]:
    """One random game with all its checks; how many answers it took and how it ended."""
    rules, state = deal(case, chance.randrange(1 << 96))
    count = facts(case[0]).census
    cards, answers = count(state), 0
    while asks := rules.ask(state):
        assert all(len(ask.options) for ask in asks), f"a dead end: {case}"
        if chance.random() < 1 / 8:
            check(rules, state, case[1], chance)
        ask, option = pick(rules, state, chance)
        rules.take(state, ask.seat, option)
        answers += 1
        assert count(state) == cards, f"cards came or went: {case}"
    return answers, rules.score(state).cause


def check(rules: AnyRules, state: Any, seats: int, chance: Random) -> None:
    for ask in rules.ask(state):
        offered, span = set(ask.options), rules.asks[ask.kind].span
        for option in {*offered, *chance.sample(range(span), min(span, 50))}:
            assert (rules.why(state, ask.seat, option) is None) == (option in offered)
    assert plain(rules.copy(state)) == plain(state)
    viewer = chance.randrange(-1, seats)
    view = rules.see(state, viewer)
    assert plain(rules.see(rules.imagine(view, seeded(chance.randrange(1 << 60))), viewer)) == plain(view)


def main(game: str, games: int, seed: int) -> None:
    chance = Random(seed)
    cases = [case for case in CASES if case[0] == game]
    ends: Counter[str] = Counter()
    answers = 0
    for number in range(games):
        played, cause = play(cases[number % len(cases)], chance)
        answers += played
        ends[cause] += 1
    print(f"{game}: {games} games over {len(cases)} setups, {answers} answers, ends {dict(ends)},", end=" ")
    print("compiled" if is_compiled() else "interpreted")


if __name__ == "__main__":
    given = sys.argv[1:]
    for name in given[:1] or shelf.NAMES:
        main(name, int(given[1]) if len(given) > 1 else 1000, int(given[2]) if len(given) > 2 else 1)
