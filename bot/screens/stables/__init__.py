"""What is particular to the screens of the stable games: Unstable Unicorns and its edition for Kids."""
