"""Learning to fill in the sheet of a deal: its cells, what an answer gives away, planted errors, and the learner's way."""
