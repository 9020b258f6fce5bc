"""Everything an installation has to lose, as one file: taken while the app runs, and put back."""
