"""Questions from and for other programs: a table of positions becomes steps of a lesson, a lesson becomes a quiz in GIFT."""
