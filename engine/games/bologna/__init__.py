"""The Bolognese family: the 62 cards and what its games share."""

BEGINS = "ottocento"
"""The game one begins with."""
