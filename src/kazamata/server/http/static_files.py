"""The browser client: files built into the package, or a page that says they are missing."""

from __future__ import annotations

import mimetypes
import re
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from litestar import Response, route
from litestar.params import FromPath

from kazamata.server.errors import RequestError, server_catalogue
from kazamata.server.http.gzip_cache import accepts_gzip, etag_of, gzip_if_smaller
from kazamata.server.http.link_previews import add_preview_tags
from kazamata.server.http.preloads import DIST, manifest
from kazamata.server.http.routes.context import AnyRequest, context_of

_PLUGIN: Final = re.compile(r"src/games/([a-z_]+)/plugin\.ts")

INDEX: Final = "index.html"
PACKED: Final = ".gz"
mimetypes.add_type("application/manifest+json", ".webmanifest")
FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"


@cache
def games_with_board() -> frozenset[str]:
    """Games with a board in the client; the page does not offer the others."""
    found = [_PLUGIN.fullmatch(source) for source in manifest()]
    return frozenset(plugin[1] for plugin in found if plugin is not None)


class Asset(NamedTuple):
    """A client file, ready to send."""

    body: bytes
    packed: bytes | None
    kind: str
    cache: str
    tag: str


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def serve_file(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """A client file; unknown paths are pages of the client."""
    found = client_file(path)
    if found is None and (path.startswith(("/api/", "/ws")) or "." in Path(path).name):
        raise RequestError("no-such-page", 404)
    if found is not None:
        return file_response(request, asset(found, found.stat().st_mtime_ns))
    index = client_file(INDEX)
    if index is None:
        return Response(missing(context_of(request).language), media_type="text/html", status_code=503)
    plain = asset(index, index.stat().st_mtime_ns)
    body = await add_preview_tags(request, path, plain.body)
    return file_response(request, plain._replace(body=body, packed=gzip_if_smaller(body), tag=etag_of(body)))


def client_file(path: str) -> Path | None:
    """The file for a path, if it is public and inside the client's folder."""
    name = Path(path).name
    if "\0" in path or name.startswith(".") or name.endswith(PACKED):
        return None
    try:
        wanted = (DIST / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(DIST) and wanted.is_file() else None
    except OSError:  # the name is too long for the file system
        return None


@lru_cache(maxsize=256)
def asset(file: Path, changed: int) -> Asset:
    """A file as of its change time, read once, and compressed unless the build already did."""
    body, beside = file.read_bytes(), file.with_name(file.name + PACKED)
    fresh = beside.is_file() and beside.stat().st_mtime_ns >= changed
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    cache = FOREVER if "assets" in file.relative_to(DIST).parts else REVALIDATE
    return Asset(body, beside.read_bytes() if fresh else gzip_if_smaller(body), kind, cache, etag_of(body))


def file_response(request: AnyRequest, found: Asset) -> Response[bytes]:
    headers = {"cache-control": found.cache, "vary": "accept-encoding", "etag": found.tag}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    if found.packed is not None and accepts_gzip(request):
        return Response(found.packed, media_type=found.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(found.body, media_type=found.kind, headers=headers)


def missing(language: str) -> bytes:
    title, text = (
        server_catalogue(language).say("page-missing-title"),
        server_catalogue(language).say("page-missing"),
    )
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<h1>{escape(title)}</h1><p>{escape(text)}</p></html>"
    ).encode()
