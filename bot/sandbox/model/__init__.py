"""The world behind the stand-in: users, guilds, channels, messages, interactions, and what changes them."""
