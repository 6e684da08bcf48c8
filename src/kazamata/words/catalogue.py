"""Messages in four languages from Fluent files: first the game's, then the common ones."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentNumber, fluent_number
from fluent.syntax import ast

from kazamata.plugins import package_folders

LANGUAGES: Final = ("en", "hu", "pl", "sr")
LANGUAGE_NAMES: Final[Mapping[str, str]] = {
    "en": "English",
    "hu": "magyar",
    "pl": "polski",
    "sr": "srpski",
}
COMMON: Final = "common"
ENGLISH: Final = "en"
MINUS: Final = "−"

LOCALES: Final = {"en": "en", "hu": "hu", "pl": "pl", "sr": "sr-Latn"}

MessageValue: TypeAlias = str | int | float
"""A message argument: a name or a number."""


@final
class Catalogue:
    """The messages of one game in one language, with the common messages as a fallback."""

    def __init__(
        self, game: str, language: str, bundle: FluentBundle, messages: Mapping[str, ast.Message]
    ) -> None:
        self.game = game
        self.language = language
        self._bundle = bundle
        self._messages = messages

    def keys(self) -> frozenset[str]:
        """All message keys, including the common ones."""
        return frozenset(self._messages)

    def has(self, key: str) -> bool:
        return key in self._messages

    def message(self, key: str) -> ast.Message:
        """The parsed message; raises `KeyError` if there is none."""
        if key not in self._messages:
            raise KeyError(
                f"no message is called {key!r} in {self.game}/{self.language}.ftl or the common ones"
            )
        return self._messages[key]

    def say(self, key: str, /, **values: MessageValue) -> str:
        """Format a message; raises `KeyError` for an unknown key, `ValueError` for a missing value."""
        return self.resolve(key, {name: _fluent_value(value) for name, value in values.items()})

    def decimal(self, number: float, digits: int, signed: bool = False) -> str:
        """A decimal number as the language writes it (`1.5` or `1,5`), with a real minus sign."""
        plain = f"{number:+.{digits}f}" if signed else f"{number:.{digits}f}"
        mark = "." if self.language == ENGLISH else ","
        return plain.replace("-", MINUS).replace(".", mark)

    def percent(self, share: float) -> str:
        return f"{self.decimal(100 * share, 1)}%"

    def resolve(self, key: str, values: Mapping[str, str | FluentNumber]) -> str:
        """Format a message with Fluent values; keeps the class of a number."""
        self.message(key)  # raises for a missing key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"the message {key!r} in {self.game}/{self.language}.ftl has no text")
        errors: list[Exception] = []
        current = CurrentEnvironment(args=dict(values))
        text = pattern(ResolverEnvironment(context=self._bundle, current=current, errors=errors))
        if errors:
            given = ", ".join(sorted(values)) or "none"
            raise ValueError(f"{key!r} in {self.language} cannot be said: {errors[0]}; values given: {given}")
        return str(text)


def _fluent_value(value: MessageValue) -> str | FluentNumber:
    """Numbers are never grouped: 1000 is 1000 in every language, as in seeds and logs."""
    if isinstance(value, str):
        return value
    number = fluent_number(value, useGrouping=False)
    assert isinstance(number, FluentNumber)
    return number


@cache
def catalogue(game: str, language: str) -> Catalogue:
    """The catalogue of a game (or `common`); the `KeyError` for an unknown one lists those that exist."""
    if language not in LANGUAGES:
        raise KeyError(f"no language is called {language!r}; there are: {', '.join(LANGUAGES)}")
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    messages: dict[str, ast.Message] = {}
    for source in (COMMON,) if game == COMMON else (game, COMMON):
        resource = _resource(source, available_language(source, language))
        bundle.add_resource(resource)  # the first definition of a key wins
        messages = messages_of(resource) | messages
    return Catalogue(game, language, bundle, messages)


def source_text(game: str, language: str) -> str:
    """The Fluent sources of one folder: `en.ftl`, then `board.en.ftl` and similar files."""
    folder = _folder(game, language)
    names = sorted(path.name for path in folder.iterdir() if path.name.endswith(f".{language}.ftl"))
    return "\n".join(folder.joinpath(name).read_text("utf-8") for name in (f"{language}.ftl", *names))


def _folder(game: str, language: str) -> Path:
    for root in package_folders("words"):
        if root.joinpath(game, f"{language}.ftl").is_file():
            return root / game
    raise KeyError(
        f"no words for {game!r} in {language!r}; there are words for: {', '.join(catalogue_names())}"
    )


def available_language(game: str, language: str) -> str:
    """The language to use for a game: the wanted one, or English if the game lacks it."""
    folders = [root / game for root in package_folders("words")]
    return language if any(folder.joinpath(f"{language}.ftl").is_file() for folder in folders) else ENGLISH


def catalogue_names() -> tuple[str, ...]:
    """The folders with a catalogue: one per game, and the common ones."""
    folders = (folder for root in package_folders("words") for folder in root.iterdir())
    return tuple(sorted(folder.name for folder in folders if folder.joinpath(f"{ENGLISH}.ftl").is_file()))


def messages_of(resource: ast.Resource) -> dict[str, ast.Message]:
    """The messages of a resource; raises `ValueError` for bad or repeated entries, which Fluent ignores."""
    messages: dict[str, ast.Message] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not a Fluent message: {(entry.content or '').strip()[:80]!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in messages:
                raise ValueError(f"the message {entry.id.name!r} is there twice")
            messages[entry.id.name] = entry
    return messages


def _resource(game: str, language: str) -> ast.Resource:
    resource = FluentResource(source_text(game, language))
    assert isinstance(resource, ast.Resource)
    return resource
