"""The language layer: Fluent catalogues, sentences about the game, and the rulebook."""
