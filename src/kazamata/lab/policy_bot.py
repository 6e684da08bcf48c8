"""A trained policy as a bot, for simulations, the arena, rivals and server tables.

class Learned(PolicyBot):
    name = "learned"

    def __init__(self):
        model = load("weights")
        super().__init__(lambda observation, mask: model.act(observation, mask), "miners", seats=1)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.lab.envs.env_table import VECTOR, VIEW, EnvTable, ObservationForm
from kazamata.lab.episodes.episode import Episode
from kazamata.lab.spaces import AnyEpisode

Policy: TypeAlias = Callable[[Any, Any], int]
"""Maps an observation and the action mask to an action, both as the environments give them."""


class PolicyBot:
    """Plays as a policy decides, at tables of the setup for which it was trained.

    It sees what the environments show a learner, although a bot gets no position: a world imagined from its view
    gives the same numbers.
    """

    name = "policy"

    def __init__(
        self,
        policy: Policy,
        game: str,
        seats: int,
        choices: Mapping[str, str] | None = None,
        *,
        name: str | None = None,
        compact: bool = False,
        observation: ObservationForm = VECTOR,
    ) -> None:
        if observation == VIEW:
            raise ValueError("a policy of views is a bot already: it needs no PolicyBot")
        self.policy = policy
        self.name = self.name if name is None else name
        self.table = EnvTable(game, seats, choices, compact=compact, observation=observation)

    def choose(self, view: Any, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        """Return the option that the policy takes; raises `ValueError` if its action is illegal."""
        spaces = self.table.spaces
        world = spaces.rules.imagine(view, dice)
        episode: AnyEpisode = Episode(spaces.layout, world)
        episode.turn_to(question.seat)
        table = self.table.copy_with(episode)
        action = int(self.policy(table.observe(question.seat), spaces.action_mask(episode)))
        return int(episode.option_of(spaces.to_flat(episode, action)))
