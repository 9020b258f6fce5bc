"""Lesson files as strict YAML: plain data, where each value stands, and what is not strict."""
