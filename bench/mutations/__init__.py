"""How much the tests notice, by small slips put into the program."""
