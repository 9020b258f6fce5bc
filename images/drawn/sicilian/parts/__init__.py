"""What figures and places of the Sicilian pack are put together from."""
