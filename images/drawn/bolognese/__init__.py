"""The recipes of the Bolognese pack, one module for every few cards."""
