"""Handouts read as whoever has only the paper: every question, its situation found again in the text, answered by the engine."""
