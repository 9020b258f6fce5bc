"""What people wear: crowns, hats, the garments of the courts."""
