"""What leaves memory: stored positions, game logs, messages. msgspec lives here."""
