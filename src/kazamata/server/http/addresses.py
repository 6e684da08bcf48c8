"""The client address: behind trusted proxies, the last hop that is not one of them.

The client itself may have written the forwarded addresses further left.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from typing import Final

Headers = Iterable[tuple[bytes, bytes]]
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
HOUSEHOLD: Final = 64
"""Network bits that count as one address, because an IPv6 client has a whole network."""


class TrustedProxies:
    """The proxies whose forwarded headers we trust, each an address or a network."""

    def __init__(self, named: Sequence[str]) -> None:
        self._networks = [network(name) for name in named]

    def trusts(self, address: str) -> bool:
        known = _address(address)
        return known is not None and any(known in network for network in self._networks)

    def client_address(self, peer: str, headers: Headers) -> str:
        """The address that connects to us or to the outermost trusted proxy."""
        hops = [hop for name, value in headers if name == b"x-forwarded-for" for hop in value.split(b",")]
        while hops and self.trusts(peer):
            hop = _address(hops.pop().decode("latin-1"))
            if hop is None:  # a malformed entry: use the proxy's own address
                return peer
            peer = str(hop)
        return peer

    def client_scheme(self, peer: str, headers: Headers, given: str) -> str:
        """The scheme by which the client reached the proxy."""
        protocols = [value for name, value in headers if name == b"x-forwarded-proto"]
        if not protocols or not self.trusts(peer):
            return given
        last = protocols[-1].split(b",")[-1].strip().lower()
        return last.decode("latin-1") if last in (b"http", b"https") else given


def network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """Parse an address or a network; raises `ValueError` for anything else."""
    return ipaddress.ip_network(name.strip(), strict=False)


def limit_key(address: str) -> str:
    """The key for rate limits: the address, or the client's network for IPv6."""
    known = _address(address)
    if not isinstance(known, ipaddress.IPv6Address):
        return str(known) if known is not None else address
    return str(ipaddress.ip_network((known, HOUSEHOLD), strict=False))


def _address(text: str) -> Address | None:
    """Parse an address with or without brackets, port and zone; IPv4-mapped IPv6 becomes IPv4."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        known = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = known.ipv4_mapped if isinstance(known, ipaddress.IPv6Address) else None
    return mapped or known
