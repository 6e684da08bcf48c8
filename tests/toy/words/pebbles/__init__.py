"""The words of Pebbles follow from its tables."""
