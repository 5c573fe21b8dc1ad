"""Slash commands and component routes: thin, one cog an area."""
