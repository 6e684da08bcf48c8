"""Programs that learn and search, small enough to be read in one go."""
