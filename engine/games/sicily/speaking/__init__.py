"""Speaking in Sicily: one machine, and the tables of words that it reads."""
