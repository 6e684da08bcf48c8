"""The language layer: Fluent catalogues, sentences about what happens, and the rulebook to read."""
