"""One package per game; the packages do not know one another."""
