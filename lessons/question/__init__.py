"""What a question is: its kind, its panel, its mark, its situations and the wrong rules that show in it."""
