"""Plans for an evening at the club: what to say, what to ask, when to talk, how long each part takes; files like lessons."""
