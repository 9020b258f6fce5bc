"""The sides of a shared table: the hall in which one is opened, and each seat."""
