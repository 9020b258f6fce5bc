"""Playing with a tarot of 78 cards: what is taken out, which card stands for which, which of two trumps takes the trick."""
