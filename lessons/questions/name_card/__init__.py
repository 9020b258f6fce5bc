"""The name of the card that is shown."""
