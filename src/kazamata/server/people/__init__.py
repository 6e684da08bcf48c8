"""Who comes to the server: callers and their tokens, and what they are told when something is refused."""
