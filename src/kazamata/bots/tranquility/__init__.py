"""Players of Tranquility."""
