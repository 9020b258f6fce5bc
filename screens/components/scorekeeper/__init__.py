"""The page on which a match at a real table is kept."""
