"""How a stored database becomes what this version expects, step by step (alembic)."""
