"""What the browser is told of each sort of place in a room."""
