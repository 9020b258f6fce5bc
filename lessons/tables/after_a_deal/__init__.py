"""What comes after a deal at a table: how it ended, what is paid, and looking at it once more."""
