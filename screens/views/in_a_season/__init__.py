"""What the browser is told of a club's season."""
