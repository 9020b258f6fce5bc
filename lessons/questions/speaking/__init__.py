"""Speaking while the cards are dealt: what may be said now, and what it comes to."""
