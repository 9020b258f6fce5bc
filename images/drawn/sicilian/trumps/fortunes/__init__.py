"""What may befall anybody: from Love to the Tower, trumps 8 to 15."""
