"""Pictures of cards: where they are served, what is laid over them, and a club's own packs."""
