"""The recipes of the French courts."""
