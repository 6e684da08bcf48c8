"""The components of Dungeon Lords, one file for each kind. Each row names its source (`sources.py`)."""
