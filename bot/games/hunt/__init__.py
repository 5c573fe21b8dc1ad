"""Kill the Unicorns: traps, secret bids, schemes, powers, the black market, scoring."""
