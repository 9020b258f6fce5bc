"""Settling by the difference in card points: who needs how many, and what that brings."""
