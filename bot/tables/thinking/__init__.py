"""Thinking away from the event loop: worker processes answer for computers that look ahead."""
