"""The inks of the drawn pack and the size of its card."""

WIDTH, HEIGHT = 480, 1000
SEAM = 500

INKS = {
    "paper": "#f8f2e2",
    "white": "#fffaf0",
    "red": "#d6262c",
    "blue": "#1d63c4",
    "green": "#17803f",
    "yellow": "#f8cf24",
    "flesh": "#f4cfa9",
    "grey": "#c3b6a8",
    "brown": "#b07a52",
    "hair": "#c9baa0",
    "ink": "#1a1411",
    "dark": "#2b211c",
    "steel": "#dfe3e4",
    "blush": "#eda98a",
    "lips": "#c9534c",
    "deep": "#a3161c",
}
INK = INKS["ink"]
EDGE = "#8f8472"


def colour(name: str) -> str:
    """The `#rrggbb` of an ink's name; a string already in that form passes through."""
    if name in INKS:
        return INKS[name]
    if name.startswith("#"):
        return name
    raise ValueError(f"no ink called {name!r}; the inks are {', '.join(INKS)}")
