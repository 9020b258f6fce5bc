"""A deal of a Bolognese game as a state machine: the form of the deal, states, actions, and what follows from them."""
