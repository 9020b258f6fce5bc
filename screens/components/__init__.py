"""The parts of a page that the browser draws itself: the table, the scoring bench, the score board."""
