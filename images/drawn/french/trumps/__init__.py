"""The recipes of the French trumps and the Excuse."""
