"""The steps of Dungeon Lords, one file a chapter."""
