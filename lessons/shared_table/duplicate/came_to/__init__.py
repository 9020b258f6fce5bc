"""What a deal of each family came to, as tables are compared by it: a module a family, found by its name."""
