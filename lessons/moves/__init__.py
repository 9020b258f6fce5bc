"""What somebody does: a move as the browser tells it, why it is not taken, and what chance has to give for it."""
