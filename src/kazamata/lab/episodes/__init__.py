"""Games in numbers, compiled: flat actions and feature vectors, one game or a batch."""
