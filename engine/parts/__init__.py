"""Building blocks from which games are put together."""
