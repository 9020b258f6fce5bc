"""The twenty-one numbered trumps and the Mat."""
