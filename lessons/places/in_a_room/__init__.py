"""The sides of a room: telephone, wall and desk, and what those there do by themselves."""
