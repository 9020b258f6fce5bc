"""Problems: looked for (finding), told how hard (guessing), played on by search (playing_on), put together (collecting)."""
