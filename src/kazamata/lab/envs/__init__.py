"""Environments for reinforcement learning, one module a library."""
