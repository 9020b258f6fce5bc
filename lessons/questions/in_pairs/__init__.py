"""Counting a pile two cards at a time, step by step, either way."""
