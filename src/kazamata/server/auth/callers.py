"""Callers: a guest's browser, a program with a seat token, or anonymous."""

from __future__ import annotations

from typing import Final

import msgspec

from kazamata.server.auth import tokens
from kazamata.server.store.records import TableRecord

GUEST_COOKIE: Final = "kazamata_guest"
SPECTATOR: Final = -1


class Caller(msgspec.Struct, frozen=True):
    """The proven identity of a request: a guest and perhaps one seat token, both as hashes."""

    guest_hash: str = ""
    token_hash: str = ""
    address: str = ""

    def seats_at(self, table: TableRecord) -> frozenset[int]:
        """The caller's seats at a table."""
        return frozenset(
            seat.seat
            for seat in table.seats
            if (self.guest_hash and self.guest_hash in seat.guest_hashes)
            or (
                self.token_hash
                and seat.token_hash is not None
                and tokens.hashes_equal(self.token_hash, seat.token_hash)
            )
        )

    def is_host_of(self, table: TableRecord) -> bool:
        return bool(self.guest_hash) and tokens.hashes_equal(self.guest_hash, table.host_hash)


def read_caller(cookie: str | None, authorization: str | None, address: str) -> Caller:
    """Read the caller from a request; malformed credentials prove nothing."""
    guest = tokens.hash_token(cookie) if cookie and tokens.is_well_formed(cookie) else ""
    scheme, _, token = (authorization or "").partition(" ")
    bearer = token.strip() if scheme.lower() == "bearer" else ""
    return Caller(guest, tokens.hash_token(bearer) if tokens.is_well_formed(bearer) else "", address)
