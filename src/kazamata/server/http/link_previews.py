"""Link previews: the game's picture and name, and the state of its table.

Anyone with the link may watch the table. But the services that fetch previews need not know who plays: a
preview has no names, no hands and no moves.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

from kazamata.server.errors import server_catalogue
from kazamata.server.http.routes.context import AnyRequest, context_of, table_registry_of
from kazamata.server.store.errors import StoreUnavailable
from kazamata.server.store.records import OPEN, OVER, TableRecord
from kazamata.words.catalogue import catalogue

TABLE: Final = re.compile(r"/t/([A-Za-z0-9]{12})/?")
HEAD: Final = b"</head>"
LARGE: Final = '<meta name="twitter:card" content="summary_large_image" />'
MAX_DIGITS: Final = 6


async def add_preview_tags(request: AnyRequest, path: str, page: bytes) -> bytes:
    """Add the preview tags for this path to the client's page."""
    facts = await _facts(request, path)
    lines = [
        LARGE,
        *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()),
    ]
    return page.replace(HEAD, "\n".join(lines).encode() + HEAD, 1)


async def _facts(request: AnyRequest, path: str) -> dict[str, str]:
    language = context_of(request).language
    home = f"{'https' if context_of(request).secure else 'http'}://{request.headers.get('host', '')}"
    facts = {
        "og:site_name": "Kazamata",
        "og:type": "website",
        "og:url": home + path,
        "og:title": "Kazamata",
        "og:description": server_catalogue(language).say("preview-home"),
        "og:image": f"{home}/icon-512.png",
    }
    try:
        return facts | await _facts_of_table(request, path, home, language)
    except StoreUnavailable:
        return facts  # the page itself reports what it cannot open


async def _facts_of_table(request: AnyRequest, path: str, home: str, language: str) -> dict[str, str]:
    found, store = TABLE.fullmatch(path), table_registry_of(request).store
    record = await store.table(found[1]) if found else None
    if record is None:
        return {}
    at, last = _moment(request), (await store.versions_of([record.id]))[record.id][1]
    title = catalogue(record.game, language).say("game-title")
    facts = {"og:title": f"{title} · Kazamata", "og:image": f"{home}/preview-{record.game}.png"}
    if at is None or at > last or record.status == OPEN:
        return facts | {"og:description": _standing(record, language)}
    description = server_catalogue(language).say("preview-moment", at=at, last=last, seats=len(record.seats))
    return facts | {"og:url": f"{home}{path}?at={at}", "og:description": description}


def _moment(request: AnyRequest) -> int | None:
    """The sequence number in a shared link."""
    text = str(request.query_params.get("at", ""))
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MAX_DIGITS else None


def _standing(record: TableRecord, language: str) -> str:
    free = sum(not seat.is_filled for seat in record.seats)
    key = {OVER: "preview-over", OPEN: "preview-open"}.get(record.status, "preview-running")
    return server_catalogue(language).say(key, seats=len(record.seats), free=free)
