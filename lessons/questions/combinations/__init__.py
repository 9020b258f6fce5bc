"""Criccone and sequences of a pile, step by step."""
