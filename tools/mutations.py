"""Find single-spot changes of Python sources that simulate mistakes.

The changes are: a comparison shifted at its edge or inverted, a number off by one, a boolean inverted, a call
left out, a condition inverted, and `and` for `or`. Types, assertions, texts and the preallocated capacity of
a row stay unchanged, because they do not affect a game.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

EDGES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SKIPPED_ARGUMENTS = frozenset({"capacity"})
"""Arguments that affect only the running time."""


class Mutation(NamedTuple):
    """One change: it replaces the text between two positions of a file."""

    file: str
    line: int
    within: str
    kind: str
    start: int
    end: int
    text: str
    before: str
    after: str

    def key(self) -> tuple[str, str, str, str]:
        """Identify the change independently of its position in the file."""
        return self.file, self.within, self.before, self.after

    def apply(self, source: str) -> str:
        data = source.encode()
        return (data[: self.start] + self.text.encode() + data[self.end :]).decode()


class MutationFinder(ast.NodeVisitor):
    """Visits a file and records every possible change."""

    def __init__(self, file: str, source: str) -> None:
        self.file, self.data = file, source.encode()
        self.starts = [0]
        for line in self.data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.names: list[str] = []
        self.found: list[Mutation] = []
        self.visit(ast.parse(source))

    # ----------------------------------------------------------------------------- skipped code

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._inside(node.name, node.body)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._inside(node.name, [*node.args.defaults, *node.body])

    def _inside(self, name: str, body: list[ast.expr] | list[ast.stmt] | list[ast.AST]) -> None:
        self.names.append(name)
        for node in body:
            self.visit(node)
        self.names.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        return

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        return

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in SKIPPED_ARGUMENTS:
            self.visit(node.value)

    # -------------------------------------------------------------------------- possible changes

    def visit_Compare(self, node: ast.Compare) -> None:
        for index, one in enumerate(node.ops):
            other = ast.Compare(node.left, [*node.ops], node.comparators)
            other.ops[index] = EDGES[type(one)]()
            self._note(node, "comparison", ast.unparse(other))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._note(node, "truth", str(not node.value))
        elif isinstance(node.value, int):
            for other in (node.value + 1, node.value - 1):
                self._note(node, "number", str(other) if other >= 0 else f"({other})")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self._note(node, "call", "pass")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if not isinstance(node.test, ast.Name) or node.test.id != "TYPE_CHECKING":
            self._turn_round(node.test)
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._turn_round(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._turn_round(node.test)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._note(node, "and/or", ast.unparse(ast.BoolOp(other, node.values)))
        self.generic_visit(node)

    def _turn_round(self, test: ast.expr) -> None:
        """Negate a condition, unless it is a single comparison, which has other changes."""
        if not isinstance(test, ast.Compare | ast.Constant):
            self._note(test, "condition", f"not ({ast.unparse(test)})")

    def _note(self, node: ast.expr | ast.stmt, kind: str, text: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        head = self.data[self.starts[node.lineno - 1] : start].decode()
        tail = self.data[end : self.starts[node.end_lineno]].decode()
        whole = self.data[start:end].decode()
        before, after = (" ".join(f"{head}{middle}{tail}".split()) for middle in (whole, text))
        within = ".".join(self.names)
        self.found.append(Mutation(self.file, node.lineno, within, kind, start, end, text, before, after))


def mutations(root: Path, folder: Path) -> dict[str, list[Mutation]]:
    """Find all possible changes in a folder, by file."""
    files = sorted(folder.rglob("*.py"))
    named = {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in files}
    found = {name: MutationFinder(name, source).found for name, source in named.items()}
    return {name: noted for name, noted in found.items() if noted}


def choose(found: dict[str, list[Mutation]], count: int, seed: int) -> list[Mutation]:
    """Choose random changes, alternating between files and, within a file, between kinds."""
    chance = Random(seed)
    files = sorted(found)
    chance.shuffle(files)
    rows = [list(_by_turns(found[file], lambda one: one.kind, chance)) for file in files]
    return list(_turns(rows))[:count]


def _by_turns(noted: list[Mutation], group: Callable[[Mutation], str], chance: Random) -> Iterator[Mutation]:
    kinds: dict[str, list[Mutation]] = {}
    for one in chance.sample(noted, len(noted)):
        kinds.setdefault(group(one), []).append(one)
    yield from _turns(list(kinds.values()))


def _turns(rows: list[list[Mutation]]) -> Iterator[Mutation]:
    """Yield the first of every row, then the second of every row, and so on."""
    for index in range(max(map(len, rows), default=0)):
        yield from (row[index] for row in rows if index < len(row))
