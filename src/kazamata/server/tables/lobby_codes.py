"""The spoken code of a lobby: it follows from the table's id, which nobody can guess.

A code opens a table only while the table waits for its deal. Codes are short, so guesses are limited.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from kazamata.server.errors import RequestError
from kazamata.words.spoken_codes import BITS, read_code

PURPOSE: Final = "lobby code"


def code_of(table_id: str) -> int:
    """The code of a table; it does not reveal the id."""
    return int.from_bytes(sha256(f"{PURPOSE}:{table_id}".encode()).digest()[: BITS // 8])


def table_with_code(text: str, open_ids: Iterable[str]) -> str:
    """The open table with this code. A wrong code and that of a closed lobby get the same `RequestError`.

    All open tables are compared, whatever the code is, so the time says nothing.
    """
    wanted = read_code(text)
    found = [table_id for table_id in open_ids if code_of(table_id) in wanted]
    if len(found) != 1:
        raise RequestError("no-such-code", 404)
    return found[0]
