"""Who pays whom: settling a deal in jochi, step by step."""
