"""Signals: when one may be made, and what it says."""
