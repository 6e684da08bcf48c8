"""A game at the terminal: the session, the game, its players and the page."""
