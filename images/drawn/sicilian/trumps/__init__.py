"""The recipes of the Sicilian trumps."""
