"""Who is learning here: their file, another learner, starting over."""
