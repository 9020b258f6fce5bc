"""Faces, hair, figures and their dress."""
