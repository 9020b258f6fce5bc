"""A moment of a deal that was looked for: one card comes to clearly more, as a search found out, and the book says why."""
