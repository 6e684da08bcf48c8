"""Compiled vector environments: games played with flat actions and observed as number vectors."""
