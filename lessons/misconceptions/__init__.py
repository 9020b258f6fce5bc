"""Wrong rules people believe, one file each; found, not listed."""
