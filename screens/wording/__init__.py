"""What the screens say in words: their texts, citations and notes on terms."""
