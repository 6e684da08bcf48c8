"""Secrets that open a seat: random, stored only as hashes, compared in constant time."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

from kazamata.core.dice import SEED_BITS

TOKEN_BYTES: Final = 32
TOKEN_LETTERS: Final = 43
ID_BYTES: Final = 9
NONCE_BYTES: Final = 32


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """An unguessable table id: anyone who has it may watch."""
    return secrets.token_urlsafe(ID_BYTES).replace("-", "a").replace("_", "b")


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def new_nonce() -> str:
    return secrets.token_hex(NONCE_BYTES)


def hash_token(token: str) -> str:
    """The stored hash of a token; a random token of this length needs no salt."""
    return sha256(token.encode()).hexdigest()


def hashes_equal(one: str, other: str) -> bool:
    """Compare two hashes in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def is_well_formed(token: str) -> bool:
    return len(token) == TOKEN_LETTERS and token.isascii() and all(c.isalnum() or c in "-_" for c in token)


def commitment(seed: int | str, nonce: str) -> str:
    """The commitment published before the deal: it binds the server to a seed without revealing it."""
    return sha256(f"{seed}:{nonce}".encode()).hexdigest()
