"""The sheet of a deal, read or filled in, as the browser is given it."""
