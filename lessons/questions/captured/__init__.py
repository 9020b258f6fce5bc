"""What was captured in a trick."""
