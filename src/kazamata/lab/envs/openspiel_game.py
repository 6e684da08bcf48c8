"""OpenSpiel: importing this module registers the game `kazamata` with pyspiel.

    pyspiel.load_game("kazamata(game=lords,seats=3,choices=game:full)")

One chance node at the root chooses among `deals` deals, all equally likely. There are far too many to list all,
and a small number makes an easy game. After the deal the dice are part of the position. An information state is
the events that a seat has seen since the deal, and its view.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final, Literal, TypedDict

from kazamata.codec.snapshot import digest, freeze, thaw
from kazamata.codec.views import view_bytes, wire_view
from kazamata.core.dice import seeded
from kazamata.core.events import Event, redact
from kazamata.core.seats import SPECTATOR
from kazamata.lab.episodes.episode import Episode, new_episode
from kazamata.lab.matches.seeds import seed_of
from kazamata.lab.optional_imports import import_extra
from kazamata.lab.rewards import RESULT, SCORE, end_rewards
from kazamata.lab.spaces import AnyEpisode, Spaces

pyspiel: Final = import_extra("pyspiel")
np: Final = import_extra("numpy")

DEALS: Final = 1024
MAX_DEALS: Final = 2**20
"""OpenSpiel's mask of a chance node takes four bytes for each deal."""
DIGEST_BYTES: Final = 12
DIGEST_BITS: Final = 8 * DIGEST_BYTES
MAX_GAME_LENGTH: Final = 10_000
MIN_UTILITY, MAX_UTILITY = -1000.0, 1000.0
DEFAULTS: Final[dict[str, Any]] = {
    "game": "tranquility",
    "seats": 3,
    "choices": "",
    "reward": "",
    "deals": DEALS,
    "deal_seed": 0,
}

