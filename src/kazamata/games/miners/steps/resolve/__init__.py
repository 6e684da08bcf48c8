"""How effects are resolved: each room knows the others by name only, for effects lead to effects."""
