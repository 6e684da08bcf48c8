"""The head of a page: link previews with the game's picture and name, and preloads of its board.

Anyone with the link may watch the table. But the services that fetch previews need not know who plays: a
preview has no names, no hands and no moves.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

from kazamata.server.errors import server_catalogue
from kazamata.server.http.preloads import preload_links
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
    try:
        found = TABLE.fullmatch(path)
        record = await table_registry_of(request).store.table(found[1]) if found else None
        facts = await _facts(request, path, record)
    except StoreUnavailable:  # the page itself reports what it cannot open
        record, facts = None, await _facts(request, path, None)
    lines = [
        LARGE,
        *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()),
        preload_links(record.game, context_of(request).language) if record is not None else "",
    ]
    return page.replace(HEAD, "\n".join(lines).encode() + HEAD, 1)


async def _facts(request: AnyRequest, path: str, record: TableRecord | None) -> dict[str, str]:
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
    if record is None:
        return facts
    return facts | await _facts_of_table(request, record, path, home, language)


async def _facts_of_table(
    request: AnyRequest, record: TableRecord, path: str, home: str, language: str
) -> dict[str, str]:
    store = table_registry_of(request).store
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
