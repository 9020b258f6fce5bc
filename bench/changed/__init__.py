"""What somebody has begun changes under them: lessons in the middle of a step, files of learners written by another hand."""
