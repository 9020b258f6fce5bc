"""The heavens and who rules them, trumps 16 to 20."""
