"""The recipes of the Sicilian pips."""
