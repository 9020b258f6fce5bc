"""The recipes of the French pips."""
