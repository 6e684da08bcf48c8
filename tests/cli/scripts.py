"""Whole games as lines that a person would type, made by random answers."""

from __future__ import annotations

from dataclasses import dataclass

from kazamata import game_registry
from kazamata.cli.boards import board
from kazamata.cli.boards.board import Scene
from kazamata.cli.play.game import TerminalGame
from kazamata.cli.text_narrator import TextNarrator
from kazamata.core.asks import Ask
from kazamata.core.dice import Dice, seeded
from kazamata.core.rules import Outcome

SEED = 7


@dataclass(frozen=True)
class Script:
    """The lines to type for a whole game, and its result."""

    lines: list[str]
    answers: list[tuple[int, int]]
    outcome: Outcome


def script(
    choices: dict[str, str], bots: list[str | None], seed: int = SEED, game: str = "tranquility"
) -> Script:
    """People answer at random, in the words that the board tells them to type."""
    rules = game_registry.rules(game)
    names = [f"seat {seat}" for seat in range(len(bots))]
    table = TerminalGame(rules, rules.setup(len(bots), choices), seed, names, bots)
    typist = Typist(table, seeded(seed))
    while asks := table.asks():
        bot = next((ask for ask in asks if bots[ask.seat] is not None), None)
        if bot is not None:
            table.answer_bot(bot)
        else:
            typist.answer(asks)
    return Script(typist.lines, table.answers, rules.score(table.state))


class Typist:
    """Types for all people at a table and passes the keyboard between them."""

    def __init__(self, table: TerminalGame, dice: Dice) -> None:
        self.table = table
        self.dice = dice
        self.lines: list[str] = []
        self.last = -1

    def answer(self, asks: list[Ask]) -> None:
        ask = self.table.rules.ask_of(self.table.state, self.last) or asks[0]
        seat = int(ask.seat)
        if seat != self.last and len(self.table.human_seats()) > 1:
            self.lines.append("")
        self.last = seat
        option = ask.options[self.dice.below(len(ask.options))]
        game = self.table.rules.name
        narrator = TextNarrator(game, "en", self.table.names)
        scene = Scene(narrator, self.table.view(seat), self.table.rules.question(self.table.state, ask))
        self.lines.append(board(game).typed_form(scene, option))
        self.table.take(seat, option)
