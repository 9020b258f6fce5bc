"""The French family: the 78 cards and what its games share."""

BEGINS = "french4"
"""The game one begins with."""
