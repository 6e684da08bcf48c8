"""The engine shared by all games: questions, events, steps, dice and rules. It imports no game."""
