"""Matches of Bologna: two sides, declarations, and hands that end by figures, by cards or without any."""
