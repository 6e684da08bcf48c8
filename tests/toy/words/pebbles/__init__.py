"""The words of Pebbles follow from its rows alone."""
