"""What scenes are set in and with."""
