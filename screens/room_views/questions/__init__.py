"""A question of an evening as each page has it: telephone, wall, desk, and how a vote went."""
