"""Which learner this is, and what they remember."""
