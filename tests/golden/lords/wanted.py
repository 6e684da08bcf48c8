"""Golden games of Dungeon Lords: first and full game at every player count, and training passed and failed."""

from __future__ import annotations

from tests.golden.make import WantedGame

GREEDY, RANDOM = ("greedy",), ("random",)

WANTED = [
    *(
        WantedGame(
            f"lords.{game}-{seats}-{bots[0]}",
            seats,
            {"game": game},
            bots,
            "scored",
            f"a {game} game of {seats} is scored (DL-77)",
        )
        for game in ("first", "full")
        for seats in (2, 3, 4)
        for bots in (GREEDY, RANDOM)
    ),
    WantedGame(
        "lords.options-4",
        4,
        {
            "planning": "in_order",
            "trap_deck": "reshuffles",
            "demon_food": "monsters",
            "demon_pay_day": "paid",
            "idle_monsters": "out",
            "room_bonus": "once",
        },
        GREEDY,
        "scored",
        "a game with options other than the defaults (DL-H4)",
    ),
    WantedGame("lords.passed-1", 1, {"scenario": "M1"}, GREEDY, "passed", "mission 1 is passed (DL-M1)"),
    WantedGame("lords.failed-1", 1, {"scenario": "M3"}, RANDOM, "failed", "mission 3 fails (DL-M3)"),
]
