"""How many card points some cards are worth."""
