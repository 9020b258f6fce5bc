"""The program as one command: where it lies, where its data are, and what it can do."""
