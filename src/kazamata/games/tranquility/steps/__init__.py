"""The steps of Tranquility, one file per topic."""
