"""A bot process whose strong bots search only briefly, so that browser tests do not wait."""

from __future__ import annotations

import sys

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.server.bot_processes.worker import preload, serve

HASTE = 8
"""Divides the number of playouts."""


def hurry() -> None:
    for game in game_registry.GAME_NAMES:
        bot = roster.bot(game, roster.strongest(game))
        if hasattr(bot, "playouts"):
            bot.playouts //= HASTE


if __name__ == "__main__":
    preload(sys.argv[1:])
    hurry()
    serve(sys.stdin.buffer, sys.stdout.buffer)
