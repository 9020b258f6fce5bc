"""12 to 15, the leisures."""
