"""The games, by family: engine/games/<family>/<game>/ holds a GAME each."""
