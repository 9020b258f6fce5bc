"""Problems: looked for (finding), told how hard (guessing), put together (collecting)."""
