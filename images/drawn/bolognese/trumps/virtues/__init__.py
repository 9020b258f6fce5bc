"""The virtues, trumps 7 to 9."""
