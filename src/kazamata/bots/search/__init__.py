"""Search loops that are independent of the game; compiled with the engine."""
