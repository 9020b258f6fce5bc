"""One deal that a whole lesson is about: played out by the simple players from a seed, and asked about moment by moment."""
