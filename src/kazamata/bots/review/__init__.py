"""What can be learned from a finished game: how it stood at every time, and where it turned."""
