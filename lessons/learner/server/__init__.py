"""The log in PostgreSQL, for an installation of several processes; loaded only where the address names one."""
