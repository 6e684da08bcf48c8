"""What builds and tries the project; dev.py calls it."""
