"""What people write down of a Sicilian deal, by the fields of a form."""
