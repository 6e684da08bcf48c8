"""Who is asking: a guest's browser, a program with a seat's token, or nobody in particular."""

from __future__ import annotations

from typing import Final

import msgspec

from kazamata.server.people import tokens
from kazamata.server.store.records import TableRecord

GUEST_COOKIE: Final = "kazamata_guest"
SPECTATOR: Final = -1


class Caller(msgspec.Struct, frozen=True):
    """What a request proves: a guest and perhaps the token of one seat, both as hashes."""

    guest: str = ""
    token: str = ""
    address: str = ""

    def seats_at(self, table: TableRecord) -> frozenset[int]:
        """The seats that are the caller's own."""
        return frozenset(
            seat.seat
            for seat in table.seats
            if (self.guest and self.guest in seat.guests)
            or (self.token and seat.token is not None and tokens.same(self.token, seat.token))
        )

    def hosts(self, table: TableRecord) -> bool:
        return bool(self.guest) and tokens.same(self.guest, table.host)


def caller(cookie: str | None, authorization: str | None, address: str) -> Caller:
    """Read a caller from what the request carries; whatever is malformed proves nothing."""
    guest = tokens.hashed(cookie) if cookie and tokens.well_formed(cookie) else ""
    scheme, _, token = (authorization or "").partition(" ")
    bearer = token.strip() if scheme.lower() == "bearer" else ""
    return Caller(guest, tokens.hashed(bearer) if tokens.well_formed(bearer) else "", address)
