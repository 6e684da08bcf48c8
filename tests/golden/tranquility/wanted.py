"""Golden games of Tranquility: every way of ending at every player count, and every module and variant."""

from __future__ import annotations

from tests.golden.make import WantedGame

GREEDY, RANDOM = ("greedy",), ("random",)
SEAS = {"rocks": "yes", "monsters": "3", "storms": "yes"}

WANTED = [
    *(
        WantedGame(
            f"tranquility.won-{seats}", seats, {}, GREEDY, "won", f"a base game of {seats} is won (TQ-18)"
        )
        for seats in range(1, 6)
    ),
    *(
        WantedGame(
            f"tranquility.lost-{seats}",
            seats,
            {},
            RANDOM,
            "stuck",
            f"a base game of {seats} gets stuck (TQ-20)",
        )
        for seats in range(1, 6)
    ),
    *(
        WantedGame(
            f"tranquility.{variant}-{cause}-{seats}",
            seats,
            {"variant": variant},
            GREEDY,
            cause,
            f"{variant} with {seats} ends {cause}",
        )
        for variant in ("arch", "pyramid", "day_and_night")
        for cause in ("won", "stuck")
        for seats in range(1, 6)
    ),
    WantedGame(
        "tranquility.duel-full", 2, {"variant": "duel"}, GREEDY, "grid_full", "a duel fills the grid (TQ-H6)"
    ),
    WantedGame(
        "tranquility.duel-stopped", 2, {"variant": "duel"}, RANDOM, "both_stopped", "both stop (TQ-H6)"
    ),
    WantedGame(
        "tranquility.rocks", 3, {"rocks": "yes"}, GREEDY, "won", "rocks are moved until they leave (TQ-22)"
    ),
    WantedGame(
        "tranquility.monsters", 4, {"monsters": "5"}, GREEDY, "won", "five monsters, and a win (TQ-23)"
    ),
    WantedGame(
        "tranquility.storms", 2, {"storms": "yes"}, GREEDY, "won", "storms, compasses, and a win (TQ-24)"
    ),
    WantedGame("tranquility.rough-seas", 3, SEAS, RANDOM, "stuck", "all modules together (TQ-A28)"),
    WantedGame(
        "tranquility.rough-night",
        2,
        {**SEAS, "variant": "day_and_night"},
        RANDOM,
        "stuck",
        "modules by night",
    ),
    WantedGame(
        "tranquility.poseidon", 5, {"removal": "poseidon"}, GREEDY, "won", "twelve islands short (TQ-25)"
    ),
    WantedGame(
        "tranquility.solo-draw8", 1, {"solo": "draw8"}, GREEDY, "won", "the second solo reading (TQ-H1)"
    ),
    WantedGame(
        "tranquility.solo-discard4", 1, {"solo": "discard4"}, GREEDY, "won", "the third solo reading (TQ-H1)"
    ),
]
