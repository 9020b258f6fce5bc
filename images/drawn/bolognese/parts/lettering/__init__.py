"""Numerals and capitals, drawn without fonts."""
