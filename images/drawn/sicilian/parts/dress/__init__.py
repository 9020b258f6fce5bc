"""What people wear and carry: cloth, crowns and hats, the signs of their rank."""
