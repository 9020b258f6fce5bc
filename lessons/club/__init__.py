"""What a club adds on its own computer: lessons of its own, and reports of questions that are wrong."""
