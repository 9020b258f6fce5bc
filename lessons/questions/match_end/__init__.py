"""Is the match over, and for whom?"""
