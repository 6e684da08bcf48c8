"""Persistence: tables, seats and every answer, in SQLite or PostgreSQL."""
