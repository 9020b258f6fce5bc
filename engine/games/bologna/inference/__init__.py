"""What one player can know: where the cards can be, and what declarations tell."""
