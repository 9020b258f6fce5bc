"""What people write down of a deal at a real table, by the fields of a form: each family's own, and what they have in common."""
