"""What plain players say besides their turn: offers refused, advice to a partner, answers, cards told of."""
