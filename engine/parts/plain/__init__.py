"""A plain player for every game that is not Bologna's: legal, never foolish, and able to say why.

Cards are played by what is common to all of them (:mod:`engine.parts.plain.cards`); a family has a module ``plain`` for what is
spoken, laid away and called, and for who is known to be on whose side. Only what the seat may know is looked at.
"""
