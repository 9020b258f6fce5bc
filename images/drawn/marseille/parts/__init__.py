"""Wings, beasts, tiaras and bare women: what the figures of this pack are put together from."""
