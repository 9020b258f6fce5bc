"""Deals of French Tarot: the form they are entered in, their scores in words, the scoring table."""
