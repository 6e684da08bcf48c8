"""Imperial Miners: ten rounds of digging, with all seats playing at the same time."""
