"""The JSON Schemas of what authors write, for editors that complete and underline."""
