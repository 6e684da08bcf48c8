"""A game with a page of rules, which proves that a game needs only its own packages."""
