"""A field for a file from the learner's computer, in the page's language."""
