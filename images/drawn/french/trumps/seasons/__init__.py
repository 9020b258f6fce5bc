"""16 to 19, the seasons."""
