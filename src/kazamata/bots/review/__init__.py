"""Reviews of finished games: how each seat stood over time, and where the game turned."""
