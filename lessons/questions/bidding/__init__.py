"""Bidding: what may be said in a round, and who plays against whom when it is over."""
