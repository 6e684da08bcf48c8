"""Trials of a local server: load, crashes, hostile messages, leaks between worlds."""
