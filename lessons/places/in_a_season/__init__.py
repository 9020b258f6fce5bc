"""A club's season: read out of its evenings, and what whoever leads says of its members."""
