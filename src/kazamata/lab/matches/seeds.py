"""Seeds for the games of a match, independent of the worker and the order of play."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

SEED_BYTES: Final = 12


def seed_of(seed: int, game: int, use: str) -> int:
    """Return the seed for one use (the deal, the dice of a seat) of one game of a match."""
    words = f"{seed} {game} {use}".encode()
    return int.from_bytes(blake2b(words, digest_size=SEED_BYTES).digest(), "big")
