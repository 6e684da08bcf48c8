"""Games, their words and their rules."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from kazamata import shelf
from kazamata.bots import roster
from kazamata.server.errors import Trouble
from kazamata.server.errors import words as server_words
from kazamata.server.http.pages import BOARDS
from kazamata.server.http.routes.desk import KNOWN_ERRORS, AnyRequest, house_of, packed, visit_of
from kazamata.server.tables.expiry import OPEN_DAYS, RUNNING_DAYS
from kazamata.words.catalogue import COMMON, LANGUAGES, source_text
from kazamata.words.rulebook import book

KEEP: Final = "public, max-age=60"
SERVER: Final = "server"


class ChoiceInfo(msgspec.Struct, frozen=True):
    """Something a table agrees upon."""

    key: str
    values: tuple[str, ...]
    default: str
    clause: str
    house: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the shelf; `board` says whether the page can show it."""

    name: str
    version: int
    seats: tuple[int, ...]
    cooperative: bool
    bots: tuple[str, ...]
    board: bool
    choices: list[ChoiceInfo]


class ClauseText(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: str
    title: str
    text: str


class ChapterText(msgspec.Struct, frozen=True):
    """Rules that belong together."""

    title: str
    clauses: list[ClauseText]


class BookText(msgspec.Struct, frozen=True):
    """A rulebook."""

    title: str
    intro: str
    chapters: list[ChapterText]


class Manners(msgspec.Struct, frozen=True):
    """What holds at every table: its numbers, and sentences in the reader's language by their keys."""

    open_days: int
    running_days: int
    away_seconds: int
    texts: dict[str, str]


@get("/manners", summary="What holds at every table", tags=["games"], responses=KNOWN_ERRORS)
async def manners(request: AnyRequest) -> Manners:
    say, away = server_words(visit_of(request).language).say, round(house_of(request).settings.away_seconds)
    texts = {
        "expiry": say("manners-expiry", open=OPEN_DAYS, running=RUNNING_DAYS),
        "away": say("manners-away", seconds=away),
        **{key: say(f"manners-{key}") for key in ("clock", "leaving", "voting", "hints", "same-deal")},
    }
    return Manners(OPEN_DAYS, RUNNING_DAYS, away, texts)


@get("/games", summary="Games on the shelf", tags=["games"], responses=KNOWN_ERRORS)
async def games() -> list[GameInfo]:
    return [game_info(name) for name in shelf.NAMES]


@cache
def game_info(name: str) -> GameInfo:
    rules = shelf.rules(name)
    choices = [ChoiceInfo(c.key, c.values, c.default, c.clause, c.house) for c in rules.choices]
    board = name in BOARDS
    return GameInfo(name, rules.version, rules.seats, rules.cooperative, roster.names(name), board, choices)


@get(
    "/words/{game:str}/{language:str}",
    summary="Fluent messages",
    tags=["games"],
    media_type="text/plain",
    responses=KNOWN_ERRORS,
)
async def words(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    return packed(request, word_bytes(game, language), "text/plain", KEEP)


def word_bytes(game: str, language: str) -> bytes:
    """The messages of a game, of the server, and the common ones; the first to name a key keeps it."""
    if game != COMMON and game not in shelf.NAMES:
        raise Trouble("no-such-game", 404)
    return _word_bytes(game, known_language(language))


@cache
def _word_bytes(game: str, language: str) -> bytes:
    rooms = (SERVER, COMMON) if game == COMMON else (game, SERVER, COMMON)
    return "\n".join(source_text(room, language) for room in rooms).encode()


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Trouble("no-such-language", 404)
    return language


@get("/rules/{game:str}/{language:str}", summary="The rulebook", tags=["games"], responses=KNOWN_ERRORS)
async def rulebook(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    if game not in shelf.NAMES:
        raise Trouble("no-such-game", 404)
    return packed(request, book_bytes(game, known_language(language)), "application/json", KEEP)


@cache
def book_bytes(game: str, language: str) -> bytes:
    read = book(game, language)
    chapters = [
        ChapterText(chapter.title, [ClauseText(c.id, c.title, c.text) for c in chapter.clauses])
        for chapter in read.chapters
    ]
    return msgspec.json.encode(BookText(read.title, read.blurb, chapters))
