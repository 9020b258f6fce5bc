"""A match of a Sicilian game as it is shown: the form of a deal, who pays whom, everything in words."""
