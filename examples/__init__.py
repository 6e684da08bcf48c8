"""Short example programs for learning and search."""
