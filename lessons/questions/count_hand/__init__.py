"""A hand counted before the bidding, and the bid that it is worth."""
