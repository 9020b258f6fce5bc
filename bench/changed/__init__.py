"""What somebody has begun changes under them: lessons with a log in the middle of a step, files of learners written by another hand."""
