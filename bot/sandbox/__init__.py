"""A stand-in Discord."""
