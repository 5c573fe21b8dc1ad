"""Neighbot: Unstable Unicorns and Kill the Unicorns on Discord."""
