"""What a teacher does at a shared table, and what it makes of it: hands that lie open, another line, what everybody is asked."""
