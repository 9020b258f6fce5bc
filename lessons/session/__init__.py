"""A lesson being taken: the replay of what the learner did, and where that leads."""
