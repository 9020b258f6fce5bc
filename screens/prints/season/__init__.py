"""A season on paper and as tables."""
