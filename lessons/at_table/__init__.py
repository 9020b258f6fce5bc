"""Whole deals of a game that is settled after each deal, played for practice against its plain players (Sicily's eleven)."""
