"""Two cards that look alike, side by side."""
