"""The lines of a room's log: what can happen in its rounds, and between them."""
