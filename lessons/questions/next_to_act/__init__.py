"""Whose turn it is: to play, to lead, to deal, to cut."""
