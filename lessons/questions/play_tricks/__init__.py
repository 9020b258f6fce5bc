"""Play a few tricks yourself: every card is judged, the simple players play the other three hands."""
