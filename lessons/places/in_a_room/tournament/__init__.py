"""What who leads a room does about a tournament: pairs, who meets whom, and the tables of a round, of cards or on telephones."""
