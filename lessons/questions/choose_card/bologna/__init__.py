"""Bologna: the tactics of the book, in situations that the master has looked through."""
