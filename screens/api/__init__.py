"""What the browser asks for by plain HTTP: moves, places, news, and files it may keep."""
