"""How wrong rules become answers: what misconceptions are written with."""
