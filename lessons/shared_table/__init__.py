"""A table at which several people sit, and players in the other chairs: what its log says, and its fold."""
