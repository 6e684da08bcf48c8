"""Kazamata: three board games, one engine."""

from kazamata._engine import choose_engine, is_compiled

__all__ = ["__version__", "is_compiled"]
__version__ = "0.1.0"

choose_engine()
