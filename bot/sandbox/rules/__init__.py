"""What Discord refuses: its limits, its error codes, and one validator a kind of payload."""
