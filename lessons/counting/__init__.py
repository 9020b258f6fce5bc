"""Questions that count: the steps of a count, the piles they are asked of, and a reckoning on paper with its error."""
