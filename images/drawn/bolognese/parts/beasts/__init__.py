"""Horses, and plumes and wings."""
