"""The browser client: files that were built into the package, or a page that says that they are missing."""

from __future__ import annotations

import mimetypes
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from kazamata.server.errors import Trouble, words
from kazamata.server.http.routes.desk import AnyRequest, packed, visit_of

DIST: Final = Path(__file__).resolve().parents[2] / "web" / "dist"
MANIFEST: Final = DIST / "manifest.json"
"""What the build of the client says it is made of, by the paths of its sources."""
_ROOM: Final = re.compile(r"src/games/([a-z_]+)/room\.ts")

FOREVER: Final = "public, max-age=31536000, immutable"
ANEW: Final = "no-cache"


@cache
def boards() -> frozenset[str]:
    """Games of which the client has a board; a game without one is not offered by the page."""
    if not MANIFEST.is_file():
        return frozenset()
    found = [_ROOM.fullmatch(source) for source in msgspec.json.decode(MANIFEST.read_bytes())]
    return frozenset(room[1] for room in found if room is not None)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client; whatever is no file is one of the client's own pages."""
    found = client_file(path)
    if found is not None:
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        kept = FOREVER if "assets" in found.relative_to(DIST).parts else ANEW
        return packed(request, found.read_bytes(), kind, kept)
    if path.startswith(("/api/", "/ws")) or "." in Path(path).name:
        raise Trouble("no-such-page", 404)
    if not (DIST / "index.html").is_file():
        return Response(missing(visit_of(request).language), media_type="text/html", status_code=503)
    return packed(request, (DIST / "index.html").read_bytes(), "text/html", ANEW)


def client_file(path: str) -> Path | None:
    """The file that a path names, if it lies within the client's folder."""
    if "\0" in path:
        return None
    try:
        wanted = (DIST / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(DIST) and wanted.is_file() else None
    except OSError:  # no file system knows a name that long
        return None


def missing(language: str) -> bytes:
    title, text = words(language).say("page-missing-title"), words(language).say("page-missing")
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<h1>{escape(title)}</h1><p>{escape(text)}</p></html>"
    ).encode()
