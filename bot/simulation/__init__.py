"""Whole games without Discord: how fast, how long, who wins, is every promise kept, does every effect fire."""
