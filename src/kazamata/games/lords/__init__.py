"""Dungeon Lords: two years of building below the ground and fighting off adventurers, for two to four."""
