"""The score sheet of each family, empty or filled in."""
