"""Build and test tools that dev.py calls."""
