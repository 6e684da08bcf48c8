"""A game with a page of rules, which proves that a game is its own rooms and nothing else."""
