"""What the steps of questions rest on, kind by kind, for each family of games."""
