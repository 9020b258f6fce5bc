"""Parts of the pages where a hand is played or looked back at."""
