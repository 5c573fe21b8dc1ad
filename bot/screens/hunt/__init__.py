"""What is particular to the screens of Kill the Unicorns."""
