"""Parts of pages: lists, charts, icons and results that more than one page could show."""
