"""A Sicilian deal as a state machine: actions, state, what may be done, what follows, the record."""
