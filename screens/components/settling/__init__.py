"""The scoring table of the Sicilian games."""
