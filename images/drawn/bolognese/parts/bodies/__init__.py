"""What is below the neck: arms, hands and what they grip, Cupid's small body, the skeleton."""
