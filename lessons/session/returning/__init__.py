"""What was missed: when it comes back, and another way where it does not go."""
