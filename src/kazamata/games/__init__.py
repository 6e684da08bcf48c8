"""One room per game; the rooms do not know one another."""
