"""Trials of the server: load, sudden death, hostile messages, two worlds. On this machine only."""
