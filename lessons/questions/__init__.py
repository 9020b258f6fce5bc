"""The kinds of questions, one folder each; found, not listed."""
