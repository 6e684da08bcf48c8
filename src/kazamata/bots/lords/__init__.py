"""Players of Dungeon Lords, and the solver of its battles."""
