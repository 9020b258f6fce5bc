"""A question with answers written by the author."""
