"""The pack with the subjects of Marseille: the hand of the Sicilian block-cutter, in frames with numerals and titles."""
