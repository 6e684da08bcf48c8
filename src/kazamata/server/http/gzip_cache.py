"""Compressed and cached response bodies with ETags."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import blake2b
from typing import Final, NamedTuple

from litestar import Response

from kazamata.server.http.routes.context import AnyRequest

MIN_GZIP_BYTES: Final = 1000
"""Smaller bodies are sent uncompressed."""


def gzip_response(request: AnyRequest, body: bytes, media_type: str, cache: str) -> Response[bytes]:
    """A cacheable response, compressed once for all clients that accept gzip."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    small = gzip_if_smaller(body) if accepts_gzip(request) else None
    if small is not None:
        headers["content-encoding"] = "gzip"
    return Response(body if small is None else small, media_type=media_type, headers=headers)


def accepts_gzip(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@lru_cache(maxsize=128)
def gzip_if_smaller(body: bytes) -> bytes | None:
    """The compressed body; None if compression gains too little."""
    small = gzip.compress(body, 9, mtime=0) if len(body) >= MIN_GZIP_BYTES else body
    return small if len(small) < len(body) else None


def etag_of(body: bytes) -> str:
    return f'"{blake2b(body, digest_size=12).hexdigest()}"'


class CachedBody(NamedTuple):
    """A constant body, compressed once and identified by its ETag."""

    body: bytes
    gzipped: bytes
    etag: str
    media_type: str

    @classmethod
    def of(cls, body: bytes, media_type: str) -> CachedBody:
        return cls(body, gzip.compress(body, 9, mtime=0), etag_of(body), media_type)


def cached_response(request: AnyRequest, cached: CachedBody) -> Response[bytes]:
    """The body, or 304 if the client already has it."""
    headers = {"cache-control": "no-cache", "vary": "accept-encoding", "etag": cached.etag}
    if cached.etag in request.headers.get("if-none-match", ""):
        return Response(b"", media_type=cached.media_type, status_code=304, headers=headers)
    if not accepts_gzip(request):
        return Response(cached.body, media_type=cached.media_type, headers=headers)
    return Response(
        cached.gzipped, media_type=cached.media_type, headers={**headers, "content-encoding": "gzip"}
    )
