"""Plays games with an engine that checks every sum, difference, product and shift.

`python -m tests.seams.checked_engine miners` ends with an `OverflowError` if a result needs more than 63 bits.
"""

from __future__ import annotations

import ast
import builtins
import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import CodeType, ModuleType
from typing import Any

from tools.build_engine import ENGINE

LIMIT = 1 << 63
CHECK = "_check_64_bits"
CHECKED = ast.Add | ast.Sub | ast.Mult | ast.LShift
PREFIXES = tuple(f"kazamata.{folder.replace('/', '.')}" for folder in ENGINE)
ANSWERS_OF_A_BOT = 3


def check_64_bits(result: Any) -> Any:
    """The result, if it fits into a compiled number; lists, texts and floats always do."""
    if isinstance(result, int) and not -LIMIT <= result < LIMIT:
        raise OverflowError(f"{result} needs more than 63 bits")
    return result


class CheckArithmetic(ast.NodeTransformer):
    """Wraps every calculation of a module in a check."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        constant = isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Name)
        if not isinstance(node.op, CHECKED) or (constant and ast.unparse(node.right).isupper()):
            return node
        return ast.Call(ast.Name(CHECK, ast.Load()), [node], [])

    def visit_AugAssign(self, node: ast.AugAssign) -> list[ast.stmt]:
        self.generic_visit(node)
        checked = ast.parse(f"{CHECK}({ast.unparse(node.target)})").body
        return [node, *checked] if isinstance(node.op, CHECKED) else [node]


class CheckedLoader(SourceFileLoader):
    """Compiles a source with the checks; stored bytecode has none."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = CheckArithmetic().visit(ast.parse(self.get_data(path)))
        return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


class CheckedEngine:
    """Finds the engine's modules."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(PREFIXES):
            return None
        finders = (FileFinder(place, (CheckedLoader, [".py"])) for place in path or ())
        found = (finder.find_spec(name, target) for finder in finders)
        return next((spec for spec in found if spec and spec.loader), None)


def play(game: str) -> int:
    """Play every setup of the laws at random, and ask a bot some questions; returns the number of answers."""
    from tests.laws.cases import law_data

    setups = enumerate(law_data(game).SETUPS)
    return sum(play_setup(game, seats, choices, seed) for seed, (seats, choices) in setups)


def play_setup(game: str, seats: int, choices: dict[str, str], seed: int) -> int:
    import kazamata
    from kazamata.core.events import NO_EVENTS
    from kazamata.lab.episodes.episode import new_episode
    from kazamata.lab.spaces import Spaces

    rules, dice, answers = kazamata.rules(game), kazamata.dice(seed), 0
    names = kazamata.bot_names(game)
    bot = kazamata.bot(game, names[seed % len(names)])
    episode = new_episode(Spaces(game, seats, choices).layout, seed)
    while episode.seat >= 0:
        answers += 1
        [ask] = [ask for ask in rules.ask(episode.state) if ask.seat == episode.seat]
        option = int(ask.pick(dice))
        if answers % 16 == 0:
            episode.observe(ask.seat)
        if answers % 16 == 0 and answers <= 16 * ANSWERS_OF_A_BOT:
            view, question = rules.see(episode.state, ask.seat), rules.question(episode.state, ask)
            option = bot.choose(view, question, dice)
        episode.apply_option(option, NO_EVENTS)
    rules.score(episode.state)
    return answers


if __name__ == "__main__":
    os.environ["KAZAMATA_INTERPRETED"] = "1"
    import kazamata  # noqa: F401 (puts its own finder first)

    setattr(builtins, CHECK, check_64_bits)
    sys.meta_path.insert(0, CheckedEngine)
    print(play(sys.argv[1]))
