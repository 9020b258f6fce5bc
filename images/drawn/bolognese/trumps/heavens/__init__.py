"""From the Star up: trump 16, Moon, Sun, World and Angel."""
