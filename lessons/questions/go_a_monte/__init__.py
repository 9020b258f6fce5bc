"""Would you throw these five cards in, and what comes of what the four have said?"""
