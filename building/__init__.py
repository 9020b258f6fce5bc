"""What is made of the checkout for others: a wheel, and a stick for the club. Standard library only, but for the stick's page."""
