"""A whole evening of a club of sixteen, from the first who joins to the season's table: each in a browser of their own.

All of it is pressed as people press it: where it can be seen and nothing lies over it. Only what nobody looks at is played without
its pages.
"""
