"""The same cards by different customs: what is their grande worth by each, and by which does a figure come out?"""
