"""From the count of a contract to the score, and who pays what: step by step, or the wrong line of a score on paper."""
