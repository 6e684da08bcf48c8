"""Games, their messages and their rules."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.codec.sets import choice_values, loaded_sets
from kazamata.core.refusals import Refused
from kazamata.core.rules import SCENARIO, Choice
from kazamata.game_registry import AnyRules
from kazamata.plugins import game_module
from kazamata.server.errors import RequestError
from kazamata.server.errors import server_catalogue as server_words
from kazamata.server.http.routes.context import (
    KNOWN_ERRORS,
    AnyRequest,
    CachedBody,
    cached_response,
    caller_of,
    context_of,
    gzip_response,
    table_registry_of,
)
from kazamata.server.http.static_files import games_with_board
from kazamata.server.messages.games import (
    ChapterText,
    ChoiceInfo,
    ClauseText,
    FirstGame,
    GameInfo,
    MissionInfo,
    RulebookText,
    TablePolicies,
)
from kazamata.server.store.errors import StoreUnavailable
from kazamata.server.tables.expiry import OPEN_DAYS, RUNNING_DAYS
from kazamata.words.catalogue import COMMON, LANGUAGES, Catalogue, catalogue, source_text
from kazamata.words.narrator import choice_help, choice_label, choice_value
from kazamata.words.rulebook import load_rulebook

KEEP: Final = "public, max-age=60"
SERVER: Final = "server"


@get("/policies", summary="What holds at every table", tags=["games"], responses=KNOWN_ERRORS)
async def policies(request: AnyRequest) -> TablePolicies:
    say, away = (
        server_words(context_of(request).language).say,
        round(table_registry_of(request).settings.away_seconds),
    )
    texts = {
        "expiry": say("manners-expiry", open=OPEN_DAYS, running=RUNNING_DAYS),
        "away": say("manners-away", seconds=away),
        **{key: say(f"manners-{key}") for key in ("clock", "leaving", "voting", "hints", "same-deal")},
    }
    return TablePolicies(OPEN_DAYS, RUNNING_DAYS, away, texts)


@get("/games", summary="All games with their choices and bots", tags=["games"], responses=KNOWN_ERRORS)
async def games(request: AnyRequest) -> list[GameInfo]:
    finished = await finished_by(request)
    told = [game_info(name, context_of(request).language) for name in game_registry.GAME_NAMES]
    return [msgspec.structs.replace(game, finished=game.name in finished) for game in told]


async def finished_by(request: AnyRequest) -> set[str]:
    """Games that the caller has finished; missions do not count."""
    guest = caller_of(request).guest_hash
    try:
        played = await table_registry_of(request).store.finished(guest) if guest else []
    except StoreUnavailable:
        return set()  # the list of games works without the database
    return {
        game
        for game, choices in played
        if game in game_registry.GAME_NAMES and not _is_mission(game, choices)
    }


def _is_mission(game: str, choices: dict[str, str]) -> bool:
    return any(one.choices.items() <= choices.items() for one in scenarios(game_registry.rules(game)))


def game_info(name: str, language: str) -> GameInfo:
    return _game_info(name, language, tuple(loaded_sets(name).items()))


@cache
def _game_info(name: str, language: str, sets: tuple[tuple[str, str], ...]) -> GameInfo:
    rules, said, facts = game_registry.rules(name), catalogue(name, language), game_module("words", name)
    return GameInfo(
        name,
        rules.version,
        rules.seats,
        rules.cooperative,
        roster.names(name),
        name in games_with_board(),
        [choice_info(said, choice, choice_values(name, choice), dict(sets)) for choice in rules.choices],
        said.say("game-title"),
        said.say("game-blurb"),
        possible_seats(rules),
        scenarios(rules),
        getattr(facts, "MINUTES", ()),
        getattr(facts, "WEIGHT", 0),
        FirstGame(*first) if (first := getattr(facts, "FIRST_GAME", None)) else None,
    )


def scenarios(rules: AnyRules) -> list[MissionInfo]:
    """The practice scenarios: all values of the scenario choice except its default."""
    wishes = [
        {choice.key: value}
        for choice in rules.choices
        if choice.key == SCENARIO
        for value in choice.values
        if value != choice.default
    ]
    counts = range(1, max(rules.seats) + 1)
    return [
        MissionInfo(wish[SCENARIO], wish, next(seats for seats in counts if _fits(rules, seats, wish)))
        for wish in wishes
    ]


def possible_seats(rules: AnyRules) -> tuple[int, ...]:
    """The possible numbers of seats, given at most one choice."""
    wishes = [{}, *({choice.key: value} for choice in rules.choices for value in choice.values)]
    counts = range(1, max(rules.seats) + 1)
    return tuple([seats for seats in counts if any(_fits(rules, seats, wish) for wish in wishes)])


def _fits(rules: AnyRules, seats: int, wish: dict[str, str]) -> bool:
    try:
        rules.setup(seats, wish)
    except Refused:
        return False
    return True


def choice_info(
    said: Catalogue, choice: Choice, values: tuple[str, ...], files: dict[str, str]
) -> ChoiceInfo:
    """A choice with its labels; a set from a file is named after its file, because no catalogue has it."""
    labels = tuple(
        choice_value(said, choice, value) if value in choice.values else files[value] for value in values
    )
    title, help_text = choice_label(said, choice), choice_help(said, choice)
    return ChoiceInfo(
        choice.key, values, choice.default, choice.clause, choice.is_house_rule, title, help_text, labels
    )


@get(
    "/words/{game:str}/{language:str}",
    summary="Fluent messages",
    tags=["games"],
    media_type="text/plain",
    responses=KNOWN_ERRORS,
)
async def words(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    return gzip_response(request, fluent_bytes(game, language), "text/plain", KEEP)


def fluent_bytes(game: str, language: str) -> bytes:
    """The messages of a game, of the server, and the common ones; the first definition of a key wins."""
    if game != COMMON and game not in game_registry.GAME_NAMES:
        raise RequestError("no-such-game", 404)
    return _word_bytes(game, known_language(language))


@cache
def _word_bytes(game: str, language: str) -> bytes:
    rooms = (SERVER, COMMON) if game == COMMON else (game, SERVER, COMMON)
    return "\n".join(source_text(room, language) for room in rooms).encode()


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise RequestError("no-such-language", 404)
    return language


@get("/rules/{game:str}/{language:str}", summary="The rulebook", tags=["games"], responses=KNOWN_ERRORS)
async def rulebook(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    if game not in game_registry.GAME_NAMES:
        raise RequestError("no-such-game", 404)
    return gzip_response(request, rulebook_bytes(game, known_language(language)), "application/json", KEEP)


@cache
def rulebook_bytes(game: str, language: str) -> bytes:
    read = load_rulebook(game, language)
    chapters = [
        ChapterText(chapter.title, [ClauseText(c.id, c.title, c.text) for c in chapter.clauses])
        for chapter in read.chapters
    ]
    return msgspec.json.encode(RulebookText(read.title, read.blurb, chapters))


@get(
    "/catalogue/{game:str}/{components:str}/{language:str}",
    summary="Names, texts and numbers of a game's components",
    tags=["games"],
    responses=KNOWN_ERRORS,
)
async def component_catalogue(
    request: AnyRequest, game: FromPath[str], components: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    if game not in game_registry.GAME_NAMES:
        raise RequestError("no-such-game", 404)
    return cached_response(request, component_bytes(game, components, known_language(language)))


@lru_cache(maxsize=64)
def component_bytes(game: str, components: str, language: str) -> CachedBody:
    """The catalogue of a component set, from the game's `words` module."""
    make = getattr(game_module("words", game), "catalogue", None)
    if make is None:
        raise RequestError("no-such-set", 404)
    try:
        return CachedBody.of(msgspec.json.encode(make(components, language)), "application/json")
    except ValueError:
        raise RequestError("no-such-set", 404) from None
