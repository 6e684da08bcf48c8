"""Where a visitor comes from: behind proxies that are named, the last hop that is none of them.

Whatever stands further left in the forwarded addresses was written by the visitor himself.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from typing import Final

Headers = Iterable[tuple[bytes, bytes]]
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
HOUSEHOLD: Final = 64
"""A visitor with IPv6 has a whole network of so many bits of its own: it counts as one address."""


class TrustedProxies:
    """The proxies whose word about their visitors is taken, each an address or a network."""

    def __init__(self, named: Sequence[str]) -> None:
        self._networks = [network(name) for name in named]

    def trusts(self, address: str) -> bool:
        known = _address(address)
        return known is not None and any(known in network for network in self._networks)

    def client_address(self, peer: str, headers: Headers) -> str:
        """The address of whoever speaks to us or to the outermost of our proxies."""
        hops = [hop for name, value in headers if name == b"x-forwarded-for" for hop in value.split(b",")]
        while hops and self.trusts(peer):
            hop = _address(hops.pop().decode("latin-1"))
            if hop is None:  # a proxy that says nonsense speaks for itself
                return peer
            peer = str(hop)
        return peer

    def client_scheme(self, peer: str, headers: Headers, given: str) -> str:
        """How the visitor reached the proxy."""
        told = [value for name, value in headers if name == b"x-forwarded-proto"]
        if not told or not self.trusts(peer):
            return given
        last = told[-1].split(b",")[-1].strip().lower()
        return last.decode("latin-1") if last in (b"http", b"https") else given


def network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """An address or a network as it is written; `ValueError` for anything else."""
    return ipaddress.ip_network(name.strip(), strict=False)


def limit_key(address: str) -> str:
    """What limits are counted by: the address, and for IPv6 the network that one visitor has."""
    known = _address(address)
    if not isinstance(known, ipaddress.IPv6Address):
        return str(known) if known is not None else address
    return str(ipaddress.ip_network((known, HOUSEHOLD), strict=False))


def _address(text: str) -> Address | None:
    """An address with or without brackets, port and zone; IPv4 in the clothes of IPv6 is IPv4."""
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
