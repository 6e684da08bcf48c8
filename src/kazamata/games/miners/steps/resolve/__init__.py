"""Resolves effects. Effects lead to other effects, so these modules import each other as modules."""
