"""A club's seasons: members, who came, what each has learnt, league tables; a small log beside the evenings, and its fold."""
