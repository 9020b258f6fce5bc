"""The forms of a match at a real table, and how it is told: one language of fields, in which each family describes its own."""

FORMS = tuple(f"../match_forms/{name}.js" for name in ("combinations", "fields", "form", "inputs", "pile", "reckoning"))
"""The modules that draw them, for a component of a folder beside this one."""
