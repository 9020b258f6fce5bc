"""The shape of a lesson's file: its fields, steps, names it may use, and how it is read."""
