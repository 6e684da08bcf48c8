"""Golden games of Imperial Miners: every player count, both ways to reveal, the first game."""

from __future__ import annotations

from tests.golden.make import WantedGame

GREEDY, RANDOM = ("greedy",), ("random",)
END = "ten_rounds"

WANTED = [
    *(
        WantedGame(
            f"miners.together-{seats}", seats, {}, RANDOM, END, f"{seats} seats, revealed together (IM-16)"
        )
        for seats in range(1, 6)
    ),
    *(
        WantedGame(
            f"miners.open-{seats}",
            seats,
            {"reveal": "open"},
            RANDOM,
            END,
            f"{seats} seats, open reveal (IM-A12)",
        )
        for seats in range(2, 6)
    ),
    WantedGame(
        "miners.first-3", 3, {"first_game": "yes"}, RANDOM, END, "a first game keeps all six cards (IM-8)"
    ),
    WantedGame("miners.greedy-1", 1, {}, GREEDY, END, "a good solo game and its rank (IM-48)"),
    WantedGame(
        "miners.greedy-3", 3, {}, GREEDY, END, "three who build on purpose: carts, collapses, machinery"
    ),
]
