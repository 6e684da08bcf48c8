"""Kazamata: rules, bots, server and environments for three modern board games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

from kazamata._engine import choose_engine, is_compiled

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Unpack

    from kazamata.bots.bot import Bot
    from kazamata.core.dice import Dice
    from kazamata.game_registry import AnyRules
    from kazamata.games.lords.rules import Lords
    from kazamata.games.miners.rules import Miners
    from kazamata.games.tranquility.rules import Tranquility
    from kazamata.lab.envs.env_table import RenderedEnvOptions
    from kazamata.lab.envs.gymnasium_env import KazamataEnv, LearnerOptions
    from kazamata.lab.envs.openspiel_game import KazamataGame, OpenSpielOptions
    from kazamata.lab.envs.pettingzoo_aec import KazamataAEC
    from kazamata.lab.envs.pettingzoo_parallel import KazamataParallel
    from kazamata.lab.envs.vector_env import BatchOptions, VectorEnv

__all__ = [
    "__version__",
    "bot",
    "bot_names",
    "dice",
    "game_names",
    "is_compiled",
    "make",
    "make_vec",
    "rules",
]
__version__ = "0.1.0"

choose_engine()


def game_names() -> tuple[str, ...]:
    """The short names of all games, such as `tranquility`."""
    from kazamata import game_registry

    return game_registry.GAME_NAMES


@overload
def rules(name: Literal["tranquility"]) -> Tranquility: ...
@overload
def rules(name: Literal["miners"]) -> Miners: ...
@overload
def rules(name: Literal["lords"]) -> Lords: ...
@overload
def rules(name: str) -> AnyRules: ...
def rules(name: str) -> AnyRules:
    """The rules of a game by its short name; a `KeyError` lists the games if there is none.

    Rules hold no position. These are their seven verbs:

        rules.deal(setup, seed)          a first position of rules.setup(seats, choices)
        rules.ask(state)                 who must decide, and the legal options
        rules.take(state, seat, option)  carry out an answer in place; returns events
        rules.why(state, seat, option)   why an answer is refused, or None
        rules.see(state, viewer)         what a seat may know, as a view
        rules.imagine(view, dice)        another position that looks like the view
        rules.score(state)               points and winners
    """
    from kazamata import game_registry

    return game_registry.rules(name)


def dice(seed: int) -> Dice:
    """New dice; the same seed gives the same throws."""
    from kazamata.core.dice import seeded

    return seeded(seed)


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play a game: those of the package from weak to strong, then installed ones."""
    from kazamata.bots import roster

    return roster.names(game)


def bot(game: str, name: str) -> Bot:
    """A bot by its name or by `module:Class`; a `KeyError` lists the bots of the game if there is none."""
    from kazamata.bots import roster

    return roster.bot(game, name)


@overload
def make(
    game: str,
    seats: int,
    choices: Mapping[str, str] | None = None,
    *,
    api: Literal["aec"] = "aec",
    **settings: Unpack[RenderedEnvOptions],
) -> KazamataAEC: ...
@overload
def make(
    game: str,
    seats: int,
    choices: Mapping[str, str] | None = None,
    *,
    api: Literal["parallel"],
    **settings: Unpack[RenderedEnvOptions],
) -> KazamataParallel: ...
@overload
def make(
    game: str,
    seats: int,
    choices: Mapping[str, str] | None = None,
    *,
    api: Literal["gymnasium"],
    **settings: Unpack[LearnerOptions],
) -> KazamataEnv: ...
@overload
def make(
    game: str,
    seats: int,
    choices: Mapping[str, str] | None = None,
    *,
    api: Literal["openspiel"],
    **settings: Unpack[OpenSpielOptions],
) -> KazamataGame: ...
def make(
    game: str, seats: int, choices: Mapping[str, str] | None = None, *, api: str = "aec", **settings: Any
) -> Any:
    """An environment: `api` is `aec` or `parallel` (PettingZoo), `gymnasium` or `openspiel`.

    All but OpenSpiel take `reward` (`result`, `score`, `progress`, a function or a `Shaping`), `observation`
    (`vector`, `onehot`, `dict`, `view`), `illegal` (`raise`, `penalty`, `end`), `compact`, `max_episode_steps` and
    `render_mode` (`ansi`, `svg`). Gymnasium takes `rivals` and `seat` too. OpenSpiel takes `reward`, `deals` and
    `deal_seed`.
    """
    from kazamata.lab import envs

    return envs.make(game, seats, choices, api=api, **settings)


def make_vec(
    game: str,
    seats: int,
    choices: Mapping[str, str] | None = None,
    *,
    num_envs: int,
    **settings: Unpack[BatchOptions],
) -> VectorEnv:
    """Many tables that step in one call, with NumPy arrays in and out.

    It takes `seed`, `reward` (`result`, `score`, `progress`) and `with_observations`.
    """
    from kazamata.lab.envs.vector_env import VectorEnv

    return VectorEnv(game, seats, choices, num_envs=num_envs, **settings)
