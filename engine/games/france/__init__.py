"""The French family: the 78 cards and what its games share."""
