"""What happens in the window in which the app was started."""
