"""OpenSpiel: importing this module registers the game `kazamata` with pyspiel.

    pyspiel.load_game("kazamata(game=lords,seats=3,choices=game:full)")

One chance node at the root samples the seed, because there are far too many deals to list. After that the
dice are part of the position. An information state is the events that a seat has seen since the deal, and its
view.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from kazamata.codec.snapshot import digest, freeze, thaw
from kazamata.codec.views import view_bytes, wire_view
from kazamata.core.dice import seeded
from kazamata.core.events import Event, redact
from kazamata.lab.episodes.episode import Episode, new_episode
from kazamata.lab.optional_imports import import_extra
from kazamata.lab.spaces import RESULT, SCORE, AnyEpisode, Spaces

pyspiel: Final = import_extra("pyspiel")
np: Final = import_extra("numpy")

SEEDS: Final = 2**24
"""How many deals there are; OpenSpiel's mask of a chance node takes four bytes for each."""
MAX_GAME_LENGTH: Final = 10_000
MIN_UTILITY, MAX_UTILITY = -1000.0, 1000.0
DEFAULTS: Final[dict[str, Any]] = {
    "game": "tranquility",
    "seats": 3,
    "choices": "",
    "reward": "",
    "deal_seed": -1,
}

TYPE: Final = pyspiel.GameType(
    short_name="kazamata",
    long_name="Kazamata",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class KazamataGame(pyspiel.Game):  # type: ignore[name-defined]
    """A table by its parameters: `game`, `seats`, `choices` (`key:value;key:value`), `reward`, `deal_seed`.

    `deal_seed` seeds the sequence of deals; a negative value gives a different sequence every time.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        choices = dict(choice.split(":") for choice in str(given["choices"]).split(";") if choice)
        self.spaces = Spaces(str(given["game"]), int(given["seats"]), choices)
        self.reward = str(given["reward"]) or self.spaces.default_reward()
        self.deals = np.random.default_rng(int(given["deal_seed"]) if int(given["deal_seed"]) >= 0 else None)
        most = 1.0 if self.reward == RESULT else MAX_UTILITY
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spaces.num_actions,
            max_chance_outcomes=SEEDS,
            num_players=self.spaces.seats,
            min_utility=MIN_UTILITY if self.reward == SCORE else 0.0,
            max_utility=most,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> KazamataState:
        return KazamataState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.spaces)


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
        self.deal = int(game.deals.integers(SEEDS))
        self.reward = game.reward

    def current_player(self) -> int:
        episode = self.data.episode
        if episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(episode.seat) if episode.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return a single deal, drawn for this state, as *sampled* stochastic games do."""
        return [(self.deal, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        episode = self.data.episode
        return sorted(episode.legal_actions()) if episode is not None and episode.seat == player else []

    def _apply_action(self, action: int) -> None:
        data = self.data
        if data.episode is None:
            spaces = data.spaces
            data.episode = new_episode(spaces.layout, int(action))
            data.history = EventHistory(None, list(spaces.rules.deal_events(spaces.setup, int(action))))
            return
        data.history = EventHistory(data.history, data.episode.apply_with_events(int(action), True))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player < 0 else self.data.spaces.action_text(int(action))

    def is_terminal(self) -> bool:
        return self.data.episode is not None and self.data.episode.seat < 0

    def returns(self) -> list[float]:
        spaces, episode = self.data.spaces, self.data.episode
        if episode is None or episode.seat >= 0:
            return [0.0] * spaces.seats
        return spaces.rewards(spaces.rules.score(episode.state), self.reward)

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
        rules = data.spaces.rules
        assert data.episode is not None
        seat = int(data.episode.seat)
        data.episode = Episode(
            data.spaces.layout, rules.imagine(rules.see(data.episode.state, player), seeded(seed))
        )
        data.episode.turn_to(seat)
        assert isinstance(copied, KazamataState)
        return copied

    def __str__(self) -> str:
        return "" if self.data.episode is None else digest(self.data.spaces.rules, self.data.episode.state)


class Observer:
    """Observations as numbers: one tensor and its named blocks."""

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces
        self.tensor = np.zeros(spaces.observation_size, np.float32)
        self.dict = spaces.split_blocks(self.tensor)

    def set_from(self, state: KazamataState, player: int) -> None:
        """Fill the tensor with a player's observation."""
        self.tensor.fill(0)
        if state.data.episode is not None:
            self.tensor[:] = self.spaces.observation_row(state.data.episode, player)

    def string_from(self, state: KazamataState, player: int) -> str:
        """Return a player's observation as text."""
        return state.observation_string(player)


def resampler(state: KazamataState, player: int) -> KazamataState:
    """The `resampler_callback` for OpenSpiel's ISMCTS."""
    return state.resampled(player, int(np.random.randint(SEEDS)))


pyspiel.register_game(TYPE, KazamataGame)
