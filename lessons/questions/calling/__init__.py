"""Calling a card: which one, and who then plays with the caller."""
