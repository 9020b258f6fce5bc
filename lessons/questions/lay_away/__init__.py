"""What may be laid away for the monte."""
