"""Whose the Excuse is after its trick, what is owed for it, and with which card."""
