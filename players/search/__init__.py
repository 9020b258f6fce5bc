"""What a seat knows, and what its cards come to: deals played out, and ends solved exactly."""
