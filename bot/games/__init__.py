"""The rules: pure games that stop at decisions and go on with answers."""
