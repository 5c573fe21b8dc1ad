"""What every game shares: decisions, events, chance and the shape of a match."""
