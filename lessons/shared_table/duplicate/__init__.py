"""The same deals at several tables: the set of them, what each table came to, and the tables side by side."""
