"""The performance table: every figure measured in one run, beside its baseline in `data/baseline.yaml`."""
