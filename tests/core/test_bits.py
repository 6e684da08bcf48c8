"""Bits far beyond bit 32, where a compiled shift of a literal one goes wrong."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import kazamata
from kazamata.core.bits import bit, has_bit
from kazamata.core.seats import SPECTATOR, all_seats, contains_seat, seat_set

ENGINE = [
    path
    for folder in (
        "core",
        "games",
        "bots/search",
        "bots/tranquility",
        "bots/miners",
        "bots/lords",
        "lab/episodes",
    )
    for path in sorted((Path(kazamata.__file__).parent / folder).rglob("*.py"))
]


@pytest.mark.parametrize("bit_number", [0, 1, 31, 32, 40, 61])
def test_one_bit_at_any_place(bit_number: int) -> None:
    assert bit(bit_number) == 2**bit_number
    assert has_bit(bit(bit_number), bit_number)
    assert not has_bit(bit(bit_number), (bit_number + 1) % 62)


def test_seats_are_sets() -> None:
    assert contains_seat(seat_set(3), 3)
    assert not contains_seat(seat_set(3), 2)
    assert all_seats(5) == 31
    assert not contains_seat(all_seats(5), SPECTATOR)


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.as_posix().split("kazamata/")[-1])
def test_the_engine_shifts_no_literal_by_a_variable(path: Path) -> None:
    """`1 << n` compiles to a 32-bit shift, so code must use `bit(n)`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            literal = isinstance(node.left, ast.Constant)
            constant = isinstance(node.right, ast.Constant | ast.Name) and _is_upper(node.right)
            assert not literal or constant, f"{path.name}:{node.lineno}"


def _is_upper(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())
