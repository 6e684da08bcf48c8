"""Kazamata."""
