"""What is shown of a room at the club: who is there, a question and its votes, tables, the plan, what an evening left."""
