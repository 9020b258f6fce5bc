"""The cards that are asked for, picked from a few."""
