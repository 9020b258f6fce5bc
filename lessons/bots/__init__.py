"""Learners made of numbers and of wrong rules, who take the course so that its promises can be checked."""
