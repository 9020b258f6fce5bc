"""What a learner knows and what is due, folded from the log."""
