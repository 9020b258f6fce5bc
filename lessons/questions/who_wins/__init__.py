"""Which card wins a trick."""
