"""The card given for the Matto."""
