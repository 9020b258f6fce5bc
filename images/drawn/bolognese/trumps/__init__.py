"""The trumps and the Matto."""
