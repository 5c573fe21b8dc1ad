"""The Discord client: connects, answers presses in time, and keeps messages in step with tables. Knows no rules."""
