"""Whole deals of games that are settled after each deal, played for practice; a package for each family that is played so."""
