"""Who may announce rivanto before the first card."""
