"""A count with one wrong line, to be found."""
