"""Dungeon Lords: two years of building a dungeon and fighting adventurers, for two to four players."""
