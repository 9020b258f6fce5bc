"""An auction in one round: what may be bid, who takes, what becomes of the chien."""
