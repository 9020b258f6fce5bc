"""Sicilian deals: the form they are entered in, their settlements in words, the scoring table."""
