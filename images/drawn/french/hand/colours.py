"""The tints of the French pack, their darker stones, and the size of its card."""

WIDTH, HEIGHT = 480, 880
INKS = {
    "paper": "#fbf5e6",
    "ink": "#221a1a",
    "haze": "#9a8f84",
    "red": "#c8392f",
    "wine": "#8f2430",
    "rose": "#efb5a4",
    "blue": "#3565a6",
    "navy": "#22406e",
    "sky": "#d3e3e6",
    "steel": "#93b0c6",
    "green": "#4f8a4c",
    "pine": "#2d5b3d",
    "leaf": "#a9c27f",
    "yellow": "#f2c443",
    "ochre": "#c88f35",
    "straw": "#f6e3a8",
    "brown": "#8c5b3a",
    "umber": "#573827",
    "tan": "#cfaa82",
    "flesh": "#f8dac0",
    "bisque": "#e6b592",
    "blush": "#e58e78",
    "grey": "#bcb7b0",
    "slate": "#6b696d",
    "coal": "#3b343a",
    "white": "#fffdf8",
    "pearl": "#dfdad0",
    "lilac": "#a98cb5",
    "plum": "#6a4574",
}
"""Paper, the ink of the key, the thin grey of what is far away, and twenty-six tints."""


SHADE = {
    "red": "wine", "rose": "blush", "blue": "navy", "sky": "steel", "steel": "blue", "green": "pine", "leaf": "green",
    "yellow": "ochre", "ochre": "brown", "straw": "yellow", "brown": "umber", "tan": "brown", "flesh": "bisque",
    "bisque": "blush", "grey": "slate", "slate": "coal", "white": "pearl", "pearl": "grey", "paper": "pearl",
    "lilac": "plum", "wine": "umber", "plum": "coal", "navy": "coal", "pine": "coal", "umber": "coal", "coal": "ink",
    "blush": "red",
}  # fmt: skip
"""The stone that prints the side of a tint that lies away from the light."""


EDGE = "#8f8472"
