"""The Fool, Miseria, and trumps 1 to 3."""
