"""People: what each of them sees, and what they can do with it."""
