"""Decks of people's own: read with bounds, checked with exact faults, kept by hash, merged with those of the box."""
