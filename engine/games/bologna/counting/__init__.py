"""What the cards of a side are worth: combinations, the grande and its shortcut, the whole pile."""
