"""A deal from the first packet to the score, as values."""
