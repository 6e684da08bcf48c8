"""Many games at once: matches of bots, and how fast the engine runs."""
