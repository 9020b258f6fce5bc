"""A moment of a deal that was looked for: one card is right by far, as a search found out, and the book says why."""
