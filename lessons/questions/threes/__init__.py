"""Counting by threes, step by step, either way."""
