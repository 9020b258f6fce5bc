"""What there is for each section of the books: lessons, kinds of questions, tables, the rules page."""
