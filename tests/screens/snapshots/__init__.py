"""Every screen in four languages as text files that a translator can read: `python -m tests.screens.snapshots`."""
