"""The sixteen court cards."""
