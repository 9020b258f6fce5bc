"""The pip cards."""
