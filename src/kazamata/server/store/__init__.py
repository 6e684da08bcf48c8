"""What outlives the process: tables, seats, and every answer, in SQLite or PostgreSQL."""
