"""How good a rival sits down: easy tries a turn once, medium some times, strong plays to the end in its head."""

from __future__ import annotations

from typing import Final

from kazamata.bots.miners.greedy import GreedyBot

EASY_TRIES: Final = 1


class EasyBot(GreedyBot):
    """Takes the first way to finish its turn that comes to mind."""

    name = "easy"

    def __init__(self) -> None:
        super().__init__(EASY_TRIES)


class MediumBot(GreedyBot):
    """The careful rival, by the name of its level."""

    name = "medium"
