"""Scenario files: a rule played out on a small table. `files` reads them, `runner` plays them, `stage` sets them up."""
