"""Hostile messages: broken, mutated, foreign, out of turn. None may change anything or crash the server.

`python -m tests.stress.fuzz --messages 50000`.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import math
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kazamata import game_registry
from kazamata.stress.browser_client import BrowserClient, full_table
from kazamata.stress.server_process import ServerProcess

INTERNAL: Final = 1011
COUNTED: Final = ("messages", "state_changes", "internal_errors", "crashes")
BATCH: Final = 50
REST_EVERY: Final = 5
ODD: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1, 62, 63, 2**31 - 1, 2**31, 2**63, 2**64, 10**400, 1e308, 0.5, "", "0", "\0",
    "é" * 40, "a" * 3000, [], [[]], {}, {"seat": 0}, "../../etc/passwd", "' or 1=1 --", "<script>", "\u202e",
)  # fmt: skip
TYPES: Final = (
    "watch", "answer", "why", "option_sentences", "preview_lines", "plan", "drop_plan", "undo", "vote", "give_up",
    "ping", "state", "dance", "", None, 7,
)  # fmt: skip
PATHS: Final = (
    "/api/tables", "/api/tables/{}", "/api/tables/{}/join", "/api/tables/{}/claim", "/api/tables/{}/ready",
    "/api/tables/{}/seats/{}/bot", "/api/tables/{}/leave", "/api/tables/{}/rematch", "/api/tables/{}/fork",
    "/api/tables/{}/state", "/api/tables/{}/answer", "/api/tables/{}/why", "/api/tables/{}/replay",
    "/api/tables/{}/give-up", "/api/tables/{}/vote", "/api/tables/{}/hide", "/api/name", "/api/policies",
    "/api/tables/{}/log", "/api/tables/{}/hint", "/api/tables/{}/reveals", "/api/tables/{}/solve",
    "/api/tables/{}/review", "/api/words/{}/{}", "/api/rules/{}/{}", "/health", "/{}",
    "/api/tables/{}/invitation", "/api/tables/{}/options", "/api/tables/{}/preview", "/api/tables/{}/plan",
    "/api/tables/{}/events", "/api/tables/{}/report", "/api/codes", "/api/games", "/api/games/{}/setup",
    "/api/catalogue/{}/{}/{}",
)  # fmt: skip


class Attacker:
    """A hostile client; `own` is its seat, or -1."""

    def __init__(self, visitor: BrowserClient, table: str, own: int, dice: random.Random) -> None:
        self.visitor = visitor
        self.table = table
        self.own = own
        self.dice = dice
        self.closed: Counter[int] = Counter()
        self.sent = 0
        self._socket: ClientConnection | None = None

    async def attack(self, picture: Any) -> None:
        """Send a batch of messages on one socket; the server may close it."""
        try:
            socket = await self._line()
            for _ in range(BATCH):
                self.sent += 1
                await socket.send(self.message(picture))
            await socket.send('{"type":"ping"}')
            while "pong" not in str(await asyncio.wait_for(socket.recv(), 30)):
                pass
        except ConnectionClosed as closed:
            self.closed[closed.rcvd.code if closed.rcvd else 1006] += 1
            self._socket = None
        except InvalidStatus:
            self._socket = None

    async def _line(self) -> ClientConnection:
        if self._socket is None:
            self._socket = await self.visitor.socket()
        return self._socket

    async def hang_up(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    def message(self, picture: Any) -> str | bytes:
        kind = self.dice.randrange(10)
        if kind == 0:
            return self.dice.randbytes(self.dice.randrange(200))
        if kind == 1:
            return self._broken(json.dumps({**self._plausible(picture), "option": 2**30}))
        if kind == 2:
            return "[" * self.dice.randrange(1, 4000)
        if kind == 3 and self.dice.random() < 0.02:
            return "x" * 9000  # too large: the server closes the socket
        return json.dumps(self._harmless(self._mutated(self._plausible(picture)), picture))

    def _harmless(self, message: dict[str, Any], picture: Any) -> dict[str, Any]:
        """Make a message wrong again if mutation happened to make it a valid request."""
        legal = {option for ask in picture["asks"] for option in ask["options"]}
        honest = message.get("type") == "answer" and message.get("seat") == self.own
        option = message.get("option")
        if honest and isinstance(option, int) and option in legal:
            message["option"] = 2**30
        if message.get("type") in ("give_up", "plan") and message.get("seat") == self.own:
            message["seat"] = 62  # a plan of the own seat would wait for its question
        return message

    def _plausible(self, picture: Any) -> dict[str, Any]:
        """A well-formed message that must change nothing: a wrong seat, turn or option."""
        seat = self.dice.randrange(len(picture["seats"]) + 1)
        legal = {option for ask in picture["asks"] for option in ask["options"]}
        wrong = [option for option in (self.dice.randrange(1400) for _ in range(20)) if option not in legal]
        option = self.dice.choice(wrong or [2**30])
        message = {
            "table": self.table,
            "seat": seat,
            "seq": picture["seq"],
            "option": option,
            "since": 0,
            "yes": True,
            "options": [option, 2**30],
            "lines": [[option], [option, 0]],
            "steps": [["TakeTurn", option]],
        }
        wanted = {
            "watch": ("table", "seat", "since"),
            "answer": ("table", "seat", "seq", "option"),
            "why": ("table", "seat", "option"),
            "option_sentences": ("table", "seat", "options"),
            "preview_lines": ("table", "seat", "seq", "lines"),
            "plan": ("table", "seat", "seq", "steps"),
            "drop_plan": ("table", "seat"),
            "undo": ("table", "seat", "seq"),
            "vote": ("table", "seat", "yes"),
            "give_up": ("table", "seat"),
        }
        kind = self.dice.choice(list(wanted))
        return {"type": kind, **{name: message[name] for name in wanted[kind]}}

    def _mutated(self, message: dict[str, Any]) -> Any:
        for _ in range(self.dice.randrange(3)):
            name = self.dice.choice([*message, "extra"])
            if name == "type":
                message[name] = self.dice.choice(TYPES)
            elif self.dice.random() < 0.2:
                message.pop(name, None)
            else:
                message[name] = self.dice.choice(ODD)
        return message

    def _broken(self, text: str) -> str:
        index = self.dice.randrange(len(text))
        return (
            text[:index]
            + self.dice.choice(["", "}", '"', "\\u0000", "\\ud800", "NaN", ","])
            + text[index + 1 :]
        )

    def request(self) -> int:
        """Send a strange HTTP request; returns its status."""
        self.sent += 1
        path = self.dice.choice(PATHS)
        while "{}" in path:
            odd = str(self.dice.choice((self.table, self.table, *ODD)))[:300]
            path = path.replace("{}", quote(odd, safe="" if self.dice.random() < 0.5 else "/."), 1)
        name = self.dice.choice(("seat", "at", "option", "mine", "lang"))
        query = f"?{name}={quote(str(self.dice.choice(ODD))[:300])}"
        body = self.dice.choice(
            (json.dumps(self._mutated({"seat": 0, "seq": 0, "option": 2**30})), "{", "[" * 2000, "")
        )
        return self._send(self.dice.choice(("GET", "GET", "POST", "POST", "POST", "PUT")), path + query, body)

    def _send(self, method: str, path: str, body: str) -> int:
        address = urlsplit(self.visitor.url)
        line = http.client.HTTPConnection(address.hostname or "", address.port or 80, timeout=30)
        headers = {
            "origin": self.visitor.url,
            "content-type": "application/json",
            "cookie": self.visitor.cookie,
        }
        try:
            line.request(method, path, body.encode(), headers)
            return line.getresponse().status
        except http.client.HTTPException:
            return 0
        finally:
            line.close()


async def fuzz_server(messages: int, game: str, seed: int = 1) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="kazamata-hostile-") as folder:
        log = Path(folder) / "log"
        server = ServerProcess(f"sqlite:///{Path(folder) / 'tables.sqlite'}", log=log)
        try:
            return await _attacked(server, messages, game, seed, log)
        finally:
            server.end()


async def _attacked(server: ServerProcess, messages: int, game: str, seed: int, log: Path) -> dict[str, Any]:
    dice = random.Random(seed)
    players = [BrowserClient(server.url), BrowserClient(server.url)]
    table = await full_table(players, game)
    before = await _seen(players, table)
    asked = {seat for seat, view in enumerate(before) if view["asks"]}
    quiet = next((seat for seat in range(len(players)) if seat not in asked), 0)
    attackers = [
        Attacker(BrowserClient(server.url), table, -1, dice),  # a stranger
        Attacker(players[quiet], table, quiet, dice),  # a player whose turn it is not
        Attacker(players[1 - quiet], table, 1 - quiet, dice),  # a player whose turn it is
    ]
    statuses: Counter[int] = Counter()
    while sum(attacker.sent for attacker in attackers) < messages:
        attacker = dice.choice(attackers)
        await attacker.attack(before[attacker.own] if attacker.own >= 0 else before[1 - quiet])
        stranger = attackers[0]
        for _ in range(BATCH // REST_EVERY):
            statuses[await asyncio.to_thread(stranger.request)] += 1
    for attacker in attackers:
        await attacker.hang_up()
    after = await _seen(players, table)
    closed = sum((attacker.closed for attacker in attackers), Counter())
    failures = [line for line in log.read_text().splitlines() if '"level":"error"' in line]
    internal = closed[INTERNAL] + statuses[500] + len(failures)
    changed = [seat for seat, (was, now) in enumerate(zip(before, after, strict=True)) if was != now]
    return {
        "messages": sum(attacker.sent for attacker in attackers),
        "state_changes": len(changed),
        "internal_errors": internal,
        "crashes": 0 if (await players[0].get("/health"))["status"] == "ok" else 1,
        "sockets_closed": dict(closed),
        "statuses": dict(sorted(statuses.items())),
        "first_failures": [failure[-600:] for failure in failures[:2]],
        "good": not changed and not internal and server.alive,
    }


async def _seen(players: list[BrowserClient], table: str) -> list[Any]:
    """What both players see, without who is online."""
    states = [
        await player.get(f"/api/tables/{table}/state?seat={seat}") for seat, player in enumerate(players)
    ]
    for state in states:
        for seat in state["seats"]:
            seat.update(online=False, away=False, away_at=None)
    return states


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--messages", type=int, default=50_000)
    parser.add_argument(
        "--game", choices=game_registry.GAME_NAMES, help="one game alone; otherwise all take turns"
    )
    given = parser.parse_args()
    games = (given.game,) if given.game else game_registry.GAME_NAMES
    each = math.ceil(given.messages / len(games))
    reports = {game: asyncio.run(fuzz_server(each, game)) for game in games}
    report = {
        **{key: sum(report[key] for report in reports.values()) for key in COUNTED},
        "games": reports,
        "good": all(report["good"] for report in reports.values()),
    }
    sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    return 0 if report["good"] else 1


if __name__ == "__main__":
    sys.exit(main())
