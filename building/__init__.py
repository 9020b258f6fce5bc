"""What is made of the checkout: a wheel, a stick for the club, JavaScript's types. Standard library only, but for the stick."""
