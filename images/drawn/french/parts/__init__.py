"""What the figures and scenes of the French pack are put together from."""
