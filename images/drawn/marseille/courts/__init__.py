"""The courts: king, queen, horseman, page."""
