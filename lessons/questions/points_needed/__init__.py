"""How many points a side needs with the cards it has taken, and whether it has them."""
