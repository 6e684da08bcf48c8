"""Play Dungeon Lords with OpenSpiel's own information set Monte Carlo tree search.

    python -m examples.lords_ismcts --games 4 --simulations 60

The search runs in worlds that the engine imagines from the seat's view (`imagine`), so it uses no hidden
information. Its rival plays at random. OpenSpiel runs the playouts in Python, so a move takes about a second.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from kazamata.lab.envs.openspiel_game import resampler


def searcher(game: Any, simulations: int, seed: int) -> ismcts.ISMCTSBot:
    """Return a bot that knows only the rules."""
    dice = np.random.RandomState(seed)
    evaluator = RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=0.7, max_simulations=simulations, random_state=dice)
    bot.set_resampler(resampler)
    return bot


def play(game: Any, bot: ismcts.ISMCTSBot, dice: np.random.RandomState, max_searches: int) -> list[float]:
    """Play one game with the searcher at seat 0; return the rewards. It searches at most `max_searches` answers."""
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(dice.choice(state.legal_actions())))
        elif state.current_player() == 0 and searched < max_searches and len(state.legal_actions()) > 1:
            state.apply_action(bot.step(state))
            searched += 1
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    return list(state.returns())


def main(arguments: list[str] | None = None) -> float:
    """Play some games and print how many the searcher won."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="lords")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--max-searches", type=int, default=10_000, help="answers to search for in each game")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    game = pyspiel.load_game(f"kazamata(game={options.game},seats=2,deal_seed={options.seed})")
    np.random.seed(options.seed)
    bot, dice = searcher(game, options.simulations, options.seed), np.random.RandomState(options.seed)
    won = sum(play(game, bot, dice, options.max_searches)[0] for _ in range(options.games))
    print(f"won {won:g} of {options.games} games against chance, {options.simulations} simulations a move")
    return float(won)


if __name__ == "__main__":
    main()
