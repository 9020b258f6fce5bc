"""What a learner did: the log of events, where it is kept, and how it travels."""
