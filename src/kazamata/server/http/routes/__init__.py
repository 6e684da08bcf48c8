"""The HTTP routes, one module per topic."""
