"""The auction of French Tarot: bids, what a hand is worth for them, the partner called at five."""
