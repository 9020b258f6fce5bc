"""What a deal of French Tarot comes to: points counted, the score, the payments, a duel of two."""
