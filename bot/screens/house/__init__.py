"""What `/houserules` shows. All of it is private."""
