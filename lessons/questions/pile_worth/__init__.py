"""What a pile comes to, in one figure: its grande, its sequences, its criccone, or all of it."""
