"""The steps of Imperial Miners."""
