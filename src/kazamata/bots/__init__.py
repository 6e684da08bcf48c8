"""Players that are no people: they know what a person at their seat would know."""
