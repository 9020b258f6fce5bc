"""What may be told with the card that is played."""
