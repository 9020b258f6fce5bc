"""Hands played for practice: four tricks, or a whole deal, against the engine's simple players."""
