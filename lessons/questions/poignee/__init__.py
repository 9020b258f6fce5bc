"""A poignée: what may be shown, what it is worth, for whom it counts."""
