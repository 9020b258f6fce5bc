"""Parts of the pages that show how far one is."""
