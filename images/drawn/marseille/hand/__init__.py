"""What this pack is lettered with, and its colours."""
