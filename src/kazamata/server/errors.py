"""Errors for clients: a code from the catalogue, a status, and values."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from kazamata.codec.wire import WireRefusal
from kazamata.words.catalogue import LANGUAGES, Catalogue, catalogue

DEFAULT_LANGUAGE: Final = "en"


class RequestError(Exception):
    """A request that the server cannot fulfil; nothing has changed."""

    def __init__(self, code: str, status: int, /, clause: str = "", **values: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.clause = clause
        self.values = values


class ErrorText(msgspec.Struct, omit_defaults=True):
    """An error code and its sentence for a person."""

    code: str
    text: str
    clause: str = ""
    values: dict[str, int | str] = {}


class ErrorBody(msgspec.Struct, omit_defaults=True):
    """The body of every failed request; `seq` is set if the table has moved on."""

    error: ErrorText
    seq: int | None = None
    refusal: WireRefusal | None = None


@cache
def server_catalogue(language: str) -> Catalogue:
    return catalogue("server", language)


def error_text(error: RequestError, language: str) -> ErrorText:
    text = server_catalogue(language).say(f"error-{error.code}", **error.values)
    return ErrorText(error.code, text, error.clause, error.values)


def negotiate_language(asked: str | None, accepted: str | None) -> str:
    """The requested language, or the first one that the browser accepts."""
    for accepted_range in (asked or "", *(accepted or "").split(",")[:20]):
        language = accepted_range.split(";")[0].strip().lower().split("-")[0]
        if language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE
