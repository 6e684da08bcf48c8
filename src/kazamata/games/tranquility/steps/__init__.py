"""The steps of Tranquility, one file a chapter."""
