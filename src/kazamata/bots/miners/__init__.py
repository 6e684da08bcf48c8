"""Bots that know Imperial Miners."""
