"""Declaring from the hand."""
