"""The Sicilian family: the small tarot of 63 cards and what its games share."""

BEGINS = "mineo3"
"""The game one begins with."""
