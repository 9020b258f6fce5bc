"""What the dealer may leave, and what becomes of it."""
