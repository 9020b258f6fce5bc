"""Ottocento on 62-bit masks, compiled: tricks, piles, playing out, drawing worlds, solving. Equal to the engine card by card."""
