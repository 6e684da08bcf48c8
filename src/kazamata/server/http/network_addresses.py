"""The addresses by which other devices in the network reach this server."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final

PROBE: Final = ("192.0.2.1", 9)
"""An address for documentation. A UDP socket that is connected to it sends nothing, but it gets a local address."""
HIDDEN: Final = ("docker", "br-", "veth", "virbr", "lo")
"""Interfaces of containers and of this computer alone."""


def network_urls(host: str, port: int) -> list[str]:
    """The URLs of a server that listens on `host`; empty if only this computer can reach it."""
    listening = _parsed(host)
    if listening is not None and not listening.is_unspecified:
        return [] if listening.is_loopback else [url_for(host, port)]
    if listening is None:
        return []
    return [url_for(address, port) for address in interface_addresses()]


def loopback_url(host: str, port: int) -> str:
    """The URL for this computer; `0.0.0.0` is no address that a browser can open."""
    listening = _parsed(host)
    if listening is not None and listening.is_unspecified:
        host = "127.0.0.1" if listening.version == 4 else "::1"
    return url_for(host, port)


def url_for(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def interface_addresses() -> list[str]:
    """The IPv4 addresses of this computer in its networks, the one of the default route first."""
    found: dict[str, None] = {}
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(PROBE)
        found[probe.getsockname()[0]] = None
    for address in (*_linux_addresses(), *_named_addresses()):
        found[address] = None
    return [address for address in found if _is_useful(address)]


def _linux_addresses() -> list[str]:
    """The address of each interface, where the system can be asked this way."""
    try:
        import fcntl
    except ImportError:
        return []
    addresses = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if name.startswith(HIDDEN):
                continue
            with suppress(OSError):  # the interface has no IPv4 address
                reply = fcntl.ioctl(asking.fileno(), 0x8915, name.encode()[:15].ljust(256, b"\0"))
                addresses.append(socket.inet_ntoa(reply[20:24]))
    return addresses


def _named_addresses() -> list[str]:
    """The addresses of this computer's own name."""
    with suppress(OSError):
        return [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return []


def _is_useful(address: str) -> bool:
    known = _parsed(address)
    return known is not None and not (known.is_loopback or known.is_link_local or known.is_unspecified)


def is_loopback(host: str) -> bool:
    """Whether a host of a URL means this computer."""
    known = _parsed(host.strip("[]"))
    return host == "localhost" or (known is not None and known.is_loopback)


def _parsed(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address("127.0.0.1" if host == "localhost" else host)
    except ValueError:
        return None
