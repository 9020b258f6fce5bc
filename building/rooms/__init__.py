"""Bare machines to try the project in: a small Debian in a folder, in which nothing is installed but what README.md asks for."""
