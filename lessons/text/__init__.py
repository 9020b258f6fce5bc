"""What is said in sentences: reasons in words, names of cards, marked-up texts, terms, marks and skills."""