TYPE: Final = pyspiel.GameType(
    short_name="kazamata",
    long_name="Kazamata",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class OpenSpielOptions(TypedDict, total=False):
    """What `kazamata.make(…, api="openspiel")` takes beside the table."""

    reward: Literal["result", "score"]
    deals: int
    deal_seed: int


class KazamataGame(pyspiel.Game):  # type: ignore[name-defined]
    """A table by its parameters: `game`, `seats`, `choices` (`key:value;key:value`), `reward`, `deals`, `deal_seed`.

    Chance chooses one of `deals` deals; another `deal_seed` gives other deals, for a test set.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        choices = dict(choice.split(":") for choice in str(given["choices"]).split(";") if choice)
        self.spaces = Spaces(str(given["game"]), int(given["seats"]), choices)
        self.reward = str(given["reward"]) or self.spaces.default_reward()
        self.deals, self.deal_seed = int(given["deals"]), int(given["deal_seed"])
        if not 1 <= self.deals <= MAX_DEALS:
            raise ValueError(f"deals is a number from 1 to {MAX_DEALS}, not {self.deals}")
        if self.reward not in (RESULT, SCORE):
            raise ValueError(f"in OpenSpiel a reward is {RESULT!r} or {SCORE!r}, not {self.reward!r}")
        most = 1.0 if self.reward == RESULT else MAX_UTILITY
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spaces.num_actions,
            max_chance_outcomes=self.deals,
            num_players=self.spaces.seats,
            min_utility=MIN_UTILITY if self.reward == SCORE else 0.0,
            max_utility=most,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> KazamataState:
        return KazamataState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.spaces, iig_obs_type is not None and iig_obs_type.perfect_recall)


class EventHistory:
    """The events since the deal, shared by all positions that follow."""

    def __init__(self, before: EventHistory | None, events: list[Event]) -> None:
        self.before = before
        self.events = events
        self.digests: dict[int, bytes] = {}

    def digest_for(self, rules: Any, seat: int) -> bytes:
        """Digest a seat's events; histories that the seat cannot tell apart have equal digests."""
        behind: list[EventHistory] = []
        history: EventHistory | None = self
        while history is not None and seat not in history.digests:
            behind.append(history)
            history = history.before
        chain = b"" if history is None else history.digests[seat]
        for link in reversed(behind):
            redacted = [redact(event, rules.event_kinds, seat) for event in link.events]
            words = repr([(int(event.kind), list(event.values)) for event in redacted])
            chain = blake2b(chain + words.encode(), digest_size=12).digest() if redacted else chain
            link.digests[seat] = chain
        return chain


class StateData:
    """The part of a state that OpenSpiel copies and pickles."""

    def __init__(
        self, spaces: Spaces, episode: AnyEpisode | None = None, history: EventHistory | None = None
    ) -> None:
        self.spaces = spaces
        self.episode = episode
        self.history = history

    def __deepcopy__(self, memo: object) -> StateData:
        return StateData(self.spaces, None if self.episode is None else self.episode.copy(), self.history)

    def __reduce__(self) -> tuple[Any, ...]:
        if self.episode is None:
            return StateData, (self.spaces,)
        rules = self.spaces.rules
        digests = {seat: self.digest_for(seat) for seat in range(self.spaces.seats)}
        return _restored_data, (
            self.spaces,
            freeze(rules, self.episode.state),
            int(self.episode.seat),
            digests,
        )

    def digest_for(self, seat: int) -> bytes:
        return b"" if self.history is None else self.history.digest_for(self.spaces.rules, seat)


def _restored_data(spaces: Spaces, frozen: bytes, seat: int, digests: dict[int, bytes]) -> StateData:
    episode: AnyEpisode = Episode(spaces.layout, thaw(spaces.rules, frozen))
    episode.turn_to(seat)
    history = EventHistory(None, [])
    history.digests.update(digests)
    return StateData(spaces, episode, history)


class KazamataState(pyspiel.State):  # type: ignore[name-defined]
    """A position; before the deal the chance player is to move."""

    def __init__(self, game: KazamataGame) -> None:
        super().__init__(game)
        self.data = StateData(game.spaces)
        self.deals, self.deal_seed = game.deals, game.deal_seed
        self.reward = game.reward

    def current_player(self) -> int:
        episode = self.data.episode
        if episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(episode.seat) if episode.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals, which are equally likely."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        episode = self.data.episode
        return sorted(episode.legal_actions()) if episode is not None and episode.seat == player else []

    def _apply_action(self, action: int) -> None:
        data = self.data
        if data.episode is None:
            spaces, seed = data.spaces, seed_of(self.deal_seed, int(action), "deal")
            data.episode = new_episode(spaces.layout, seed)
            data.history = EventHistory(None, list(spaces.rules.deal_events(spaces.setup, seed)))
            return
        data.history = EventHistory(data.history, data.episode.apply_with_events(int(action), True))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.data.spaces.action_text(int(action))

    def is_terminal(self) -> bool:
        return self.data.episode is not None and self.data.episode.seat < 0

    def returns(self) -> list[float]:
        spaces, episode = self.data.spaces, self.data.episode
        if episode is None or episode.seat >= 0:
            return [0.0] * spaces.seats
        outcome = spaces.rules.score(episode.state)
        return end_rewards(self.reward, outcome, spaces.rules.cooperative, spaces.seats)

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if self.data.episode is None:
            return f"{seat}"
        view = self.data.spaces.rules.see(self.data.episode.state, seat)
        redacted = blake2b(self.data.digest_for(seat) + view_bytes(view), digest_size=12).hexdigest()
        return f"{seat} {redacted}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if self.data.episode is None:
            return ""
        return bytes(wire_view(self.data.spaces.rules.see(self.data.episode.state, seat))).decode()

    def resampled(self, player: int, seed: int) -> KazamataState:
        """Return another position that is consistent with a player's view (`imagine`)."""
        copied = self.clone()
        data = copied.data
        assert data.episode is not None
        data.episode = data.episode.imagine(player, seeded(seed))
        assert isinstance(copied, KazamataState)
        return copied

    def resample_from_infostate(self, player: int, random: Any) -> KazamataState:
        """Return another position that is consistent with a player's view; `random()` is from 0 to 1."""
        return self.resampled(player, int(random() * 2**32))

    def __str__(self) -> str:
        """Return whose turn it is, the question, and a digest that no other position has."""
        data = self.data
        if data.episode is None:
            return "before the deal"
        position = digest(data.spaces.rules, data.episode.state)
        if data.episode.seat < 0:
            return f"the game is over: {position}"
        asked = data.spaces.rules.ask_kinds[data.episode.kind].name
        return f"seat {data.episode.seat} answers {asked}: {position}"

    # ---------------------------------------------------------------------------------------- structs

    def to_struct(self) -> Struct:
        """Return the position as the deal and the actions that led to it, with what spectators see."""
        history = [int(action) for action in self.history()]
        return Struct(
            {
                **self.data.spaces.metadata,
                "deal_seed": self.deal_seed,
                "history": history,
                "current_player": int(self.current_player()),
                "view": self._view(SPECTATOR),
            }
        )

    def to_dict(self) -> dict[str, Any]:
        return self.to_struct().to_dict()

    def to_json(self) -> str:
        return self.to_struct().to_json()

    def to_observation_struct(self, player: int | None = None) -> Struct:
        """Return what a player sees."""
        return Struct(self._view(self.current_player() if player is None else player))

    def action_to_struct(self, player: int, action: int) -> Struct:
        """Return the meaning of an action: its question, the form of the answer, and its values."""
        if player < 0:
            return Struct({"deal": int(action)})
        kind, option = self.data.spaces.question_and_option(int(action))
        definition = self.data.spaces.rules.ask_kinds[kind]
        answer = definition.read(option)
        values = dict(zip((field.name for field in answer.form.fields), answer.values, strict=True))
        return Struct({"question": definition.name, "answer": answer.form.name, **values})

    def _view(self, viewer: int) -> dict[str, Any]:
        if self.data.episode is None:
            return {}
        view = self.data.spaces.rules.see(self.data.episode.state, viewer)
        fields: dict[str, Any] = json.loads(bytes(wire_view(view)))
        return fields


class Struct:
    """Named values, as OpenSpiel's structs give them."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values = values

    def to_dict(self) -> dict[str, Any]:
        return self.values

    def to_json(self) -> str:
        return json.dumps(self.values)

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["values"][name]
        except KeyError:
            raise AttributeError(name) from None


class Observer:
    """Observations as numbers: one tensor and its named blocks, which follow one another in it.

    With `perfect_recall` a block `recall` follows: the bits of a digest of all events that the player has seen,
    so that different information states have different tensors.
    """

    def __init__(self, spaces: Spaces, perfect_recall: bool = False) -> None:
        self.spaces = spaces
        self.perfect_recall = perfect_recall
        size = spaces.observation_size
        self.tensor = np.zeros(size + (DIGEST_BITS if perfect_recall else 0), np.float32)
        columns = spaces.split_blocks(np.arange(size))
        self._order = np.concatenate([column.ravel() for column in columns.values()])
        self.dict, begin = {}, 0
        for name, column in columns.items():
            self.dict[name] = self.tensor[begin : begin + column.size].reshape(column.shape)
            begin += column.size
        if perfect_recall:
            self.dict["recall"] = self.tensor[size:]

    def set_from(self, state: KazamataState, player: int) -> None:
        """Fill the tensor with a player's observation."""
        data, size = state.data, self.spaces.observation_size
        if data.episode is None:
            self.tensor.fill(0)
            return
        self.tensor[:size] = self.spaces.observation_row(data.episode, player)[self._order]
        if self.perfect_recall:
            seen = data.digest_for(player).ljust(DIGEST_BYTES, b"\0")
            self.tensor[size:] = np.unpackbits(np.frombuffer(seen, np.uint8))

    def string_from(self, state: KazamataState, player: int) -> str:
        """Return a player's observation as text."""
        return state.observation_string(player)


def resampler(state: KazamataState, player: int) -> KazamataState:
    """The `resampler_callback` for OpenSpiel's ISMCTS."""
    return state.resampled(player, int(np.random.randint(2**31)))


pyspiel.register_game(TYPE, KazamataGame)
