"""The lowest trumps, the Begato and the four Moors, and beside them the Matto."""
