"""REST v10: one module an area, behind one middleware that authenticates, limits and records."""
