"""10 and 11, the four elements."""
