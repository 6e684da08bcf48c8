"""Encodes and decodes positions, game logs, messages and card sets, with msgspec."""
