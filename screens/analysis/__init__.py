"""What is searched beside the app, for a page: the other players, the coach, a hand looked at again."""
