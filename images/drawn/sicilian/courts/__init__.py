"""The recipes of the Sicilian courts."""
