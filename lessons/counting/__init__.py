"""Questions that count piles: the steps of a count, the piles they are asked of."""
