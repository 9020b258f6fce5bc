"""The shell around every page: which pages there are, the masthead, the style."""
