"""Where learners' lines are kept: the database, its tables and their upgrades, one queue for writing."""
