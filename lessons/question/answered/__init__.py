"""What is said of an answer: its mark, which misconception it gives away and how sure that is, the ladder of help."""
