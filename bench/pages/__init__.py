"""What is measured in a browser, and the pictures that are taken in one."""
