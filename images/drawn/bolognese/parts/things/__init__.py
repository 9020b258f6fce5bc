"""What is held, and what stands about: weapons, vessels, wheels, columns, fire and masonry."""
