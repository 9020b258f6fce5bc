"""6 to 9, the times of day."""
