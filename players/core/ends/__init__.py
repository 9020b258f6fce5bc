"""The end of a deal solved exactly, with all hands open."""
