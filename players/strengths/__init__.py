"""The strengths a player can have, and what one decides with: the learner, the book, the club, the master."""
