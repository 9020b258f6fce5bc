"""Cards put in order of rank."""
