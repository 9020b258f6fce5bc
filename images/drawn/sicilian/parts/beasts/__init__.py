"""Birds, horses, and who sits on a horse."""
