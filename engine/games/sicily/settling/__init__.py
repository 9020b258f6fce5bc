"""Settling up: jochi for what was achieved, or the difference of the card points from a target."""
