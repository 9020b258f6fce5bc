"""The Sicilian pack: a woodcut hand of its own, its parts, and a recipe for every card."""
