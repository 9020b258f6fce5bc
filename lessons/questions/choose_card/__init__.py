"""Which card to lead, to play or to lay away: graded by the tactics."""
