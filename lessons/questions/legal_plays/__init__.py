"""Which cards of a hand may be played to a trick."""
