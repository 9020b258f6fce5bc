"""What may befall anybody: Love, the Chariot, and the Wheel to the Thunderbolt, trumps 10 to 15."""
