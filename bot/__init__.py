"""Neighbot: Unstable Unicorns on Discord."""
