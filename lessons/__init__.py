"""What a lesson is: its script, its questions, how they are marked, and how far a learner has come."""
