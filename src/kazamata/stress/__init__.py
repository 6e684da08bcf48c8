"""Stress tests of a local server: load, crashes, floods."""
