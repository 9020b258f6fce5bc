"""The number cards and aces: one to ten of each suit."""
