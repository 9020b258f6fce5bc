"""``python -m lessons``: the teaching for other programs, a line of JSON a question."""
