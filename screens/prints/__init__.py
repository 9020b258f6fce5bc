"""Sheets of paper and files to take along: pure builders, and the page that offers them."""
