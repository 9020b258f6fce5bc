"""What the browser is told of each place: one module for each sort of place, found by its name."""
