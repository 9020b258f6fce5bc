"""Everything that can be wrong with the content, told at its place."""
