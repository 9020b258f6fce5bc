"""The whole score sheet of a deal, cell by cell."""
