"""What the browser is told of a shared table."""
