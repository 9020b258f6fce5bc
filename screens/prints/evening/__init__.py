"""What an evening leaves on paper and in files, what it plays from, and how its tournament stands."""
