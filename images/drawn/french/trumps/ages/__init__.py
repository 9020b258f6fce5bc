"""2 to 5, the four ages."""
