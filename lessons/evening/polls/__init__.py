"""What a room is asked: questions, how the next one is chosen, what is laid out by hand, how a vote went."""
