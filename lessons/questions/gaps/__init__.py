"""What the other side has, read off the gaps of the pile laid out."""
