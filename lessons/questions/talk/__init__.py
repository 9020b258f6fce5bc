"""What two who play together may say to each other."""
