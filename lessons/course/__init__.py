"""The lessons there are, read and put in order, each with its game, and every question of one asked once before it is taken."""
