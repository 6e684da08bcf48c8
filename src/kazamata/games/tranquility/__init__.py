"""Tranquility: the players fill a shared sea with islands without talking."""
