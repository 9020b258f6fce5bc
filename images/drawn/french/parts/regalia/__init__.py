"""What the courts wear and hold."""
