"""The steps of Dungeon Lords, one file for each chapter of the rules."""
