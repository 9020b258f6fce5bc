"""Heads: the features of a face, hair, beards and necks, and whole heads of every age."""
