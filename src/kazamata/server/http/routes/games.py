"""The games with their texts, rulebooks and component catalogues, and the table policies."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.codec.sets import choice_values, loaded_sets
from kazamata.core.refusals import Refused
from kazamata.core.rules import SCENARIO, Choice, Preset
from kazamata.game_registry import AnyRules
from kazamata.plugins import game_module
from kazamata.server.errors import RequestError, server_catalogue
from kazamata.server.http.gzip_cache import CachedBody, cached_response, gzip_response
from kazamata.server.http.routes.context import (
    KNOWN_ERRORS,
    AnyRequest,
    caller_of,
    context_of,
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
    PresetInfo,
    RulebookText,
    SetupCheck,
    TablePolicies,
)
from kazamata.server.messages.requests import SetupQuery
from kazamata.server.rendering.setup_checks import check_setup
from kazamata.server.store.errors import StoreUnavailable
from kazamata.server.tables.expiry import OPEN_DAYS, RUNNING_DAYS
from kazamata.server.tables.new_tables import require_game, require_known_choices
from kazamata.words.catalogue import COMMON, LANGUAGES, Catalogue, catalogue, source_text
from kazamata.words.narrator import (
    choice_help,
    choice_label,
    choice_value,
    choice_value_help,
    preset_label,
    preset_text,
)
from kazamata.words.rulebook import load_rulebook

CACHE_CONTROL: Final = "public, max-age=60"
SERVER: Final = "server"


@get("/policies", summary="The policies of all tables", tags=["games"], responses=KNOWN_ERRORS)
async def policies(request: AnyRequest) -> TablePolicies:
    say, away = (
        server_catalogue(context_of(request).language).say,
        round(table_registry_of(request).settings.away_seconds),
    )
    texts = {
        "expiry": say("policy-expiry", open=OPEN_DAYS, running=RUNNING_DAYS),
        "away": say("policy-away", seconds=away),
        **{key: say(f"policy-{key}") for key in ("clock", "leaving", "voting", "hints", "same-deal")},
    }
    return TablePolicies(OPEN_DAYS, RUNNING_DAYS, away, texts)


@get("/games", summary="All games with their choices and bots", tags=["games"], responses=KNOWN_ERRORS)
async def games(request: AnyRequest) -> list[GameInfo]:
    finished = await finished_by(request)
    infos = [game_info(name, context_of(request).language) for name in game_registry.GAME_NAMES]
    return [msgspec.structs.replace(game, finished=game.name in finished) for game in infos]


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
    return any(mission.choices.items() <= choices.items() for mission in missions(game_registry.rules(game)))


def game_info(name: str, language: str) -> GameInfo:
    return _game_info(name, language, tuple(loaded_sets(name).items()))


@cache
def _game_info(name: str, language: str, sets: tuple[tuple[str, str], ...]) -> GameInfo:
    rules, texts = game_registry.rules(name), catalogue(name, language)
    words_module = game_module("words", name)
    return GameInfo(
        name,
        rules.version,
        rules.seats,
        rules.cooperative,
        roster.names(name),
        name in games_with_board(),
        [choice_info(texts, choice, choice_values(name, choice), dict(sets)) for choice in rules.choices],
        texts.say("game-title"),
        texts.say("game-blurb"),
        possible_seats(rules),
        missions(rules),
        getattr(words_module, "MINUTES", ()),
        getattr(words_module, "WEIGHT", 0),
        FirstGame(*first) if (first := getattr(words_module, "FIRST_GAME", None)) else None,
        presets=[preset_info(texts, rules, preset) for preset in rules.presets],
    )


def preset_info(texts: Catalogue, rules: AnyRules, preset: Preset) -> PresetInfo:
    marks = sum(c.marks_of(preset.choices[c.key]) for c in rules.choices if c.key in preset.choices)
    title, sentence = preset_label(texts, preset), preset_text(texts, preset)
    return PresetInfo(preset.key, preset.choices, preset.guided, title, sentence, marks)


def missions(rules: AnyRules) -> list[MissionInfo]:
    """The practice missions: all values of the scenario choice except its default."""
    candidates = [
        {choice.key: value}
        for choice in rules.choices
        if choice.key == SCENARIO
        for value in choice.values
        if value != choice.default
    ]
    counts = range(1, max(rules.seats) + 1)
    return [
        MissionInfo(
            choices[SCENARIO], choices, next(seats for seats in counts if _is_allowed(rules, seats, choices))
        )
        for choices in candidates
    ]


def possible_seats(rules: AnyRules) -> tuple[int, ...]:
    """The possible numbers of seats, given at most one choice."""
    candidates = [{}, *({choice.key: value} for choice in rules.choices for value in choice.values)]
    counts = range(1, max(rules.seats) + 1)
    return tuple(
        [seats for seats in counts if any(_is_allowed(rules, seats, choices) for choices in candidates)]
    )


def _is_allowed(rules: AnyRules, seats: int, choices: dict[str, str]) -> bool:
    try:
        rules.setup(seats, choices)
    except Refused:
        return False
    return True


def choice_info(
    texts: Catalogue, choice: Choice, values: tuple[str, ...], files: dict[str, str]
) -> ChoiceInfo:
    """A choice with its labels; a set from a file is named after its file, because no catalogue has it."""
    labels = tuple(
        choice_value(texts, choice, value) if value in choice.values else files[value] for value in values
    )
    title, help_text = choice_label(texts, choice), choice_help(texts, choice)
    return ChoiceInfo(
        choice.key,
        values,
        choice.default,
        choice.clause,
        choice.is_house_rule,
        title,
        help_text,
        labels,
        tuple(choice_value_help(texts, choice, value) for value in values),
        tuple(choice.marks_of(value) for value in values) if choice.marks else (),
    )


@post(
    "/games/{game:str}/setup",
    summary="What the rules refuse beside a setup",
    tags=["games"],
    status_code=200,
    responses=KNOWN_ERRORS,
)
async def setup_check(request: AnyRequest, game: FromPath[str], data: JSONBody[SetupQuery]) -> SetupCheck:
    rules = require_game(game)
    require_known_choices(rules, data.choices)
    return check_setup(rules, data.seats, data.choices, possible_seats(rules), context_of(request).language)


@get(
    "/words/{game:str}/{language:str}",
    summary="Fluent messages",
    tags=["games"],
    media_type="text/plain",
    responses=KNOWN_ERRORS,
)
async def words(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    return gzip_response(request, fluent_bytes(game, language), "text/plain", CACHE_CONTROL)


def fluent_bytes(game: str, language: str) -> bytes:
    """The messages of a game, of the server, and the common ones; the first definition of a key wins."""
    if game != COMMON and game not in game_registry.GAME_NAMES:
        raise RequestError("no-such-game", 404)
    return _fluent_bytes(game, known_language(language))


@cache
def _fluent_bytes(game: str, language: str) -> bytes:
    sources = (SERVER, COMMON) if game == COMMON else (game, SERVER, COMMON)
    return "\n".join(source_text(source, language) for source in sources).encode()


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise RequestError("no-such-language", 404)
    return language


@get("/rules/{game:str}/{language:str}", summary="The rulebook", tags=["games"], responses=KNOWN_ERRORS)
async def rulebook(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    if game not in game_registry.GAME_NAMES:
        raise RequestError("no-such-game", 404)
    return gzip_response(
        request, rulebook_bytes(game, known_language(language)), "application/json", CACHE_CONTROL
    )


@cache
def rulebook_bytes(game: str, language: str) -> bytes:
    book = load_rulebook(game, language)
    chapters = [
        ChapterText(chapter.title, [ClauseText(c.id, c.title, c.text) for c in chapter.clauses])
        for chapter in book.chapters
    ]
    return msgspec.json.encode(RulebookText(book.title, book.blurb, chapters))


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
    make = getattr(game_module("words", game), "component_catalogue", None)
    if make is None:
        raise RequestError("no-such-set", 404)
    try:
        return CachedBody.of(msgspec.json.encode(make(components, language)), "application/json")
    except ValueError:
        raise RequestError("no-such-set", 404) from None
