"""The French pack: engraved lines, tints printed from stones, two scenes to a trump."""
