"""What declarations tell: who holds a card, who cannot, what is only likely, and what a player is asking for."""
