"""The virtues, trumps 4 to 7."""
