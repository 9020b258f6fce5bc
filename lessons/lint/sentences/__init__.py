"""What is wrong with the sentences: words that nobody asks for, reasons without words, what cannot be read aloud."""
