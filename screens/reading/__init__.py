"""What can be read by itself: the words of the table, and the rules section by section."""
