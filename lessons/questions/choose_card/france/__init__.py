"""France: the discard, and the petit hunted, saved and kept for the last trick."""
