"""The rules for other programs: one JSON question a line in, one JSON answer a line out."""
