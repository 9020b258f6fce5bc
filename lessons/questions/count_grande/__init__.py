"""The grande counted step by step."""
